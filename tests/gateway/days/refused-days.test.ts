import { describe, expect, it } from 'vitest';
import { readDays } from '../../../gateway/days/day-reader.ts';
import { readOrNone } from '../../../gateway/days/refused-days.ts';
import { rejected } from '../../../gateway/upstream/faults.ts';
import { type DayAnswer, dayCall, daysGateway, sums } from '../../support/days-gateway.ts';
import { refusal, success } from '../../support/fake-upstream-list.ts';

const isToday = (day: string) => day === '2026-11-25';

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
    (kind: Kind): DayAnswer =>
    (day) =>
      isClosed(day) ? refused[kind]() : success([1]);

  it.each(kinds.flatMap((kind) => [true, false].map((hasETags) => [kind, hasETags] as const)))(
    'F-114 by %s, while it answers others, has no records, which is said once (validators: %s)',
    async (kind, hasETags) => {
      const { contextOf, asked, learn } = daysGateway({ answer: answerOf(kind), hasETags });
      for (const _again of [1, 2]) {
        const { days: read, source, error, pending } = await readDays(sums, weekend, contextOf());
        expect([...read.values()].map((day) => day?.sum)).toEqual([1, 0, 0, 1]);
        expect([source.ok, source.message, error, pending]).toEqual([true, said[kind], null, []]);
      }
      if (hasETags) return;
      await learn();
      // The smallest list, four days, and the smallest again: it was not the caller who was refused.
      expect(asked()).toHaveLength(6);
    },
  );

  it('F-114 has no records where it is learned in the background too', async () => {
    const { contextOf, learn } = daysGateway({ answer: answerOf('status error') });
    await readDays(sums, [...weekend, '2026-11-25'], contextOf(), isToday);
    await learn();
    const { source, pending } = await readDays(sums, weekend, contextOf(), isToday);
    expect([source.ok, source.message, pending]).toEqual([true, said['status error'], []]);
  });

  it('is not known where the service answers no other day', async () => {
    const { contextOf } = daysGateway({ answer: () => refused['status error']() });
    const { days: read, source } = await readDays(sums, weekend, contextOf());
    expect([...read.values(), source.ok, source.code]).toEqual([null, null, null, null, false, 'UPSTREAM_REJECTED']);
  });

  it.each([
    ['one whose account has ended', 'ADMIN'],
    ['one of a role that may not read the list', 'USER'],
  ] as const)('F-114 is not known to %s, nor learned for others from them', async (_who, role) => {
    let isEve = role === 'USER';
    const { contextOf, learn, clock } = daysGateway({
      answer: (_day, token) => {
        if (isEve && token === 'eve') throw refusal('UPSTREAM_REJECTED');
        return success([1]);
      },
      confirm: (token) => {
        if (isEve && token === 'eve' && role === 'ADMIN') throw refusal('UPSTREAM_REJECTED');
        return success([]);
      },
    });
    await readDays(sums, ['2026-11-25'], contextOf());
    // Those whom the service knew until now have lessons waiting.
    await readDays(sums, [...weekend, '2026-11-24'], contextOf('eve', role), (day) => day === '2026-11-24');
    isEve = true;
    await learn();
    for (const _again of [1, 2]) {
      const read = await readDays(sums, weekend, contextOf('eve', role));
      expect([[...read.days.values()], read.source.ok]).toEqual([[null, null, null, null], false]);
      clock.now += 6_000;
    }
    const others = await readDays(sums, weekend, contextOf('ben', role), isToday);
    expect([...others.days.values()]).toEqual([null, null, null, null]);
    expect(others.error).toBe(null);
  });

  /** Days of which one is refused to Eve alone, in words about her; read by her and by Ben, whose lists she shares. */
  it.each(['awaited', 'in the background'])(
    'F-114 F-242 is so for who was refused alone, read %s: others of the role have its rows, and never the words',
    async (how) => {
      const words = 'Eve may not read this day';
      const { contextOf, learn } = daysGateway({
        answer: (day, token) => {
          if (token === 'eve' && day === '2026-11-23') throw rejected(words);
          return success([1]);
        },
      });
      const isAwaited = how === 'awaited' ? () => true : isToday;
      const read = async (user: string) => {
        await readDays(sums, [...weekend, '2026-11-25'], contextOf(user), isAwaited);
        await learn();
        const { days, source } = await readDays(sums, weekend, contextOf(user), isToday);
        return [days.get('2026-11-23')?.sum ?? null, source.ok, source.message];
      };
      const eves = [0, true, `1 day: the service answers “${words}”, so it has no records.`];
      expect(await read('eve')).toEqual(eves);
      expect(await read('ben')).toEqual([1, true, null]);
      expect(await read('eve')).toEqual(eves);
    },
  );

  it('F-114 is so for all of the role once it was refused to two in the same words, and asked no more', async () => {
    const { contextOf, asked, learn } = daysGateway({ answer: answerOf('status error') });
    for (const user of ['ada', 'ben']) {
      await readDays(sums, weekend, contextOf(user));
      await learn();
    }
    asked();
    const { source } = await readDays(sums, weekend, contextOf('eve'), isToday);
    await learn();
    expect([source.message, asked().filter((call) => /\d$/.test(call))]).toEqual([said['status error'], []]);
  });

  it('is not known where it is today', async () => {
    const today = '2026-11-25';
    const { contextOf } = daysGateway({
      answer: (day) => (day === today ? refused['status error']() : success([1])),
    });
    const { days: read, source } = await readDays(sums, ['2026-11-24', today], contextOf());
    expect([read.get(today), source.code]).toEqual([null, 'UPSTREAM_REJECTED']);
  });

  it.each(kinds)('F-114 by %s does not stop a range of days', async (kind) => {
    const { contextOf, lists } = daysGateway({ answer: answerOf(kind) });
    const context = contextOf();
    const { state } = context;
    const caller = { token: 'ada', key: 'key of ada', role: 'ADMIN', state } as const;
    const read = (day: string) => lists.read(dayCall(day), caller);
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
