import { describe, expect, it } from 'vitest';
import type { ListCall } from '../../../gateway/upstream/call.ts';
import type { RestClient } from '../../../gateway/upstream/client.ts';
import { bearerOf, memberOf } from '../../support/bearer.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';
import { fakeUpstreamList, refusal, success } from '../../support/fake-upstream-list.ts';
import { numbers, storeOver } from '../../support/list-store.ts';

const tokens = Array.from({ length: 50 }, (_, number) => `token-${number}`);

describe('ListStore', () => {
  it('answers rows, notice and the time of the revalidation', async () => {
    const { store } = storeOver(fakeUpstreamList(() => success([1, 2])).rest);
    expect(await store.read(numbers().call, bearerOf('ada'))).toEqual({
      rows: [1, 2],
      notice: null,
      losses: [],
      asOf: '2026-11-20T09:00:00+01:00',
    });
  });

  it('R-126 answers an empty list with a notice when upstream says neither success nor error', async () => {
    const { store } = storeOver(fakeUpstreamList(() => ({ status: 'pending', message: 'x', data: [1] })).rest);
    expect(await store.read(numbers().call, bearerOf('ada'))).toMatchObject({
      rows: [],
      notice: expect.stringMatching(/^No record found/),
    });
  });

  it('makes one call of equal reads of one caller', async () => {
    const { rest, seen } = fakeUpstreamList(() => success([1]));
    const { store } = storeOver(rest, { windowMilliseconds: 0 });
    const { call } = numbers();
    const lists = await Promise.all(tokens.map(() => store.read(call, bearerOf('ada'))));
    expect(seen).toHaveLength(1);
    expect(new Set(lists).size).toBe(1);
  });

  it('parses one body for fifty callers where upstream has no ETag', async () => {
    const { rest, counts } = fakeUpstreamList(() => success([1, 2, 3]), { hasETags: false });
    const { store, clock } = storeOver(rest);
    const { call, counts: parsing } = numbers();
    await Promise.all(tokens.map((token) => store.read(call, bearerOf(token))));
    clock.now += 60_000;
    await store.read(call, bearerOf('ada'));
    expect(parsing.parsed).toBe(1);
    expect(counts.bodies).toBe(51);
  });

  it('shares one fetch even of a list that is too large to store', async () => {
    const { rest, seen } = fakeUpstreamList((path) => success(path === '/numbers' ? [1, 2, 3] : []));
    const { store } = storeOver(rest, { maximumBytes: 10 });
    const { call } = numbers();
    await Promise.all(tokens.map((token) => store.read(call, memberOf(token))));
    expect(seen.filter(({ path }) => path === call.path)).toHaveLength(1);
  });

  it('tells all who wait of an upstream that cannot be reached, after one call, and asks again later', async () => {
    let isDown = true;
    const { rest, seen } = fakeUpstreamList(() => {
      if (isDown) throw refusal('UPSTREAM_TIMEOUT');
      return success([1]);
    });
    const { store } = storeOver(rest);
    const { call } = numbers();
    const answers = await Promise.allSettled(tokens.map(() => store.read(call, bearerOf('ada'))));
    expect(answers.every((answer) => answer.status === 'rejected')).toBe(true);
    expect(seen).toHaveLength(1);
    isDown = false;
    expect((await store.read(call, bearerOf('ada'))).rows).toEqual([1]);
  });

  it('N-23 asks again for a file, which may wait longer than the screen that asked', async () => {
    const { rest, seen } = fakeUpstreamList((_path, _token, isPatient) => {
      if (!isPatient) throw refusal('UPSTREAM_TIMEOUT');
      return success([1]);
    });
    const { store } = storeOver(rest);
    const { call } = numbers();
    const ada = bearerOf('ada');
    const [screen, file] = await Promise.allSettled([
      store.read(call, ada),
      store.read(call, { ...ada, isPatient: true }),
    ]);
    expect([screen.status, file.status, seen.length]).toEqual(['rejected', 'fulfilled', 2]);
  });

  it('N-23 asks once for all files, which may wait longer, and lets no screen wait with them', async () => {
    const hung = Promise.withResolvers<never>();
    const { rest, seen } = fakeUpstreamList((_path, _token, isPatient) =>
      isPatient ? hung.promise : Promise.reject(refusal('UPSTREAM_TIMEOUT')),
    );
    const { store } = storeOver(rest);
    const { call } = numbers();
    const ada = bearerOf('ada');
    const files = Promise.allSettled(tokens.map(() => store.read(call, { ...ada, isPatient: true })));
    await expect(store.read(call, ada)).rejects.toThrow('UPSTREAM_TIMEOUT');
    hung.reject(refusal('UPSTREAM_TIMEOUT'));
    expect((await files).every(({ status }) => status === 'rejected')).toBe(true);
    expect(seen).toHaveLength(2);
  });

  it('stores no failure and no reply that cannot be read', async () => {
    let body: unknown = { status: 'error', message: 'Closed' };
    const { rest } = fakeUpstreamList(() => body);
    const { store } = storeOver(rest);
    const { call } = numbers();
    const rejected = expect.objectContaining({
      message: 'Closed',
      extensions: { code: 'UPSTREAM_REJECTED', reason: 'OTHER' },
    });
    await expect(store.read(call, bearerOf('ada'))).rejects.toEqual(rejected);
    body = success([1]);
    expect((await store.read(call, bearerOf('ada'))).rows).toEqual([1]);
    body = { status: 'error', message: 'Closed' };
    store.forget(bearerOf('ada').key);
    await expect(store.read(call, bearerOf('ada'))).rejects.toEqual(rejected);
  });

  it("does not revalidate one caller's list again within the window, and does so for every other", async () => {
    const { rest, seen } = fakeUpstreamList(() => success([1]));
    const { store, clock } = storeOver(rest);
    const { call } = numbers();
    await store.read(call, bearerOf('ada'));
    clock.now += 1_999;
    await store.read(call, bearerOf('ada'));
    expect(seen).toHaveLength(1);
    await store.read(call, bearerOf('obi'));
    expect(seen).toHaveLength(2);
    clock.now += 1;
    expect((await store.read(call, bearerOf('ada'))).asOf).toBe('2026-11-20T09:00:02+01:00');
    expect(seen.map((get) => get.token)).toEqual(['ada', 'obi', 'ada']);
  });

  it('revalidates within the window for a request that wants it so, and for no other', async () => {
    const { rest, seen } = fakeUpstreamList(() => success([1]));
    const { store } = storeOver(rest);
    const { call } = numbers();
    const must = bearerOf('ada');
    Object.assign(must.state, { mustRevalidate: true });
    for (const caller of [bearerOf('ada'), must, must, bearerOf('ada')]) await store.read(call, caller);
    expect(seen).toHaveLength(3);
  });

  it('answers the same rows while upstream revalidates them, and new ones when it does not', async () => {
    let data = [1];
    const { rest } = fakeUpstreamList(() => success(data));
    const { store } = storeOver(rest, { windowMilliseconds: 0 });
    const { call } = numbers();
    const before = await store.read(call, bearerOf('ada'));
    expect((await store.read(call, bearerOf('obi'))).rows).toBe(before.rows);
    data = [1, 2];
    expect((await store.read(call, bearerOf('obi'))).rows).toEqual([1, 2]);
    expect(before.rows).toEqual([1]);
  });

  it('ends the window of one caller with forget, of everybody with forgetAll', async () => {
    const { rest, seen } = fakeUpstreamList(() => success([1]));
    const { store } = storeOver(rest);
    const { call } = numbers();
    const readBoth = async () => {
      await store.read(call, bearerOf('ada'));
      await store.read(call, bearerOf('obi'));
      return seen.splice(0).map((get) => get.token);
    };
    expect(await readBoth()).toEqual(['ada', 'obi']);
    store.forget(bearerOf('ada').key);
    expect(await readBoth()).toEqual(['ada']);
    store.forgetAll();
    expect(await readBoth()).toEqual(['ada', 'obi']);
  });

  it('gives a read after a mutation nothing that was asked for before it', async () => {
    let data = [1];
    const answered: (() => void)[] = [];
    const { rest, seen } = fakeUpstreamList(async () => {
      const answer = success(data);
      if (seen.length === 1) await new Promise<void>((resolve) => answered.push(resolve));
      return answer;
    });
    const { store } = storeOver(rest);
    const { call } = numbers();
    const early = store.read(call, bearerOf('ada'));
    data = [1, 2];
    store.forgetAll();
    const late = store.read(call, bearerOf('ada'));
    answered[0]?.();
    expect((await early).rows).toEqual([1]);
    expect((await late).rows).toEqual([1, 2]);
    expect((await store.read(call, bearerOf('ada'))).rows).toEqual([1, 2]);
  });

  it.each([true, false])(
    'stores the versions of callers whom upstream answers differently (ETag: %s)',
    async (hasETags) => {
      const { rest, counts } = fakeUpstreamList((_path, token) => success([token.length]), { hasETags });
      const { store } = storeOver(rest, { windowMilliseconds: 0 });
      const { call, counts: parsing } = numbers();
      for (const token of ['a', 'bb', 'a', 'bb', 'a', 'bb']) {
        expect((await store.read(call, bearerOf(token))).rows).toEqual([token.length]);
      }
      expect(parsing.parsed).toBe(2);
      expect(counts.bodies).toBe(hasETags ? 2 : 6);
    },
  );

  it('drops the lists used longest ago when they hold too many bytes', async () => {
    const { rest, seen } = fakeUpstreamList(() => success(Array.from({ length: 1_000 }, (_, number) => number)));
    const { store } = storeOver(rest, { maximumBytes: 600_000 });
    for (const day of ['1', '2', '1', '3', '1', '2']) {
      store.forgetAll();
      await store.read(numbers(`/numbers?day=${day}`).call, bearerOf('ada'));
    }
    const unknown = seen.filter((get) => get.etag === undefined).map((get) => get.path.slice(-1));
    expect(unknown).toEqual(['1', '2', '3', '2']);
  });

  it('lets go of the rows of a version that is dropped, whoever had it', async () => {
    let version = 0;
    const { rest } = fakeUpstreamList(() => success([version++]));
    const { store } = storeOver(rest);
    const rows: WeakRef<readonly number[]>[] = [];
    for (const token of tokens) {
      store.forgetAll();
      rows.push(new WeakRef((await store.read(numbers().call, memberOf(token))).rows));
    }
    await collectGarbage();
    expect(rows.filter((row) => row.deref()).length).toBeLessThanOrEqual(2);
    expect((await store.read(numbers().call, memberOf('token-49'))).rows.length).toBe(1);
  });

  it('keeps two shapes of one path apart', async () => {
    const { rest } = fakeUpstreamList(() => success([1]));
    const { store } = storeOver(rest);
    const doubled: ListCall<string> = { ...numbers().call, shape: 'as text', readRows: (data) => [String(data)] };
    expect((await store.read(numbers().call, bearerOf('ada'))).rows).toEqual([1]);
    expect((await store.read(doubled, bearerOf('ada'))).rows).toEqual(['1']);
  });

  it('refuses a 304 to a question that named no version', async () => {
    const rest: RestClient = { ...fakeUpstreamList(() => null).rest, get: async () => ({ notModified: true }) };
    const { store } = storeOver(rest);
    await expect(store.read(numbers().call, bearerOf('ada'))).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_BAD_RESPONSE' },
    });
  });
});
