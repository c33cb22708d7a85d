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
    const places = new SharedPlaces({ places: 8, waiting: 100 });
    const first = ask(places, 'a'.repeat(30));
    await first.settled();
    expect(first.keys()).toBe('aaaa');
    const others = ask(places, 'bbbbcd');
    await others.settled();
    expect(others.keys()).toBe('bbcd');
  });

  it('serves the keys in turn, and those of one key in their order', async () => {
    const places = new SharedPlaces({ places: 2, waiting: 100 });
    const begun = ask(places, 'a');
    await begun.settled();
    const waiting = ask(places, 'aaba');
    await waiting.settled();
    expect(waiting.keys()).toBe('b');
    begun.granted[0]?.release();
    await waiting.settled();
    expect(waiting.keys()).toBe('ba');
    begun.granted[0]?.release();
    await waiting.settled();
    expect(waiting.keys()).toBe('ba');
    for (const { release } of waiting.granted.splice(0)) release();
    await waiting.settled();
    expect(waiting.keys()).toBe('a');
  });

  it('refuses what waits beyond the limit of its key alone, and passes over who has left', async () => {
    const places = new SharedPlaces({ places: 2, waiting: 1 });
    const begun = ask(places, 'aaa');
    await begun.settled();
    expect([begun.keys(), begun.refused.join('')]).toEqual(['a', 'a']);
    let hasLeft = false;
    const left: unknown[] = [];
    void places.take('b').then((release) => left.push(release));
    void places.take('c', () => hasLeft).then((release) => left.push(release));
    await begun.settled();
    expect(left).toHaveLength(1);
    hasLeft = true;
    const last = ask(places, 'd');
    begun.granted[0]?.release();
    await last.settled();
    expect([left.length, last.keys(), begun.keys()]).toEqual([1, '', 'aa']);
    begun.granted[1]?.release();
    await last.settled();
    expect([left.length, last.keys()]).toEqual([1, 'd']);
  });
});
