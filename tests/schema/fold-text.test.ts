import { describe, expect, it } from 'vitest';
import { foldText, searchWords } from '../../schema/fold-text.ts';
import fc from '../support/fast-check.ts';

describe('foldText', () => {
  it.each([
    ['Ọlá NWANKWỌ', 'ola nwankwo'],
    ['Ị̀fẹ́ Ụ̀zọ̀ Ṅwà', 'ife uzo nwa'],
    ['ɓala Ɗan Ƙano ƴar', 'bala dan kano yar'],
    ['Łukasz Øre Đura', 'lukasz ore dura'],
    ['ＡＤＡ', 'ada'],
    ['', ''],
    ['00123-AB', '00123-ab'],
    ['\u202c00123\u200b-\u2060AB\ufeff', '00123-ab'],
    ['O\u2019Brien \u2018Ade\u02bc `Obi\u00b4', "o'brien 'ade' 'obi'"],
    ['Eze\u2013Okoro \u2014 Ibe\u2011Uche \u2212 A\u00adda', 'eze-okoro - ibe-uche - ada'],
    ['\u201cAda\u201d\u00a0Obi\u3000Eze', '"ada" obi eze'],
  ])('F-166 makes %j %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('gives composed and decomposed spellings the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('searchWords', () => {
  it.each([
    ['Adeyemi, Chidi', ['adeyemi', 'chidi']],
    ['Adeyemi,Chidi', ['adeyemi', 'chidi']],
    [' Chidi\u00a0 chidi;Ada\u200b ', ['chidi', 'ada']],
    [' , ', [',']],
    ['', []],
  ])('F-166 reads %j as %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});
