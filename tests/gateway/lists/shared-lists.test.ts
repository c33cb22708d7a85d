import { describe, expect, it } from 'vitest';
import type { ListCall } from '../../../gateway/upstream/call.ts';
import type { Bearer } from '../../../gateway/upstream/caller.ts';
import { endpoints } from '../../../gateway/upstream/endpoints.ts';
import { createServiceKind } from '../../../gateway/upstream/service-kind.ts';
import { bearerOf } from '../../support/bearer.ts';
import { fakeUpstreamList, refusal, success } from '../../support/fake-upstream-list.ts';
import { storeOver } from '../../support/list-store.ts';

const shifts = endpoints.shifts();
const list = (path: string, call = 'GET /attendance/findall'): ListCall<number> => ({
  call,
  path,
  readRows: (data) => data as number[],
});
const today = list('/attendance/findall');

type Answer = (path: string, token: string) => unknown;

/** A store over a service without validators, unless it is given some. */
function storeOf({
  answer = () => success([1]),
  hasETags = false,
  isOpen = false,
  windowMilliseconds = 2_000,
}: {
  answer?: Answer;
  hasETags?: boolean;
  isOpen?: boolean;
  windowMilliseconds?: number;
} = {}) {
  const clock = { now: Date.parse('2026-11-25T10:00:00Z') };
  const now = () => clock.now;
  const upstream = fakeUpstreamList((path, token) => (path === shifts.path ? success([]) : answer(path, token)), {
    hasETags,
    isOpen,
  });
  const service = createServiceKind({ now, decided: () => undefined });
  const { store } = storeOver(upstream.rest, { windowMilliseconds, now, service });
  const asked = () => upstream.seen.splice(0).map(({ path, token }) => `${token} ${path}`);
  return { store, clock, asked, service };
}

const caller = (token: string, group: string | null = 'ADMIN', mustRevalidate = false): Bearer => {
  const bearer = bearerOf(token);
  (bearer.state as { mustRevalidate: boolean }).mustRevalidate = mustRevalidate;
  return group ? { ...bearer, group } : bearer;
};

describe('a list of a service without validators', () => {
  it('F-120 is fetched once for callers of one group, whom the smallest list confirms', async () => {
    const { store, clock, asked } = storeOf();
    const first = await store.read(today, caller('ada'));
    expect(asked()).toEqual(['ada /attendance/findall']);
    clock.now += 4_000;
    const second = await store.read(today, caller('ben'));
    expect(asked()).toEqual([`ben ${shifts.path}`]);
    expect(second).toEqual(first);
    expect(second.asOf).toBe('2026-11-25T11:00:00+01:00');
  });

  it('F-120 is not asked for again by a poll within its interval, and once thereafter', async () => {
    const { store, clock, asked } = storeOf();
    await store.read(today, caller('ada'));
    asked();
    for (let poll = 0; poll < 9; poll++) {
      clock.now += 6_000;
      await store.read(today, caller('ada', 'ADMIN', true));
    }
    expect(asked()).toEqual(Array(9).fill(`ada ${shifts.path}`));
    clock.now += 6_000;
    await store.read(today, caller('ada', 'ADMIN', true));
    expect(asked()).toEqual(['ada /attendance/findall']);
  });

  it('F-120 is asked for the more seldom the longer it is', async () => {
    const rows = Array.from({ length: 600_000 }, () => 1);
    const { store, clock, asked } = storeOf({ answer: () => success(rows) });
    await store.read(today, caller('ada'));
    asked();
    clock.now += 23_000;
    await store.read(today, caller('ada'));
    clock.now += 4_000;
    await store.read(today, caller('ada'));
    expect(asked()).toEqual([`ada ${shifts.path}`]);
  });

  it('F-120 is fetched once for thirty callers who come at the same time, and by no more calls for who they are', async () => {
    const { store, clock, asked } = storeOf();
    const tokens = Array.from({ length: 30 }, (_, index) => `token-${index}`);
    await store.read(today, caller('ada'));
    clock.now += 60_000;
    asked();
    const lists = await Promise.all(tokens.map((token) => store.read(today, caller(token))));
    const calls = asked();
    expect(calls.filter((call) => call.endsWith('/findall'))).toHaveLength(1);
    expect(calls.length).toBeLessThanOrEqual(30);
    expect(new Set(lists.map(({ rows }) => rows)).size).toBe(1);
  });

  it('answers nothing to a user whom the service has refused, five seconds after it last answered them', async () => {
    let isActive = true;
    const clock = { now: 0 };
    const now = () => clock.now;
    const { rest } = fakeUpstreamList(
      (_path, token) => {
        if (token === 'ben' && !isActive) throw refusal('UNAUTHENTICATED');
        return success([]);
      },
      { hasETags: false },
    );
    const service = createServiceKind({ now, decided: () => undefined });
    const { store } = storeOver(rest, { now, service });
    await store.read(today, caller('ada'));
    await store.read(today, caller('ben'));
    isActive = false;
    clock.now += 4_999;
    await store.read(today, caller('ben'));
    clock.now += 1;
    await expect(store.read(today, caller('ben'))).rejects.toThrow('Refused: UNAUTHENTICATED');
    await expect(store.read(today, caller('ben'), { isSettled: true })).rejects.toThrow('Refused: UNAUTHENTICATED');
  });

  it('is asked for by each of those who wait when the service refuses the one who asked first', async () => {
    const refused = Promise.withResolvers<unknown>();
    const { store, asked, clock } = storeOf({
      answer: (_path, token) => (token === 'ada' ? refused.promise : success([2])),
    });
    await store.confirm(caller('ada'));
    await store.confirm(caller('ben'));
    const [first, second] = [store.read(today, caller('ada')), store.read(today, caller('ben'))];
    refused.reject(refusal('FORBIDDEN'));
    await expect(first).rejects.toThrow('Refused: FORBIDDEN');
    expect((await second).rows).toEqual([2]);
    clock.now += 1;
    expect(asked().filter((call) => call.endsWith('/findall'))).toEqual([
      'ada /attendance/findall',
      'ben /attendance/findall',
    ]);
  });

  it('counts for five minutes where it hardly changes any more, mutations notwithstanding', async () => {
    const { store, clock, asked } = storeOf();
    await store.read(today, caller('ada'), { isSettled: true });
    store.forgetAll();
    asked();
    clock.now += 299_000;
    await store.read(today, caller('ben'), { isSettled: true });
    expect(asked()).toEqual([`ben ${shifts.path}`]);
  });

  it('is read as each caller may while the smallest list cannot be read', async () => {
    const { rest, seen } = fakeUpstreamList(
      (path) => {
        if (path === shifts.path) throw refusal('UPSTREAM_TIMEOUT');
        return success([1]);
      },
      { hasETags: false },
    );
    const now = () => 0;
    const service = createServiceKind({ now, decided: () => undefined });
    const { store } = storeOver(rest, { now, service });
    for (const token of ['ada', 'ben']) expect((await store.read(today, caller(token))).rows).toEqual([1]);
    expect(seen.filter(({ path }) => path === today.path)).toHaveLength(2);
  });
});

describe('a list of a service with validators', () => {
  it('is revalidated once for the callers of a group within the window, and at once for who asks for it so', async () => {
    const { store, asked } = storeOf({ hasETags: true });
    await store.read(today, caller('ada'));
    expect(asked()).toEqual(['ada /attendance/findall']);
    await store.read(today, caller('ada', 'ADMIN', true));
    await store.read(today, caller('ben'));
    await store.read(today, caller('ben', 'ADMIN', true));
    expect(asked()).toEqual(['ada /attendance/findall', `ben ${shifts.path}`, 'ben /attendance/findall']);
    expect(await store.learningOwner(today, caller('ada'))).toBe(null);
  });
});

describe('ListStore.hasAnsweredLately', () => {
  it.each([2_000, 0])('knows what has answered the caller, with a window of %i ms', async (windowMilliseconds) => {
    const { store } = storeOf({ windowMilliseconds });
    expect(store.hasAnsweredLately(today.call, caller('ada'))).toBe(false);
    await store.read(today, caller('ada'));
    expect(store.hasAnsweredLately(today.call, caller('ada'))).toBe(true);
    expect(store.hasAnsweredLately(today.call, caller('ben'))).toBe(windowMilliseconds > 0);
    expect(store.hasAnsweredLately(today.call, caller('eve', 'USER'))).toBe(false);
  });
});

describe('ListStore.learningOwner', () => {
  it('finds out by one call of the smallest list, whoever asks meanwhile', async () => {
    const { store, asked, service } = storeOf();
    expect(await Promise.all([1, 2, 3].map(() => store.learningOwner(today, caller('ada'))))).toEqual(
      Array(3).fill('group ADMIN'),
    );
    expect([asked(), service.hasValidators(today.call)]).toEqual([[`ada ${shifts.path}`], false]);
  });
});

describe('a service whose smallest list strangers may read', () => {
  it('F-241 answers each caller alone, since being let in shows nothing', async () => {
    const { store, asked } = storeOf({ isOpen: true, answer: (_path, token) => success([token.length]) });
    expect((await store.read(today, caller('ada'))).rows).toEqual([3]);
    // Only the role of an administrator is invented here, and the service answers this caller something else.
    expect((await store.read(today, caller('forged'))).rows).toEqual([6]);
    expect((await store.read(today, caller('ada'))).rows).toEqual([3]);
    expect(asked().filter((call) => call.endsWith('/findall'))).toEqual([
      'ada /attendance/findall',
      'forged /attendance/findall',
      'ada /attendance/findall',
    ]);
    expect(await store.learningOwner(today, caller('ada'))).toBe(null);
  });
});
