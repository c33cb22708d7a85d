import { describe, expect, it } from 'vitest';
import { wordRefusal } from '../../schema/refusals.ts';

describe('wordRefusal', () => {
  it.each([
    [1, 'Too many wrong passwords. Try again in a second.'],
    [30, 'Too many wrong passwords. Try again in 30 seconds.'],
  ])('says after %d seconds when to try again', (seconds, sentence) => {
    expect(wordRefusal({ code: 'TOO_MANY_PASSWORDS', fields: { seconds } })).toBe(sentence);
  });
});
