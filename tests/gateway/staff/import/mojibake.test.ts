import { describe, expect, it } from 'vitest';
import { findMojibake } from '../../../../gateway/staff/import/cell-faults.ts';
import fc from '../../../support/fast-check.ts';

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

  it.each(['Ọlá Nwáchukwu', 'Ụzọma', 'José Ñandú', "N'Chị", 'Müller-Lüdenscheidt', 'O’Neil', 'Ada', 'Zoë'])(
    'leaves %s alone',
    (name) => expect(findMojibake(name)).toBeNull(),
  );

  it.each(['Ad\uFFFDa', 'Nw?chukwu', '?lá', 'Ọ Ã¡', 'Ad\u0081a'])('flags %j, which cannot be repaired', (name) => {
    expect(findMojibake(name)).toEqual({ repaired: null });
  });
});
