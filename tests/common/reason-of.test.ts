import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../common/reason-of.ts';

describe('reasonOf', () => {
  it.each([
    [new Error('The folder is in use.'), 'The folder is in use.'],
    ['The folder is in use.', 'The folder is in use.'],
    [{ name: 'DatabaseError', message: 'no such table' }, 'no such table'],
    [{ name: 'ErrnoError', errno: 20 }, "{ name: 'ErrnoError', errno: 20 }"],
    [undefined, 'undefined'],
  ])('tells what was thrown: %o', (error, told) => {
    expect(reasonOf(error)).toBe(told);
  });
});
