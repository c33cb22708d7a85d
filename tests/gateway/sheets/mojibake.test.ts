import { describe, expect, it } from 'vitest';
import { findMojibake } from '../../../gateway/sheets/cell-faults.ts';
import { sevenBits } from '../../../gateway/sheets/seven-bits.ts';
import fc from '../../support/fast-check.ts';

const misread = (name: string) => new TextDecoder('windows-1252').decode(Buffer.from(name));

describe('findMojibake', () => {
  it('repairs every Igbo and Yoruba name that was read as windows-1252', () => {
    const letters = fc.constantFrom(...'ỌọỤụỊịṄṅÀàÁáÈèÉéẸẹṢṣ', 'a', 'n', ' ');
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1 }), (name) => {
        expect(findMojibake(misread(name))).toEqual(/[^ -~]/.test(name) ? { repaired: name } : null);
      }),
    );
  });

  it('F-263 repairs every name of Nigeria whose letters lost a bit at the bridge of a clock device', () => {
    const word = fc
      .tuple(
        fc.constantFrom(...'ỌỤỊṄẸṢƊƘÁÈABKNU'),
        fc.array(fc.constantFrom(...'ọụịṅẹṣɗƙɓáàéèíìóòúùabeknoz'), { minLength: 1, maxLength: 5 }),
      )
      .map(([capital, rest]) => capital + rest.join(''));
    const name = fc
      .array(word, { minLength: 1, maxLength: 3 })
      .map((words) => words.join(' '))
      // After a capital a sign is taken for a letter only where a small letter follows.
      .filter(
        (text) => Buffer.byteLength(text) < 24 && !/\p{Lu}(?:à|[áàéèíìóòúù](?![a-zàáèéìíòóùúọụịṅẹṣɗƙɓ]))/u.test(text),
      );
    fc.assert(
      fc.property(name, fc.constantFrom('\r', '\n'), (text, carriageReturn) => {
        // With small letters that stayed, a line feed for a carriage return can be told from Ị.
        const isPlain = /[a-z]/.test(text);
        const left = isPlain ? sevenBits(text).replaceAll('\r', carriageReturn) : sevenBits(text);
        expect(findMojibake(left)).toEqual(left === text ? null : { repaired: text });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['FC)lix', 'Félix'],
    ['NGa;\fZI OKC\tKE', 'NGỌZI OKÉKE'],
    ['Nga; zi OkC)ke', null],
    ['Nga;zi Okeke', null],
    ['Chukwuema:9ka Nwachukwa;%XY', null],
  ])('F-263 says of %j that it is %j', (left, repaired) => {
    expect(findMojibake(left)).toEqual({ repaired });
  });

  it.each([
    ...[
      'Obi (PHC)',
      'Obi C. A.',
      'C. F. Eze',
      'ISAAC\tOBI',
      'Amina; Obi',
      'Amaka: Obi',
      'Eze-C',
      'Musa G-I',
      'Ada C 9',
    ],
    ...['FC Eze', 'Chukwuemeka Nwachukwu (HQ)', 'Vitamin C, Ada', 'MacDonald L.', 'Dr. E (Mrs) Udo', 'Ada, F.'],
  ])('F-263 leaves the signs of %j alone', (name) => expect(findMojibake(name)).toBeNull());

  it.each(['Ọlá Nwáchukwu', 'Ụzọma', 'José Ñandú', "N'Chị", 'Müller-Lüdenscheidt', 'O’Neil', 'Ada', 'Zoë'])(
    'leaves %s alone',
    (name) => expect(findMojibake(name)).toBeNull(),
  );

  it.each(['Ad\uFFFDa', 'Nw?chukwu', '?lá', 'Ọ Ã¡', 'Ad\u0081a'])('flags %j, which cannot be repaired', (name) => {
    expect(findMojibake(name)).toEqual({ repaired: null });
  });
});
