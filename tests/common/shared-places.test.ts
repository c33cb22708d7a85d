import { describe, expect, it } from 'vitest';
import { SharedPlaces } from '../../common/shared-places.ts';

/** What has been granted by now. */
function ask(places: SharedPlaces, keys: string) {
  const granted: { key: string; release: () => void }[] = [];
  const refused: string[] = [];
  for (const key of keys) {
    void places.take(key).then((release) => (release ? granted.push({ key, release }) : refused.push(key)));
  }
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { granted, refused, settled, keys: () => granted.map(({ key }) => key).join('') };
}

describe('SharedPlaces', () => {
  it('F-146 leaves a place for another key, however many forms one key has begun', async () => {
    const places = new SharedPlaces({ places: 8, each: 4, waiting: 100 });
    const first = ask(places, 'a'.repeat(30));
    await first.settled();
    expect(first.keys()).toBe('aaaa');
    const others = ask(places, 'bbbbcd');
    await others.settled();
    expect(others.keys()).toBe('bbbb');
  });

  it('serves the keys in turn, and those of one key in their order', async () => {
    const places = new SharedPlaces({ places: 2, each: 1, waiting: 100 });
    const begun = ask(places, 'aaabcb');
    await begun.settled();
    expect(begun.keys()).toBe('ab');
    for (const served of ['abc', 'abca', 'abcab', 'abcaba']) {
      begun.granted[served.length - 3]?.release();
      await begun.settled();
      expect(begun.keys()).toBe(served);
    }
  });

  it('refuses what waits beyond the limit of its key alone, and passes over who has left', async () => {
    const places = new SharedPlaces({ places: 2, each: 1, waiting: 1 });
    const begun = ask(places, 'aaab');
    await begun.settled();
    expect([begun.keys(), begun.refused.join('')]).toEqual(['ab', 'a']);
    const leaving = new AbortController();
    const left = places.take('c', leaving.signal);
    const last = ask(places, 'd');
    leaving.abort();
    begun.granted[1]?.release();
    begun.granted[1]?.release();
    await last.settled();
    expect([await left, last.keys(), begun.keys()]).toEqual([null, 'd', 'ab']);
    begun.granted[0]?.release();
    await last.settled();
    expect(begun.keys()).toBe('aba');
  });
});
