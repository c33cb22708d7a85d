/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { digestShape } from '../../../gateway/lists/list-versions.ts';
import { ListStore } from '../../../gateway/lists/store.ts';
import type { ListCall } from '../../../gateway/upstream/call.ts';
import type { RestClient } from '../../../gateway/upstream/client.ts';
import { bearerOf } from '../../support/bearer.ts';
import { fakeUpstreamList, success } from '../../support/fake-upstream-list.ts';

/** A list of numbers, or their digest, that counts how often it is parsed. */
function numbers({ isDigest = false } = {}) {
  const counts = { parsed: 0 };
  const call: ListCall<number> = {
    call: 'GET /numbers',
    path: '/numbers',
    readRows: (data) => {
      counts.parsed++;
      return isDigest ? [(data as number[]).length] : (data as number[]);
    },
    ...(isDigest && { shape: digestShape }),
  };
  return { call, counts };
}

function storeOver(rest: RestClient) {
  const now = () => Date.parse('2026-11-20T08:00:00Z');
  return new ListStore({ rest, windowMilliseconds: 0, maximumBytes: 10_000_000, now, timeZone: 'Africa/Lagos' });
}

/** So many rows that a body with them is worth a wait. */
const many = Array.from({ length: 2_000 }, (_, number) => 100 + number);

const tokens = Array.from({ length: 50 }, (_, number) => `token-${number}`);

describe('ListStore, when a list changes', () => {
  it('fetches a list that has changed once for all who have the last version, asked at once or later', async () => {
    let data = many;
    const { rest, counts } = fakeUpstreamList(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return success(data);
    });
    const store = storeOver(rest);
    const { call, counts: parsing } = numbers();
    const readAll = () => Promise.all(tokens.map(async (token) => (await store.read(call, bearerOf(token))).rows));
    await readAll();
    expect(counts.bodies).toBe(1);
    data = [...many, 1];
    expect(new Set((await readAll()).map(String))).toEqual(new Set([String(data)]));
    expect(counts.bodies).toBe(2);
    data = [...many, 1, 2];
    for (const token of tokens) expect((await store.read(call, bearerOf(token))).rows).toEqual(data);
    expect([counts.bodies, parsing.parsed]).toEqual([3, 3]);
  });

  it('fetches a long list of which only a digest is kept once for all, too', async () => {
    let data = many;
    const { rest, counts } = fakeUpstreamList(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return success(data);
    });
    const store = storeOver(rest);
    const { call } = numbers({ isDigest: true });
    await store.read(call, bearerOf('ada'));
    data = [...many, 1];
    const read = await Promise.all(tokens.map((token) => store.read(call, bearerOf(token))));
    expect(new Set(read.map(({ rows }) => String(rows)))).toEqual(new Set(['2001']));
    expect(counts.bodies).toBe(2);
  });

  it('waits no longer than a second for the call of another caller', async () => {
    const { rest } = fakeUpstreamList(async (_path, token) => {
      if (token === 'silent' && isSilent) await new Promise(() => {});
      return success(many);
    });
    let isSilent = false;
    const store = storeOver(rest);
    const { call } = numbers();
    await store.read(call, bearerOf('silent'));
    isSilent = true;
    void store.read(call, bearerOf('silent'));
    expect((await store.read(call, bearerOf('ada'))).rows).toEqual(many);
    expect((await store.read(call, bearerOf('bob'))).rows).toEqual(many);
  });

  it('does not wait for the call of another caller where the list is as cheap to send as to confirm', async () => {
    let data = [1];
    let isHeld = false;
    const held = Promise.withResolvers<void>();
    const { rest, counts } = fakeUpstreamList(async (_path, token) => {
      if (token === 'slow' && isHeld) await held.promise;
      return success(data);
    });
    const store = storeOver(rest);
    const { call } = numbers();
    await store.read(call, bearerOf('slow'));
    isHeld = true;
    data = [1, 2];
    const slow = store.read(call, bearerOf('slow'));
    const others = await Promise.all(tokens.map((token) => store.read(call, bearerOf(token))));
    expect(new Set(others.map(({ rows }) => String(rows)))).toEqual(new Set(['1,2']));
    expect(counts.bodies).toBeGreaterThan(2);
    held.resolve();
    expect((await slow).rows).toEqual([1, 2]);
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
    const store = storeOver(renaming);
    const { call, counts } = numbers();
    const first = await store.read(call, bearerOf('ada'));
    const second = await store.read(call, bearerOf('ada'));
    expect(second.rows).toBe(first.rows);
    await store.read(call, bearerOf('bob'));
    expect(counts.parsed).toBe(1);
    expect(seen).toEqual([undefined, '"1"', '"2"']);
  });
});
