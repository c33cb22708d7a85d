import { describe, expect, it } from 'vitest';
import { fold } from '../../../../gateway/lists/index/values.ts';
import fc from '../../../support/fast-check.ts';

describe('fold', () => {
  it.each([
    ['Ọlá NWANKWỌ', 'ola nwankwo'],
    ['Ị̀fẹ́ Ụ̀zọ̀ Ṅwà', 'ife uzo nwa'],
    ['ɓala Ɗan Ƙano ƴar', 'bala dan kano yar'],
    ['Łukasz Øre Đura', 'lukasz ore dura'],
    ['ＡＤＡ', 'ada'],
    ['', ''],
    ['00123-AB', '00123-ab'],
  ])('makes %j %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('gives composed and decomposed spellings the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
