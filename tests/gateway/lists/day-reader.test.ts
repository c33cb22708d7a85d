import { describe, expect, it } from 'vitest';
import type { DigestShelf } from '../../../gateway/digests/digest-shelf.ts';
import { DigestStore } from '../../../gateway/digests/digest-store.ts';
import { Digests } from '../../../gateway/digests/digests.ts';
import { type DailyList, readDays } from '../../../gateway/lists/day-reader.ts';
import { readOrNone } from '../../../gateway/lists/refused-days.ts';
import { ListStore } from '../../../gateway/lists/store.ts';
import type { Context } from '../../../gateway/request/context.ts';
import { RequestState } from '../../../gateway/request/request-state.ts';
import type { Role } from '../../../gateway/request/viewer.ts';
import { endpoints } from '../../../gateway/rest/endpoints.ts';
import type { ListCall } from '../../../gateway/rest/list-call.ts';
import { createServiceKind } from '../../../gateway/rest/service-kind.ts';
import { fakeUpstreamList, refusal, success } from '../../support/fake-upstream-list.ts';

const hour = 3_600_000;
const shifts = endpoints.shifts();

const call = (day: string): ListCall<number> => ({
  call: 'GET /attendance/lateness',
  path: `/lateness?date=${day}`,
  readRows: (data) => data as number[],
});
const sums: DailyList<number, { readonly sum: number }> = {
  call: 'GET /attendance/lateness',
  of: call,
  digest: (rows) => ({ sum: rows.reduce((sum, row) => sum + row, 0) }),
};

/** A shelf in memory, which stands for the file. */
function memoryShelf(): DigestShelf {
  const values = new Map<string, Buffer>();
  return {
    get: async (key) => values.get(key) ?? null,
    put: async (key, value) => void values.set(key, value),
    close() {},
  };
}

type Answer = (day: string, token: string) => unknown;

/** Readers over one gateway of a service without validators, unless it is given some; rests of the learner end at `rest`. */
function gatewayOf({
  answer = () => success([1, 2]),
  hasETags = false,
  shelf = memoryShelf(),
}: {
  answer?: Answer;
  hasETags?: boolean;
  shelf?: DigestShelf;
} = {}) {
  // A Wednesday, noon in Lagos.
  const clock = { now: Date.parse('2026-11-25T11:00:00Z') };
  const now = () => clock.now;
  const upstream = fakeUpstreamList(
    (path, token) => (path === shifts.path ? success([]) : answer(path.slice(-10), token)),
    { hasETags },
  );
  const service = createServiceKind({ now, mayShare: true, isLearning: () => false, decided: () => undefined });
  const lists = new ListStore({
    rest: upstream.rest,
    windowMilliseconds: 2_000,
    maximumBytes: 10_000_000,
    now,
    timeZone: 'Africa/Lagos',
    service,
    onList: (...list) => digests.notice(...list),
  });
  const rests: (() => void)[] = [];
  const digests = new Digests({
    store: new DigestStore({ urls: ['http://service.example'], prefix: '', timeZone: 'Africa/Lagos' }, shelf),
    service,
    fetch: (...list) => lists.fetch(...list),
    lasts: 6 * hour,
    now,
    timeZone: 'Africa/Lagos',
    wait: () => new Promise((resolve) => rests.push(resolve)),
  });
  const contextOf = (user = 'ada', role: Role = 'ADMIN') =>
    ({
      viewer: { userID: user, email: '', role, district: '', machineToken: null },
      token: user,
      key: `key of ${user}`,
      state: new RequestState(),
      viewerFault: null,
      lists,
      digests,
      service,
      now,
      timeZone: 'Africa/Lagos',
    }) as unknown as Context;
  const asked = () =>
    upstream.seen.splice(0).map(({ path, token }) => `${token} ${path.replace('/lateness?date=', '')}`);
  /** Has everything learned that is wanted. */
  const learn = async () => {
    for (let turn = 0; turn < 200 && (digests.size.pending > 0 || rests.length > 0); turn++) {
      for (const end of rests.splice(0)) end();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { clock, lists, digests, contextOf, asked, learn, service };
}

const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'];
const isToday = (day: string) => day === '2026-11-25';

describe('readDays over a service without validators', () => {
  it('F-120 waits for the days that are awaited alone, and has the others learned, the newest first', async () => {
    const { contextOf, asked, learn } = gatewayOf();
    const first = await readDays(sums, days, contextOf(), isToday);
    expect(asked()).toEqual([`ada ${shifts.path}`, 'ada 2026-11-25']);
    expect([...first.days.values()]).toEqual([null, null, null, { sum: 3 }]);
    expect(first).toMatchObject({
      pending: ['2026-11-20', '2026-11-23', '2026-11-24'],
      error: null,
      source: { ok: true, code: null, message: 'Learned from 1 of 4 days so far.' },
    });
    await learn();
    expect(asked()).toEqual(['ada 2026-11-24', 'ada 2026-11-23', 'ada 2026-11-20']);
    const second = await readDays(sums, days, contextOf(), isToday);
    expect(second).toMatchObject({ pending: [], source: { ok: true, message: null } });
    expect([...second.days.values()]).toEqual(Array(4).fill({ sum: 3 }));
    expect(asked()).toEqual([]);
  });

  it('F-120 asks for no past day again for another reader of the role, nor after a restart', async () => {
    const shelf = memoryShelf();
    const first = gatewayOf({ shelf });
    await readDays(sums, days, first.contextOf());
    first.asked();
    await readDays(sums, days, first.contextOf('ben'));
    expect(first.asked()).toEqual([`ben ${shifts.path}`]);
    const restarted = gatewayOf({ shelf });
    const { days: read } = await readDays(sums, days, restarted.contextOf());
    expect([...read.values()]).toEqual(Array(4).fill({ sum: 3 }));
    expect(restarted.asked()).toEqual([`ada ${shifts.path}`, 'ada 2026-11-25']);
  });

  it('answers the same digest as long as the day is the same', async () => {
    const { contextOf } = gatewayOf();
    const read = async () => (await readDays(sums, days, contextOf())).days.get('2026-11-20');
    expect(await read()).toBe(await read());
  });

  it('keeps what one role has learned from others', async () => {
    const { contextOf, asked } = gatewayOf({ answer: (_day, token) => success([token.length]) });
    await readDays(sums, days, contextOf());
    asked();
    const { days: read } = await readDays(sums, days, contextOf('eve-user', 'USER'));
    expect([...read.values()]).toEqual(Array(4).fill({ sum: 8 }));
    expect(asked()).toHaveLength(5);
  });

  it('answers nothing that was learned to a user whom the service refuses, after five seconds', async () => {
    let isActive = true;
    const { contextOf, clock, lists } = gatewayOf();
    await readDays(sums, days, contextOf('ben'));
    const read = lists.confirm.bind(lists);
    lists.confirm = (list, caller) => (isActive ? read(list, caller) : Promise.reject(refusal('UNAUTHENTICATED')));
    isActive = false;
    clock.now += 5_000;
    await expect(readDays(sums, days, contextOf('ben'))).rejects.toThrow('UNAUTHENTICATED');
  });

  it('reads a day again after some hours, and answers meanwhile what is known, with its time', async () => {
    let rows = [1, 2];
    const { contextOf, clock, asked, learn } = gatewayOf({ answer: () => success(rows) });
    const past = ['2026-11-10'];
    await readDays(sums, past, contextOf());
    rows = [5];
    clock.now += 6 * hour - 1;
    await readDays(sums, past, contextOf());
    await learn();
    asked();
    clock.now += 1;
    const known = await readDays(sums, past, contextOf());
    expect([known.days.get('2026-11-10'), known.pending, known.source.asOf]).toEqual([
      { sum: 3 },
      [],
      '2026-11-25T12:00:00+01:00',
    ]);
    await learn();
    expect(asked()).toEqual(['ada 2026-11-10']);
    expect((await readDays(sums, past, contextOf())).days.get('2026-11-10')).toEqual({ sum: 5 });
  });

  it('reads yesterday again once its night shifts have ended', async () => {
    const { contextOf, clock, asked, learn } = gatewayOf();
    clock.now = Date.parse('2026-11-25T08:00:00Z');
    await readDays(sums, ['2026-11-24'], contextOf());
    clock.now = Date.parse('2026-11-25T10:59:59Z');
    await readDays(sums, ['2026-11-24'], contextOf());
    await learn();
    asked();
    clock.now = Date.parse('2026-11-25T11:00:00Z');
    await readDays(sums, ['2026-11-24'], contextOf());
    await learn();
    expect(asked().filter((one) => one.endsWith('24'))).toHaveLength(1);
  });

  it('learns a day for free when somebody opens its list', async () => {
    let rows = [1, 2];
    const { contextOf, clock, asked, lists, learn } = gatewayOf({ answer: () => success(rows) });
    await readDays(sums, ['2026-11-10'], contextOf());
    rows = [7];
    clock.now += 7 * hour;
    const { token, key, state } = contextOf();
    await lists.read(call('2026-11-10'), { token: token ?? '', key: key ?? '', role: 'ADMIN', state });
    asked();
    expect((await readDays(sums, ['2026-11-10'], contextOf())).days.get('2026-11-10')).toEqual({ sum: 7 });
    await learn();
    expect(asked()).toEqual([]);
  });

  it('tells a day that could not be learned as failed, not as one that is being learned', async () => {
    const { contextOf, learn } = gatewayOf({
      answer: (day) => {
        if (day === '2026-11-23') throw refusal('UPSTREAM_TIMEOUT');
        return success([1]);
      },
    });
    await readDays(sums, days, contextOf(), isToday);
    await learn();
    expect(await readDays(sums, days, contextOf(), isToday)).toMatchObject({
      pending: [],
      source: { ok: false, code: 'UPSTREAM_TIMEOUT' },
      error: { message: 'Refused: UPSTREAM_TIMEOUT' },
    });
  });

  it('makes no call for days while the service does not confirm who asks', async () => {
    const { contextOf, clock, asked, lists } = gatewayOf();
    await readDays(sums, days, contextOf());
    clock.now += 60_000;
    lists.confirm = () => Promise.reject(refusal('UPSTREAM_UNAVAILABLE'));
    asked();
    const answer = await readDays(sums, days.slice(0, 3), contextOf());
    expect([answer.source.code, asked()]).toEqual(['UPSTREAM_UNAVAILABLE', []]);
  });
});

describe('a day that the service refuses', () => {
  const weekend = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  const refused = {
    'status error': () => {
      throw refusal('UPSTREAM_REJECTED');
    },
    'another status': () => ({ status: 'fail', message: 'No attendance on this day', data: null }),
  };
  const said = {
    'status error': '2 days: the service answers “Refused: UPSTREAM_REJECTED”, so they have no records.',
    'another status': '2 days: the service answers “No record found”, so they have no records.',
  };
  type Kind = keyof typeof refused;
  const kinds = Object.keys(refused) as Kind[];
  const isClosed = (day: string) => ['2026-11-21', '2026-11-22'].includes(day);
  const answerOf =
    (kind: Kind): Answer =>
    (day) =>
      isClosed(day) ? refused[kind]() : success([1]);

  it.each(kinds.flatMap((kind) => [true, false].map((hasETags) => [kind, hasETags] as const)))(
    'F-114 by %s, while it answers others, has no records, which is said once (validators: %s)',
    async (kind, hasETags) => {
      const { contextOf, asked, learn } = gatewayOf({ answer: answerOf(kind), hasETags });
      for (const _again of [1, 2]) {
        const { days: read, source, error, pending } = await readDays(sums, weekend, contextOf());
        expect([...read.values()].map((digest) => digest?.sum)).toEqual([1, 0, 0, 1]);
        expect([source.ok, source.message, error, pending]).toEqual([true, said[kind], null, []]);
      }
      if (hasETags) return;
      await learn();
      expect(asked()).toHaveLength(5);
    },
  );

  it('F-114 has no records where it is learned in the background too', async () => {
    const { contextOf, learn } = gatewayOf({ answer: answerOf('status error') });
    await readDays(sums, [...weekend, '2026-11-25'], contextOf(), isToday);
    await learn();
    const { source, pending } = await readDays(sums, weekend, contextOf(), isToday);
    expect([source.ok, source.message, pending]).toEqual([true, said['status error'], []]);
  });

  it('is not known where the service answers no other day', async () => {
    const { contextOf } = gatewayOf({ answer: () => refused['status error']() });
    const { days: read, source } = await readDays(sums, weekend, contextOf());
    expect([...read.values(), source.ok, source.code]).toEqual([null, null, null, null, false, 'UPSTREAM_REJECTED']);
  });

  it('is not known where it is today', async () => {
    const today = '2026-11-25';
    const { contextOf } = gatewayOf({
      answer: (day) => (day === today ? refused['status error']() : success([1])),
    });
    const { days: read, source } = await readDays(sums, ['2026-11-24', today], contextOf());
    expect([read.get(today), source.code]).toEqual([null, 'UPSTREAM_REJECTED']);
  });

  it.each(kinds)('F-114 by %s does not stop a range of days', async (kind) => {
    const { contextOf, lists } = gatewayOf({ answer: answerOf(kind) });
    const context = contextOf();
    const { state } = context;
    const caller = { token: 'ada', key: 'key of ada', role: 'ADMIN', state } as const;
    const read = (day: string) => lists.read(call(day), caller);
    const range = await readOrNone('GET /attendance/lateness', weekend, read, context);
    expect(range.lists.map(({ rows, notice }) => [rows, notice])).toEqual([
      [[1], null],
      [[], null],
      [[], null],
      [[1], null],
    ]);
    expect(range.said).toBe(said[kind]);
  });
});
