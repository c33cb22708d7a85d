import { setImmediate as turn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnswerCache, codedBody, nameFor } from '../../upstream/lists/answer-cache.ts';

/** Computations of bodies of so many bytes, and how many have been begun. */
function computations(bytes = 10) {
  let count = 0;
  const of = (etag: string) => async (begin: () => void) => {
    begin();
    count += 1;
    await turn();
    return { etag, body: Buffer.alloc(bytes, 'a') };
  };
  return { of, count: () => count };
}

describe('AnswerCache', () => {
  it('F-82 computes once for all who ask for a version, at once or later', async () => {
    const cache = new AnswerCache(100_000);
    const { of, count } = computations();
    const ask = () => cache.get('/a', '1', of('1'));
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(other).toBe(one);
    expect(await ask()).toBe(one);
    expect(count()).toBe(1);
    await cache.get('/a', '2', of('2'));
    expect(count()).toBe(2);
    expect(cache.find('/a', '1')).toBeUndefined();
  });

  it('gives a failure to those who wait for it, and computes again for the next', async () => {
    const cache = new AnswerCache(100_000);
    const fail = async () => {
      await turn();
      throw new Error('no');
    };
    const waiting = [cache.get('/a', '1', fail), cache.get('/a', '1', fail)];
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const { of, count } = computations();
    await cache.get('/a', '1', of('1'));
    expect(count()).toBe(1);
  });

  it('works out one version at a time of those that follow one another faster, and gives nobody an older one', async () => {
    const cache = new AnswerCache(100_000);
    let newest = 0;
    let running = 0;
    const begun: number[] = [];
    const compute = async (begin: () => void) => {
      begin();
      running += 1;
      expect(running).toBe(1);
      const version = newest;
      begun.push(version);
      await turn();
      running -= 1;
      return { etag: `${version}`, body: Buffer.from(`${version}`) };
    };
    const asked = Array.from({ length: 20 }, async () => {
      newest += 1;
      const version = newest;
      const { etag } = await cache.get('/a', `${version}`, compute);
      expect(Number(etag)).toBeGreaterThanOrEqual(version);
    });
    await Promise.all(asked);
    expect(begun).toEqual([1, 20]);
    const failed = cache.get('/a', '21', (begin) => {
      begin();
      return Promise.reject(new Error('no'));
    });
    newest = 22;
    const after = cache.get('/a', '22', compute);
    await expect(failed).rejects.toThrow('no');
    expect((await after).etag).toBe('22');
  });

  it('shares a computation that has not begun with whoever asks for a newer version', async () => {
    const cache = new AnswerCache(100_000);
    const { promise: turnComes, resolve: letBegin } = Promise.withResolvers<void>();
    let newest = 1;
    const compute = async (begin: () => void) => {
      await turnComes;
      begin();
      return { etag: `${newest}`, body: Buffer.from(`${newest}`) };
    };
    expect(cache.isUnderWay('/a')).toBe(false);
    const first = cache.get('/a', '1', compute);
    expect(cache.isUnderWay('/a')).toBe(true);
    newest = 2;
    const second = cache.get('/a', '2', compute);
    letBegin();
    expect((await first).etag).toBe('2');
    expect(await second).toBe(await first);
    expect(cache.isUnderWay('/a')).toBe(false);
  });

  it('names an answer to a caller as the caller knows it, while versions follow with the same bytes', async () => {
    const cache = new AnswerCache(100_000);
    const version = async (etag: string, text: string) =>
      cache.get('/a', etag, async () => ({ etag, body: Buffer.from(text.repeat(500)) }));
    const first = await version('"1"', 'same');
    const compressed = codedBody(first, 'gzip');
    const second = await version('W/"2"', 'same');
    expect([nameFor(second), nameFor(second, '"0", "1"'), nameFor(second, 'W/"2"')]).toEqual(['W/"2"', '"1"', 'W/"2"']);
    expect(await codedBody(second, 'gzip')).toBe(await compressed);
    // Asked for again and again it stays known; others go.
    for (let number = 3; number < 100; number += 1) {
      const answer = await version(`"${number}"`, 'same');
      expect(nameFor(answer, '"1"')).toBe('"1"');
    }
    const last = await version('"100"', 'same');
    expect(nameFor(last, 'W/"2"')).toBe('"100"');
    const other = await version('"101"', 'other');
    expect(nameFor(other, '"1"')).toBe('"101"');
    expect(nameFor(await version('"102"', 'same'), '"1"')).toBe('"102"');
  });

  it('forgets the answer that was asked for longest ago when the bytes are used up', async () => {
    const cache = new AnswerCache(70_000);
    const { of } = computations(20_000);
    for (const address of ['/a', '/b']) await cache.get(address, '1', of('1'));
    expect(cache.find('/a', '1')).toBeDefined();
    await cache.get('/c', '1', of('1'));
    expect(['/a', '/b', '/c'].map((address) => cache.find(address, '1') !== undefined)).toEqual([true, false, true]);
    await cache.get('/large', '1', computations(60_000).of('1'));
    expect(cache.find('/large', '1')).toBeUndefined();
    expect(cache.find('/c', '1')).toBeDefined();
  });

  it('compresses once', async () => {
    const noise = Buffer.from(Array.from({ length: 30_000 }, (_, index) => (index * index * 31) % 251));
    const answer = await new AnswerCache(100_000).get('/a', '1', async () => ({ etag: '1', body: noise }));
    const [one, other] = await Promise.all([codedBody(answer, 'gzip'), codedBody(answer, 'gzip')]);
    expect(other).toBe(one);
    expect(gunzipSync(one).equals(noise)).toBe(true);
  });
});
