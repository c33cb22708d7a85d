import { describe, expect, it } from 'vitest';
import { memoizeByKey } from '../../../gateway/shared/memoize.ts';

/** A remembering function with the keys that it has worked out. */
function watched<Answer>(most: number, work: (key: string) => Answer) {
  const worked: string[] = [];
  const read = memoizeByKey(most, (key: string) => {
    worked.push(key);
    return work(key);
  });
  return { read, worked };
}

describe('memoizeByKey', () => {
  it('works out each answer once, null among them', () => {
    const { read, worked } = watched(10, (key) => (key === 'none' ? null : key.length));
    expect(['a', 'none', 'a', 'none'].map(read)).toEqual([1, null, 1, null]);
    expect(worked).toEqual(['a', 'none']);
  });

  it('begins anew when it remembers as many as it may', () => {
    const { read, worked } = watched(2, (key) => key);
    for (const key of ['a', 'b', 'a', 'c', 'c', 'a']) read(key);
    expect(worked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('remembers nothing of what throws', () => {
    let isBroken = true;
    const { read, worked } = watched(2, (key) => {
      if (isBroken) throw new Error('broken');
      return key;
    });
    expect(() => read('a')).toThrow('broken');
    isBroken = false;
    expect(read('a')).toBe('a');
    expect(worked).toEqual(['a', 'a']);
  });
});
