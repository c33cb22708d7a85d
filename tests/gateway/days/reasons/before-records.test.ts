/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { Reply } from '../../../support/fake-rest.ts';
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
import { staffRecord } from '../../../support/staff.ts';

const guards: SmallShift = { ...office, name: 'Guards', works: [1, 2, 3, 4, 5, 6, 7] };

/** Comes on the days that the shift works, from a day on. */
const many = (count: number, prefix: string, from: string, fields: Partial<SmallPerson> = {}) =>
  crowd(count, prefix, (staffID) => comes(staffID, fields, { isThere: (day) => day >= from, at: () => 7.5 * hour }));

/** Asked on Tuesday, 24 November. */
const company = (people: readonly SmallPerson[], fields: Partial<SmallService> = {}): SmallService => ({
  timeZone: 'Africa/Lagos',
  shifts: [office, guards],
  people,
  days: daysUntil('2026-11-24', 90),
  now: Date.parse('2026-11-24T18:00:00Z'),
  ...fields,
});

interface Row {
  readonly key: string;
  readonly reason: string;
  readonly isListedAbsent: boolean;
  readonly isProbablyNotReal: boolean;
  readonly evidence: string;
  readonly absent: number;
  readonly days: readonly { readonly date: string; readonly reason: string | null; readonly unknown: string | null }[];
}

async function gatewayOver(service: SmallService, more: Record<string, unknown> = {}) {
  const { query, ask } = await smallGateway(service, more);
  const rowsOf = async (document: string) => {
    const [{ nodes }] = Object.values(await ask(document)) as [{ nodes: readonly Row[] }];
    return new Map(nodes.map((row) => [row.key, row]));
  };
  return {
    query,
    day: (date: string) =>
      rowsOf(
        `{ explainedDay(date: "${date}", first: 100) { nodes { key reason isListedAbsent isProbablyNotReal evidence } } }`,
      ),
    month: (month: string) =>
      rowsOf(
        `{ attendanceMonth(month: "${month}", first: 100) { nodes { key absent days { date reason unknown } } } }`,
      ),
  };
}

/** Absent lists that name everybody on some days. */
const listing = (people: readonly SmallPerson[], days: readonly string[]) =>
  Object.fromEntries(
    days.map((day) => [
      `GET /attendance/exception?date=${day}`,
      people.map(({ staffID, centre = 'Awka' }) =>
        staffRecord({ _id: `id-${staffID}`, staffID, serviceCentre: centre }),
      ),
    ]),
  );

const of = (row: Row | undefined, dates: readonly string[]) =>
  dates.map((date) => row?.days.find((day) => day.date === date)).map((day) => day?.reason ?? day?.unknown);

describe('absence before there were records', () => {
  it('F-106 is none before the first record of the company', async () => {
    const { day, month } = await gatewayOver(company(many(25, 'p', '2026-11-11')));
    const row = (await day('2026-11-05')).get('p1');
    expect(row).toMatchObject({ reason: 'UNEXPLAINED', isListedAbsent: true, isProbablyNotReal: true });
    expect(row?.evidence).toBe(
      'Nobody has signed in on this day, nor around the same weekdays before; listed as absent.',
    );
    expect([...(await day('2026-11-05')).values()].some(({ reason }) => reason === 'ABSENT')).toBe(false);
    const found = (await month('2026-11')).get('p1');
    expect(found?.absent).toBe(0);
    expect(of(found, ['2026-11-05', '2026-11-10', '2026-11-11'])).toEqual(['NO_RECORDS', 'NO_RECORDS', 'PRESENT']);
  });

  it('F-106 is none before the first record of a service centre of some size', async () => {
    const people = [...many(25, 'p', '2026-01-01'), ...many(6, 'n', '2026-11-11', { centre: 'Nnewi' })];
    const found = (await (await gatewayOver(company(people))).month('2026-11')).get('n1');
    expect(found?.absent).toBe(0);
    expect(of(found, ['2026-11-05', '2026-11-10', '2026-11-11'])).toEqual(['NO_RECORDS', 'NO_RECORDS', 'PRESENT']);
  });

  it('F-106 stays where two people of a small centre stayed away, and where one day at the start of a month is empty', async () => {
    const people = [...many(25, 'p', '2026-01-01'), ...many(2, 'n', '2026-11-11', { centre: 'Nnewi' })];
    const first = new Set(['2026-11-02']);
    const closed = people.map((one) => ({
      ...one,
      signs: (date: string) => (first.has(date) ? noSigns : one.signs(date)),
    }));
    const sheet = await (await gatewayOver(company(closed))).month('2026-11');
    expect(of(sheet.get('n1'), ['2026-11-05', '2026-11-10'])).toEqual(['ABSENT', 'ABSENT']);
    expect(of(sheet.get('p1'), ['2026-11-02', '2026-11-03'])).toEqual(['HOLIDAY', 'PRESENT']);
  });

  it('F-106 is none of a company that was imported today', async () => {
    const people = many(3, 'p', '2027-01-01', { registered: '2026-11-24' });
    const { day } = await gatewayOver(company(people), listing(people, ['2026-11-24']));
    expect([...(await day('2026-11-24')).values()].map(({ reason }) => reason)).toEqual(Array(3).fill('UNEXPLAINED'));
  });
});

describe('a service that lists everybody at weekends', () => {
  const people = [...many(25, 'o', '2026-01-01'), ...many(3, 'g', '2026-01-01', { shift: guards })];
  const saturdays = ['2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14', '2026-11-21'];
  const weekends = listing(people.slice(0, 25), saturdays);

  it('F-113 has a day off where nobody ever came, and the listing is probably not real', async () => {
    const rows = await (await gatewayOver(company(people), weekends)).day('2026-11-21');
    expect(rows.get('g1')?.reason).toBe('PRESENT');
    expect(rows.get('o1')).toMatchObject({
      reason: 'DAY_OFF',
      isProbablyNotReal: true,
      evidence: 'Nobody of Office was ever there on the 4 Saturdays before; listed as absent.',
    });
  });

  it('F-113 leaves an absence of a small group, and of a weekday that is worked, an absence', async () => {
    const away = people.map((one) => (one.staffID === 'g1' ? { ...one, signs: () => noSigns } : one));
    const { day } = await gatewayOver(company(away), weekends);
    expect((await day('2026-11-20')).get('g1')?.reason).toBe('ABSENT');
  });
});

describe('a list that answers neither success nor error', () => {
  it.each(['exception?date=2026-11-24', 'findall?date=2026-11-24&mode=signedIn'])(
    'F-115 counts nobody: %s',
    async (list) => {
      const unclear = { [`GET /attendance/${list}`]: new Reply({ status: 'maybe', data: [] }) };
      const { query } = await gatewayOver(company(many(5, 'p', '2026-01-01')), unclear);
      const { data, errors } = await query('{ explainedDay(date: "2026-11-24") { totalCount } }');
      expect(data).toEqual({ explainedDay: null });
      expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
    },
  );
});
