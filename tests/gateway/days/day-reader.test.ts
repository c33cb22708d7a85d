import { describe, expect, it } from 'vitest';
import { readDays, stillLearning } from '../../../gateway/days/day-reader.ts';
import { dayCall, daysGateway, memoryFile, sums } from '../../support/days-gateway.ts';
import { refusal, success } from '../../support/fake-upstream-list.ts';

const hour = 3_600_000;
const confirmation = '/shift/findAll';

const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'];
const isToday = (day: string) => day === '2026-11-25';

describe('readDays over a service without validators', () => {
  it('F-120 waits for the days that are awaited alone, and has the others learned, the newest first', async () => {
    const { contextOf, asked, learn } = daysGateway();
    const first = await readDays(sums, days, contextOf(), isToday);
    expect(asked()).toEqual([`ada ${confirmation}`, 'ada 2026-11-25']);
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
    const file = memoryFile();
    const first = daysGateway({ file });
    await readDays(sums, days, first.contextOf());
    first.asked();
    await readDays(sums, days, first.contextOf('ben'));
    expect(first.asked()).toEqual([`ben ${confirmation}`]);
    const restarted = daysGateway({ file });
    const { days: read } = await readDays(sums, days, restarted.contextOf());
    expect([...read.values()]).toEqual(Array(4).fill({ sum: 3 }));
    expect(restarted.asked()).toEqual([`ada ${confirmation}`, 'ada 2026-11-25']);
  });

  it('F-201 asks again for a list without rows, believes it the second time, and keeps nothing of it before', async () => {
    const file = memoryFile();
    let rows: number[] = [];
    const past = days.slice(0, 3);
    const open = () => daysGateway({ file, answer: () => success(rows) });
    const wrong = open();
    expect([...(await readDays(sums, past, wrong.contextOf())).days.values()]).toEqual(Array(3).fill({ sum: 0 }));
    await wrong.learn();
    expect(wrong.asked()).toHaveLength(4);
    // Nothing of it was kept: after a restart it is asked for anew.
    const { clock, contextOf, asked, learn } = open();
    /** What is told some time later, and how many days are asked for then. */
    const later = async (milliseconds: number) => {
      clock.now += milliseconds;
      const told = [...(await readDays(sums, past, contextOf())).days.values()].map((day) => day?.sum);
      await learn();
      return [...new Set(told), asked().filter((call) => !call.endsWith(confirmation)).length];
    };
    expect(await later(0)).toEqual([0, 3]);
    expect(await later(0)).toEqual([0, 0]);
    rows = [4];
    expect(await later(60_000)).toEqual([0, 3]);
    expect(await later(60_000)).toEqual([4, 0]);
    // A list that has become empty is doubted as well.
    rows = [];
    expect(await later(7 * hour)).toEqual([4, 3]);
    expect(await later(0)).toEqual([4, 3]);
    expect(await later(0)).toEqual([4, 3]);
  });

  it('answers the same value as long as the day is the same', async () => {
    const { contextOf } = daysGateway();
    const read = async () => (await readDays(sums, days, contextOf())).days.get('2026-11-20');
    expect(await read()).toBe(await read());
  });

  it('F-241 keeps nothing of a service whose smallest list strangers may read', async () => {
    const file = memoryFile();
    const { contextOf, asked } = daysGateway({ isOpen: true, file, answer: (_day, token) => success([token.length]) });
    const { days: read } = await readDays(sums, days, contextOf());
    expect([...read.values()]).toEqual(Array(4).fill({ sum: 3 }));
    asked();
    // Another caller of the group has every day from the service.
    const { days: others } = await readDays(sums, days, contextOf('forged'));
    expect([...others.values()]).toEqual(Array(4).fill({ sum: 6 }));
    expect(asked().filter((call) => call.startsWith('forged 2026'))).toHaveLength(4);
    const restarted = daysGateway({ file, answer: (_day, token) => success([token.length]) });
    const { days: again } = await readDays(sums, days, restarted.contextOf('forged'));
    expect([...again.values()]).toEqual(Array(4).fill({ sum: 6 }));
  });

  it('F-241 reads for a caller who shares no lists only the days that are awaited, and says so', async () => {
    const { contextOf, asked, learn } = daysGateway();
    const alone = contextOf();
    Object.assign(alone, { viewer: { ...alone.viewer, group: null } });
    const read = await readDays(sums, days, alone, isToday);
    expect([...read.days.values()]).toEqual([null, null, null, { sum: 3 }]);
    expect(read).toMatchObject({
      pending: [],
      source: {
        ok: true,
        message: '1 of 4 days were read: over this service past days are not read in the background.',
      },
    });
    await learn();
    expect(asked().filter((call) => call.includes('2026'))).toEqual(['ada 2026-11-25']);
  });

  it('keeps what one role has learned from others', async () => {
    const { contextOf, asked } = daysGateway({ answer: (_day, token) => success([token.length]) });
    await readDays(sums, days, contextOf());
    asked();
    const { days: read } = await readDays(sums, days, contextOf('eve-user', 'USER'));
    expect([...read.values()]).toEqual(Array(4).fill({ sum: 8 }));
    expect(asked()).toHaveLength(5);
  });

  it('answers nothing that was learned to a user whom the service refuses, after five seconds', async () => {
    let isActive = true;
    const { contextOf, clock, lists } = daysGateway();
    await readDays(sums, days, contextOf('ben'));
    const read = lists.confirm.bind(lists);
    lists.confirm = (caller) => (isActive ? read(caller) : Promise.reject(refusal('UNAUTHENTICATED')));
    isActive = false;
    clock.now += 5_000;
    await expect(readDays(sums, days, contextOf('ben'))).rejects.toThrow('UNAUTHENTICATED');
  });

  it('reads a day again after some hours, and answers meanwhile what is known, with its time', async () => {
    let rows = [1, 2];
    const { contextOf, clock, asked, learn } = daysGateway({ answer: () => success(rows) });
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
    const { contextOf, clock, asked, learn } = daysGateway();
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
    const { contextOf, clock, asked, lists } = daysGateway({ answer: () => success(rows) });
    await readDays(sums, ['2026-11-10'], contextOf());
    rows = [7];
    clock.now += 7 * hour;
    const { token, key, state } = contextOf();
    await lists.read(dayCall('2026-11-10'), { token: token ?? '', key: key ?? '', group: 'ADMIN', state });
    asked();
    const read = async () => (await readDays(sums, ['2026-11-10'], contextOf())).days.get('2026-11-10');
    await expect.poll(read).toEqual({ sum: 7 });
    expect(asked()).toEqual([]);
  });

  it('tells a day that could not be learned as failed, not as one that is being learned', async () => {
    const { contextOf, learn } = daysGateway({
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
      error: { message: expect.stringMatching(/ of .* could not be read: Refused: UPSTREAM_TIMEOUT$/) },
    });
  });

  it('makes no call for days while the service does not confirm who asks', async () => {
    const { contextOf, clock, asked, lists } = daysGateway();
    await readDays(sums, days, contextOf());
    clock.now += 60_000;
    lists.confirm = () => Promise.reject(refusal('UPSTREAM_UNAVAILABLE'));
    asked();
    const answer = await readDays(sums, days.slice(0, 3), contextOf());
    expect([answer.source.code, asked()]).toEqual(['UPSTREAM_UNAVAILABLE', []]);
  });
});

it('F-233 what cannot show that days are being read says which, and of no day that was read that it is', () => {
  const said = (daysRead: number, isLearning: boolean) =>
    stillLearning({ daysAsked: 5, daysRead, isLearning })?.message ?? null;
  expect([said(4, true), said(5, true), said(5, false)]).toEqual([
    '4 of 5 days have been read; the others are being read. Try again in a minute.',
    'Further days on which this rests are being read. Try again in a minute.',
    null,
  ]);
});
