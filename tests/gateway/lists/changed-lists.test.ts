/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { reducedCall } from '../../../gateway/lists/list-versions.ts';
import type { Bearer } from '../../../gateway/upstream/caller.ts';
import type { RestClient } from '../../../gateway/upstream/client.ts';
import { bearerOf, memberOf } from '../../support/bearer.ts';
import { fakeUpstreamList, success } from '../../support/fake-upstream-list.ts';
import { numbers, storeOver } from '../../support/list-store.ts';

const many = Array.from({ length: 2_000 }, (_, number) => 100 + number);

const tokens = Array.from({ length: 50 }, (_, number) => `token-${number}`);

/** A caller who accepts only what upstream has revalidated after they asked. */
function anew(token: string, caller: Bearer = memberOf(token)): Bearer {
  Object.assign(caller.state, { mustRevalidate: true });
  return caller;
}

describe('ListStore, when a list changes', () => {
  it.each([false, true])(
    'fetches it once for all of a group, asked at once or later (reduced: %s)',
    async (isReduced) => {
      let data = many;
      const { rest, seen, counts } = fakeUpstreamList(async (path) => {
        await new Promise((resolve) => setImmediate(resolve));
        return success(path === '/numbers' ? data : []);
      });
      const { store } = storeOver(rest);
      const { call: whole, counts: parsing } = numbers();
      const call = isReduced ? reducedCall(whole, (rows) => rows.length) : whole;
      const expected = () => String(isReduced ? [data.length] : data);
      const readAll = () =>
        Promise.all(tokens.map(async (token) => String((await store.read(call, anew(token))).rows)));
      expect(new Set(await readAll())).toEqual(new Set([expected()]));
      data = [...many, 1];
      counts.bodies = 0;
      expect(new Set(await readAll())).toEqual(new Set([expected()]));
      expect(counts.bodies).toBe(1);
      data = [...many, 1, 2];
      for (const token of tokens) expect(String((await store.read(call, anew(token))).rows)).toBe(expected());
      expect([counts.bodies, parsing.parsed]).toEqual([2, 3]);
      // Each of them had it confirmed.
      expect(seen.filter(({ path }) => path === '/numbers').length).toBeGreaterThanOrEqual(2 * tokens.length);
    },
  );

  it('answers nobody who wants it anew by a call that was made before they asked', async () => {
    let data = [1];
    const held = Promise.withResolvers<void>();
    const { rest } = fakeUpstreamList(async (path, token) => {
      const answer = success(path === '/numbers' ? data : []);
      if (token === 'slow') await held.promise;
      return answer;
    });
    const { store } = storeOver(rest);
    const { call } = numbers();
    await store.read(call, anew('ada'));
    const slow = store.read(call, anew('slow'));
    await new Promise((resolve) => setImmediate(resolve));
    // Another gateway has written.
    data = [1, 2];
    const late = store.read(call, anew('ada'));
    held.resolve();
    expect([(await slow).rows, (await late).rows]).toEqual([[1], [1, 2]]);
  });

  it('lets a caller whose call gets no answer hold up nobody else who wants it anew', async () => {
    const { rest } = fakeUpstreamList(async (path, token) => {
      if (token === 'frozen') await new Promise(() => {});
      return success(path === '/numbers' ? [1] : []);
    });
    const { store } = storeOver(rest);
    const { call } = numbers();
    await store.read(call, anew('ada'));
    const frozen = store.read(call, anew('frozen'));
    const isAnswered = await Promise.race([frozen.then(() => true), store.read(call, anew('ada')).then(() => false)]);
    expect(isAnswered).toBe(false);
  });

  it('knows a list that comes under a new name by its bytes', async () => {
    let name = 0;
    const bytes = Buffer.from(JSON.stringify(success([1, 2])));
    const seen: (string | undefined)[] = [];
    const { rest } = fakeUpstreamList(() => success([]));
    const renaming: RestClient = {
      ...rest,
      async get(_call, _caller, { etag } = {}) {
        seen.push(etag);
        name += 1;
        return { notModified: false, bytes: Buffer.from(bytes), etag: `"${name}"` };
      },
    };
    const { store } = storeOver(renaming);
    const { call, counts } = numbers();
    const first = await store.read(call, bearerOf('ada'));
    store.forgetAll();
    const second = await store.read(call, bearerOf('ada'));
    expect(second.rows).toBe(first.rows);
    // A caller of another owner sends no ETag of theirs.
    expect((await store.read(call, bearerOf('bob'))).rows).toBe(first.rows);
    expect(counts.parsed).toBe(1);
    expect(seen).toEqual([undefined, '"1"', undefined]);
  });
});

describe('ETags', () => {
  /** A service that gives every list the same name, whatever it holds. */
  const oneName = (answer: (path: string, token: string) => unknown) => {
    const { rest, seen } = fakeUpstreamList(answer, { hasETags: false });
    const named: RestClient = {
      ...rest,
      async get(call, asker, options) {
        const reply = await rest.get(call, asker, options);
        return reply.notModified ? reply : { ...reply, etag: '"1"' };
      },
    };
    return { store: storeOver(named).store, seen };
  };

  it('F-243 count for nothing where a body came', async () => {
    const { call } = numbers();
    const { store, seen } = oneName((_path, token) => success([token.length]));
    expect((await store.read(call, bearerOf('a'))).rows).toEqual([1]);
    expect((await store.read(call, bearerOf('bb'))).rows).toEqual([2]);
    expect((await store.read(call, anew('a', bearerOf('a')))).rows).toEqual([1]);
    expect(seen.map(({ token, etag }) => [token, etag])).toEqual([
      ['a', undefined],
      ['bb', undefined],
      ['a', '"1"'],
    ]);
  });
});
