/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { evidenceOf, fact } from '../../../../gateway/days/reasons/person-day.ts';
import { sameWeekdays } from '../../../../gateway/days/reasons/read-lists.ts';
import { weekdayOf } from '../../../../upstream/calendar.ts';
import { everyPage } from '../../../support/every-page.ts';
import { comes, crowd } from '../../../support/small-people.ts';
import {
  daysUntil,
  hour,
  noSigns,
  office,
  type SmallPerson,
  type SmallService,
  type SmallShift,
  smallGateway,
} from '../../../support/small-service.ts';

const always: SmallShift = {
  name: 'Security',
  start: 7 * hour,
  grace: 900,
  length: 12 * hour,
  works: [1, 2, 3, 4, 5, 6, 7],
};
const night: SmallShift = { name: 'Night', start: 22 * hour, grace: 900, length: 8 * hour, works: [1, 2, 3, 4, 5] };

/** People of a shift, ten minutes early. */
const of =
  (shift: SmallShift, fields: Partial<SmallPerson> = {}) =>
  (staffID: string) =>
    comes(staffID, { shift, ...fields });

/** Wednesday, 18 November 2026; asked on Monday, the 23rd. */
const company = (fields: Partial<SmallService> = {}): SmallService => ({
  timeZone: 'Africa/Lagos',
  shifts: [office, always, night],
  people: [...crowd(30, 'o'), ...crowd(8, 's', of(always, { centre: 'Nnewi' }))],
  days: daysUntil('2026-11-22', 45),
  now: Date.parse('2026-11-23T11:00:00Z'),
  ...fields,
});

interface Row {
  readonly key: string;
  readonly reason: string;
  readonly isProbablyNotReal: boolean;
  readonly evidence: string;
}

/** Asks a gateway over such a service for everybody's reason on a day. */
async function gatewayOver(service: SmallService) {
  const { ask } = await smallGateway(service);
  return async (date: string): Promise<ReadonlyMap<string, Row>> => {
    const document =
      'query ($date: Date!, $offset: Int!) { explainedDay(date: $date, first: 200, offset: $offset) { totalCount nodes { key reason isProbablyNotReal evidence } } }';
    const { nodes } = (await everyPage<{ explainedDay: { nodes: Row[] } }>(ask, document, { date })).explainedDay;
    expect(nodes).toHaveLength(service.people.length);
    return new Map(nodes.map((row) => [row.key, row]));
  };
}

const explained = async (service: SmallService, date: string) => (await gatewayOver(service))(date);

const counts = (rows: ReadonlyMap<string, Row>) =>
  Object.fromEntries(
    [...Map.groupBy(rows.values(), ({ reason }) => reason)].map(([reason, of]) => [reason, of.length]),
  );

/** The same people, some of whom do otherwise on a day. */
const except = (people: readonly SmallPerson[], day: string, whom: (one: SmallPerson) => boolean, signs = noSigns) =>
  people.map((one) => (whom(one) ? { ...one, signs: (of: string) => (of === day ? signs : one.signs(of)) } : one));

describe('learned reasons', () => {
  it('F-51 knows the day off of a shift by the same weekdays before', async () => {
    const rows = await explained(company(), '2026-11-22');
    expect(counts(rows)).toEqual({ DAY_OFF: 30, PRESENT: 8 });
    expect(rows.get('o1')?.evidence).toBe('Nobody of Office was there or listed as absent on the 4 Sundays before.');
  });

  it('learns nothing of days on which nothing was recorded around', async () => {
    const rows = await explained(company({ days: daysUntil('2026-11-22', 5) }), '2026-11-22');
    expect(counts(rows)).toEqual({ UNEXPLAINED: 30, PRESENT: 8 });
    expect(rows.get('o1')?.evidence).toBe(
      'No sign-in and not listed as absent; no records of the 4 Sundays before to learn from; Office is late after 8:15 am.',
    );
  });

  it.each([
    [1, 'Less than 1 %'],
    [238, '99 %'],
    [239, 'More than 99 %'],
    [240, '100 %'],
  ])('says of %d of 240 neither nobody nor everybody where it is not so', (count, share) => {
    const days = sameWeekdays('2026-11-22');
    const evidence = evidenceOf('DAY_OFF', [fact('SHIFT_WEEKDAY', { name: 'Office', count, of: 240, days })]);
    expect(evidence).toBe(`${share} of Office was there or listed as absent on the 4 Sundays before.`);
  });

  it('learns from one weekday, and says which', async () => {
    const rows = await explained(company({ days: daysUntil('2026-11-22', 9) }), '2026-11-22');
    expect(rows.get('o1')).toMatchObject({
      reason: 'DAY_OFF',
      evidence: 'Nobody of Office was there or listed as absent on Sunday, 15 November.',
    });
  });

  it('goes by a person only where too few share the shift, and after four such weekdays', async () => {
    const rare: SmallShift = { ...office, name: 'Rare', start: 9 * hour };
    const alone = of(rare)('alone');
    const service = company({ shifts: [office, always, rare], people: [...company().people, alone] });
    expect((await explained(service, '2026-11-22')).get('alone')).toMatchObject({
      reason: 'DAY_OFF',
      evidence: 'Neither there nor listed as absent on the 4 Sundays before.',
    });
    const shorter = { ...service, days: daysUntil('2026-11-22', 23) };
    expect((await explained(shorter, '2026-11-22')).get('alone')).toMatchObject({ reason: 'UNEXPLAINED' });
  });

  it('takes a day on which nearly nobody came for a holiday, and the listed absences for not real', async () => {
    const people = except(company().people, '2026-11-18', ({ shift }) => shift === office);
    const rows = await explained(company({ people }), '2026-11-18');
    expect(counts(rows)).toEqual({ HOLIDAY: 30, PRESENT: 8 });
    expect(rows.get('o1')).toMatchObject({
      isProbablyNotReal: true,
      evidence:
        '8 of 38 people who were expected came, and 38, 38, 38, and 38 on the 4 Wednesdays before; listed as absent.',
    });
  });

  it('takes a day for a holiday on which upstream lists nobody, although half of the people came', async () => {
    const people = except(company().people, '2026-11-18', ({ staffID }) => /^o.?[02468]$/.test(staffID));
    const rows = await explained(company({ people, holidays: new Set(['2026-11-18']) }), '2026-11-18');
    expect(counts(rows)).toEqual({ HOLIDAY: 15, PRESENT: 23 });
    expect(rows.get('o2')).toMatchObject({ isProbablyNotReal: false });
  });

  it('lists who is absent from a shift that works on the holiday as absent', async () => {
    const people = except(company().people, '2026-11-18', ({ shift, staffID }) => shift === office || staffID === 's1');
    expect((await explained(company({ people }), '2026-11-18')).get('s1')).toMatchObject({ reason: 'ABSENT' });
  });

  it('finds the device that failed, and leaves its absences apart from real ones', async () => {
    const dead = except(
      company().people,
      '2026-11-18',
      ({ centre, staffID }) => centre === 'Nnewi' || staffID === 'o1',
    );
    const rows = await explained(company({ people: dead }), '2026-11-18');
    expect(counts(rows)).toEqual({ PRESENT: 29, ABSENT: 1, OUTAGE: 8 });
    expect(rows.get('s1')).toMatchObject({
      isProbablyNotReal: true,
      evidence: 'No sign-in at Nnewi, and 8, 8, 8, and 8 on the 4 Wednesdays before; listed as absent.',
    });
    expect(rows.get('o1')).toMatchObject({ reason: 'ABSENT', isProbablyNotReal: false });
  });

  it('does not take a centre without sign-ins for a failure that is small or never had them', async () => {
    const people = [...company().people, ...crowd(6, 'q', of(office, { centre: 'Quiet', signs: () => noSigns }))];
    expect(counts(await explained(company({ people }), '2026-11-18'))).toEqual({ PRESENT: 38, ABSENT: 6 });
  });

  it.each([
    ['01:00', { NOT_DUE_YET: 38 }],
    ['07:55', { PRESENT: 38 }],
  ])('has a reason for everybody at %s of the day itself', async (time, expected) => {
    const service = company({ days: daysUntil('2026-11-18', 45), now: Date.parse(`2026-11-18T${time}:00+01:00`) });
    expect(counts(await explained(service, '2026-11-18'))).toEqual(expected);
  });

  it('takes neither the night, in which people without a shift are listed already, nor one early shift for a holiday', async () => {
    const early: SmallShift = { ...office, name: 'Early', start: 5 * hour };
    const people = [
      ...crowd(60, 'o'),
      ...crowd(9, 'e', of(early)),
      ...crowd(9, 'x', (staffID) => ({ ...comes(staffID), shift: null })),
    ];
    const idle = except(people, '2026-11-18', () => true);
    const at = (time: string) =>
      company({
        shifts: [office, early],
        people: idle,
        days: daysUntil('2026-11-18', 45),
        now: Date.parse(`2026-11-18T${time}:00+01:00`),
      });
    expect(counts(await explained(at('01:00'), '2026-11-18'))).toEqual({ NOT_DUE_YET: 69, ABSENT: 9 });
    expect(counts(await explained(at('06:30'), '2026-11-18'))).toEqual({ NOT_DUE_YET: 60, ABSENT: 18 });
    expect(counts(await explained(at('09:30'), '2026-11-18'))).toEqual({ HOLIDAY: 78 });
  });

  it('says what time somebody who has not come is late after', async () => {
    const people = except(company().people, '2026-11-18', ({ staffID }) => staffID === 'o1');
    const at = (time: string) =>
      company({ people, days: daysUntil('2026-11-18', 45), now: Date.parse(`2026-11-18T${time}:00+01:00`) });
    expect((await explained(at('08:14'), '2026-11-18')).get('o1')).toMatchObject({
      reason: 'NOT_DUE_YET',
      evidence: 'No sign-in yet; Office is late after 8:15 am; listed as absent.',
    });
    expect((await explained(at('08:15'), '2026-11-18')).get('o1')).toMatchObject({ reason: 'ABSENT' });
  });

  it('knows on a day to come who will have it off', async () => {
    const service = company({ days: daysUntil('2026-11-20', 45), now: Date.parse('2026-11-20T20:00:00+01:00') });
    expect(counts(await explained(service, '2026-11-22'))).toEqual({ DAY_OFF: 30, NOT_DUE_YET: 8 });
  });

  it('places the sign-ins of who has been moved by the shift that they came for', async () => {
    // On the register they work at night; until last week they came to the office.
    const moved = of(night, { signs: comes('moved').signs })('moved');
    const people = [...company().people, ...crowd(9, 'n', of(night)), moved];
    const explain = await gatewayOver(company({ people }));
    for (const [day, reason] of [
      ['2026-11-12', 'PRESENT'],
      ['2026-11-13', 'PRESENT'],
      ['2026-11-15', 'DAY_OFF'],
    ] as const) {
      expect([day, (await explain(day)).get('moved')?.reason]).toEqual([day, reason]);
    }
  });

  it('counts the late minutes of who has been moved from the sign-in that the lateness list names', async () => {
    // Of the evening shift until Sunday; on Saturday the 14th they were two hours late for it.
    const evening: SmallShift = { name: 'Evening', start: 18 * hour, grace: 0, length: 4 * hour, works: [5, 6] };
    const early: SmallShift = { name: 'Early', start: 0, grace: 0, length: 4 * hour, works: [1] };
    const late = (day: string) => (day === '2026-11-14' ? 2 * hour : 0);
    const moved: SmallPerson = {
      staffID: 'moved',
      shift: early,
      before: { until: '2026-11-15', shift: evening },
      signs: (day) => {
        // Going by the shift that they have now, for which they came on Sunday at 11 pm, Friday's sign-in is Saturday's.
        if (day === '2026-11-16') return { in: [-hour], out: [] };
        return evening.works.includes(weekdayOf(day)) ? { in: [evening.start + late(day)], out: [] } : noSigns;
      },
    };
    const service = company({ shifts: [...company().shifts, evening, early], people: [...company().people, moved] });
    const { ask } = await smallGateway(service);
    expect(
      await ask(
        '{ explainedDay(date: "2026-11-14", search: "moved", first: 200) { nodes { reason firstIn minutesLate } } }',
      ),
    ).toEqual({
      explainedDay: { nodes: [{ reason: 'PRESENT_LATE', firstIn: '2026-11-14T20:00:00+01:00', minutesLate: 120 }] },
    });
  });

  it.each(['Europe/Berlin', 'Australia/Lord_Howe'])(
    'gives the same reasons over a change of the clocks in %s',
    async (timeZone) => {
      const people = [...company().people, ...crowd(9, 'n', of(night))];
      // Berlin's clocks go back on 25 October 2026, New York's on 1 November, Lord Howe's forward on 4 October.
      const service = company({
        people,
        timeZone,
        days: daysUntil('2026-11-03', 70),
        now: Date.parse('2026-11-04T12:00:00Z'),
      });
      const explain = await gatewayOver(service);
      for (const day of ['2026-10-02', '2026-10-05', '2026-10-23', '2026-10-26', '2026-10-30', '2026-11-02']) {
        expect([day, counts(await explain(day))]).toEqual([day, { PRESENT: 47 }]);
      }
      for (const day of ['2026-10-04', '2026-10-25', '2026-11-01']) {
        expect([day, counts(await explain(day))]).toEqual([day, { DAY_OFF: 39, PRESENT: 8 }]);
      }
    },
  );
});
