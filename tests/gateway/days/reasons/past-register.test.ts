import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../../upstream/calendar.ts';
import { comes, crowd } from '../../../support/small-people.ts';
import {
  answersOf,
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

const early: SmallShift = { ...office, name: 'Early', start: 6 * hour };

/** Comes on working days of the office, at the hour given. */
const person = (staffID: string, fields: Partial<SmallPerson> = {}, at = 7.5) =>
  comes(staffID, fields, { at: () => at * hour });

/** The month of October, asked for on Tuesday, 3 November. */
const company = (people: readonly SmallPerson[], fields: Partial<SmallService> = {}): SmallService => ({
  timeZone: 'Africa/Lagos',
  shifts: [office, early],
  people: [...crowd(20, 's'), ...people],
  days: daysUntil('2026-11-03', 70),
  now: Date.parse('2026-11-03T11:00:00Z'),
  tellsPast: true,
  ...fields,
});

interface Mark {
  readonly date: string;
  readonly reason: string | null;
  readonly unknown: string | null;
  readonly minutesLate: number | null;
}
interface Row {
  readonly key: string;
  readonly staff: Readonly<Record<'staffID' | 'personID' | 'name' | 'serviceCentre', string>>;
  readonly shift: string;
  readonly reason: string;
  readonly late: number;
  readonly days: readonly Mark[];
}

/** Asks a gateway over such a service. */
async function gatewayOver(service: SmallService, more: Record<string, unknown> = {}) {
  const { ask } = await smallGateway(service, more);
  const staff = 'staff { staffID personID name serviceCentre }';
  const rowsOf = ({ nodes }: { readonly nodes: readonly Row[] }) => new Map(nodes.map((row) => [row.key, row]));
  return {
    day: async (date: string) => {
      const document = `{ explainedDay(date: "${date}", first: 100) { isRegisterOfToday nodes { key ${staff} shift reason } } }`;
      return rowsOf((await ask(document)).explainedDay);
    },
    month: async (month = '2026-10') => {
      const document = `{ attendanceMonth(month: "${month}", first: 100) { isRegisterOfToday nodes { key ${staff} shift late days { date reason unknown minutesLate } } } }`;
      return rowsOf((await ask(document)).attendanceMonth);
    },
    person: async (staffID: string, month = '2026-10', personID?: string) => {
      const whose = `staffID: "${staffID}"${personID === undefined ? '' : `, personID: "${personID}"`}`;
      const document = `{ personMonth(${whose}, month: "${month}") { ${staff} shiftName isRegisterOfToday days { date reason unknown evidence } counts { lateDays absentDays } } }`;
      return (await ask(document)).personMonth as
        | (Pick<Row, 'staff' | 'days'> & { shiftName: string; counts: object; isRegisterOfToday: boolean })
        | null;
    },
    ask,
  };
}

const reasonsOf = (days: readonly Mark[] | undefined, dates: readonly string[]) =>
  dates.map((date) => days?.find((day) => day.date === date)).map((day) => day?.reason ?? day?.unknown);

/** The answers with records whose people have no id of the service's own, and none of their centre but the record's. */
const nameless = (answers: Record<string, unknown>, isCentreOfRecord: boolean) =>
  Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => {
      if (!/findall|lateness/.test(call) || !Array.isArray(answer)) return [call, answer];
      const rows = answer as { staffID: Record<string, unknown> }[];
      const bent = rows.map(({ staffID: { _id, serviceCentre, ...staffID }, ...row }) =>
        isCentreOfRecord ? { ...row, staffID, serviceCentre } : { ...row, staffID: { ...staffID, serviceCentre } },
      );
      return [call, bent];
    }),
  );

const leaver = person('left', { left: '2026-10-21', name: 'Gone Person' }, 9);

describe('who was on the register on a past day, over section 7 alone', () => {
  it('F-102 has who left since in the days on which lists name them, in their month and in the month sheet', async () => {
    const { day, month, person: personMonth } = await gatewayOver(company([leaver]));
    const row = (await day('2026-10-20')).get('left');
    expect(row).toMatchObject({ reason: 'PRESENT_LATE', shift: 'Office', staff: { name: 'Gone Person' } });
    expect((await day('2026-10-20')).size).toBe(21);
    expect((await day('2026-10-22')).size).toBe(20);
    expect((await day('2026-11-02')).size).toBe(20);
    const sheet = await month();
    const dates = ['2026-10-01', '2026-10-20', '2026-10-21', '2026-10-30'];
    const expected = ['PRESENT_LATE', 'PRESENT_LATE', 'NOT_REGISTERED', 'NOT_REGISTERED'];
    expect(reasonsOf(sheet.get('left')?.days, dates)).toEqual(expected);
    expect((await month('2026-11')).has('left')).toBe(false);
    const found = await personMonth('left');
    expect(found).toMatchObject({ staff: { name: 'Gone Person' }, shiftName: 'Office', isRegisterOfToday: true });
    expect(reasonsOf(found?.days, dates)).toEqual(expected);
    expect(found?.counts).toMatchObject({ lateDays: 14 });
  });

  it('F-102 tells the days of two people who had one staff ID in turn apart', async () => {
    const second = person('left', { id: 'second', registered: '2026-10-26', name: 'New Holder' });
    const { day, month, person: personMonth } = await gatewayOver(company([leaver, second]));
    const then = await day('2026-10-20');
    expect(then.get('left')).toMatchObject({ reason: 'PRESENT_LATE', staff: { name: 'Gone Person' } });
    expect(then.get('left-2')).toMatchObject({ reason: 'NEW', staff: { name: 'New Holder' } });
    expect((await day('2026-10-27')).get('left')).toMatchObject({ reason: 'PRESENT', staff: { name: 'New Holder' } });
    const sheet = await month();
    expect(sheet.get('left')).toMatchObject({ late: 0, staff: { name: 'New Holder' } });
    expect(sheet.get('left-2')).toMatchObject({ late: 14, staff: { name: 'Gone Person' } });
    expect((await personMonth('left'))?.staff.name).toBe('New Holder');
    expect((await personMonth('left', '2026-09'))?.staff.name).toBe('Gone Person');
  });

  it('F-221 has the month of whom a row names, not of who has the staff ID', async () => {
    const second = person('left', { id: 'second', registered: '2026-10-12', name: 'New Holder' });
    const { day, month, person: personMonth } = await gatewayOver(company([{ ...leaver, left: '2026-10-08' }, second]));
    const rows = [...(await month()).values(), ...(await day('2026-10-05')).values()];
    const holders = new Map(
      rows.flatMap(({ staff }) => (staff.staffID === 'left' ? [[staff.name, staff] as const] : [])),
    );
    expect([...holders.keys()].sort()).toEqual(['Gone Person', 'New Holder']);
    for (const { name, personID } of holders.values()) {
      const found = await personMonth('left', '2026-10', personID);
      expect(found?.staff).toMatchObject({ personID, name });
      const reasons = reasonsOf(found?.days, ['2026-10-05', '2026-10-27']);
      expect(reasons).toEqual(name === 'New Holder' ? ['NEW', 'PRESENT'] : ['PRESENT_LATE', 'NOT_REGISTERED']);
    }
    expect(await personMonth('left', '2026-11', holders.get('Gone Person')?.personID)).toBe(null);
  });

  it('F-102 takes a record written anew under the same name for the same person', async () => {
    const again = person('left', { id: 'second', registered: '2026-10-26', name: 'gone  person' });
    const rows = await (await gatewayOver(company([leaver, again]))).month();
    expect(rows.size).toBe(21);
    expect(reasonsOf(rows.get('left')?.days, ['2026-10-01', '2026-10-27'])).toEqual(['PRESENT_LATE', 'PRESENT']);
  });

  it('F-102 has who moved since under the service centre and shift of then', async () => {
    const moved = person('moved', {
      centre: 'Nnewi',
      before: { until: '2026-11-01', shift: early, centre: 'Onitsha' },
    });
    const { day, month, person: personMonth } = await gatewayOver(company([moved]));
    const then = { shift: 'Early', staff: { serviceCentre: 'Onitsha' } };
    expect((await day('2026-10-20')).get('moved')).toMatchObject({ ...then, reason: 'PRESENT_LATE' });
    expect((await month()).get('moved')).toMatchObject(then);
    expect(await personMonth('moved')).toMatchObject({ shiftName: 'Early', staff: { serviceCentre: 'Onitsha' } });
    expect((await day('2026-11-02')).get('moved')).toMatchObject({
      shift: 'Office',
      reason: 'PRESENT',
      staff: { serviceCentre: 'Nnewi' },
    });
  });

  it.each(['without their ids', 'without their ids and service centres'])(
    'F-102 has movers as the lists of then have them, which name people %s',
    async (kind) => {
      const moved = person('moved', {
        centre: 'Nnewi',
        before: { until: '2026-11-01', shift: early, centre: 'Onitsha' },
      });
      const service = company([moved]);
      const { day } = await gatewayOver(service, nameless(answersOf(service), kind !== 'without their ids'));
      const [then, now] = [(await day('2026-10-20')).get('moved'), (await day('2026-11-02')).get('moved')];
      expect(then).toMatchObject({ reason: 'PRESENT_LATE', shift: 'Early' });
      // Where a record was made is not where its person belongs.
      const isKnown = kind === 'without their ids';
      expect(then?.staff.serviceCentre).toBe(isKnown ? 'Onitsha' : 'Nnewi');
      expect(now).toMatchObject({ shift: 'Office', staff: { serviceCentre: 'Nnewi' } });
    },
  );

  it('F-102 says that a past day is told with the register of today', async () => {
    const { ask } = await gatewayOver(company([]));
    const of = async (date: string) =>
      (await ask(`{ explainedDay(date: "${date}") { isRegisterOfToday } }`)).explainedDay;
    expect(await of('2026-10-20')).toEqual({ isRegisterOfToday: true });
    expect(await of('2026-11-03')).toEqual({ isRegisterOfToday: false });
  });
});

describe('who was on the register on a past day, by the history of the service', () => {
  /** A past staff record. */
  const was = (fields: object, validFrom: string | null, validUntil: string | null) => ({
    ...staffRecord({ createdAt: '2020-01-01T09:00:00Z' }),
    shift: { _id: 'Office', name: 'Office' },
    ...fields,
    validFrom,
    validUntil,
  });

  it('F-102 has everybody as they were: leavers also on days off, movers, and shifts with the times of then', async () => {
    const moved = person('moved', { centre: 'Nnewi' });
    const service = company([moved], { tellsPast: false });
    const {
      day,
      month,
      person: personMonth,
    } = await gatewayOver(service, {
      'GET /extensions': [{ name: 'history', version: 1 }],
      'GET /staff/history?from=2026-09-01': [
        was({ _id: 'id-left', staffID: 'left', name: 'Gone Person' }, '2020-01-01', '2026-10-20'),
        was({ _id: 'id-moved', staffID: 'moved', serviceCentre: 'Onitsha' }, '2020-01-01', '2026-10-15'),
        was({ _id: 'id-moved', staffID: 'moved', serviceCentre: 'Nnewi' }, '2026-10-16', null),
      ],
      'GET /shift/history?from=2026-09-01': [],
      'GET /staff/history?from=2026-10-01': [],
      'GET /shift/history?from=2026-10-01': [],
      'GET /attendance/find/customer?date=2026-10-01&mode=signedIn&staffID=left': [],
      'GET /attendance/find/customer?date=2026-10-01&mode=signedOut&staffID=left': [],
      'GET /attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=left': [],
      'GET /attendance/find/customer?date=2026-11-01&mode=signedOut&staffID=left': [],
    });
    const saturday = await day('2026-10-17');
    expect(saturday.get('left')).toMatchObject({ reason: 'DAY_OFF', staff: { name: 'Gone Person' } });
    expect(saturday.size).toBe(22);
    expect((await day('2026-10-21')).has('left')).toBe(false);
    expect((await day('2026-10-15')).get('moved')?.staff.serviceCentre).toBe('Onitsha');
    expect((await day('2026-10-16')).get('moved')?.staff.serviceCentre).toBe('Nnewi');
    const dates = ['2026-10-17', '2026-10-20', '2026-10-21'];
    const expected = ['DAY_OFF', 'UNEXPLAINED', 'NOT_REGISTERED'];
    expect(reasonsOf((await month()).get('left')?.days, dates)).toEqual(expected);
    const found = await personMonth('left');
    expect(found).toMatchObject({ staff: { name: 'Gone Person' }, isRegisterOfToday: false });
    expect(reasonsOf(found?.days, dates)).toEqual(expected);
  });
});

describe('the register that was imported', () => {
  const imported = (staffID: string, away: readonly string[] = []): SmallPerson => ({
    ...person(staffID, { registered: '2026-11-03' }),
    signs: (day) =>
      office.works.includes(weekdayOf(day)) && !away.includes(day) ? { in: [7.5 * hour], out: [17 * hour] } : noSigns,
  });

  it('F-105 does not make people new on days after their first record', async () => {
    const service = company([], {
      people: Array.from({ length: 20 }, (_, place) => imported(`i${place}`, ['2026-10-14'])),
    });
    const more = {
      'GET /attendance/exception?date=2026-10-14': service.people.map(({ staffID }) => staffRecord({ staffID })),
    };
    const { day, month } = await gatewayOver(
      { ...service, people: [...service.people.slice(1), imported('i0')] },
      more,
    );
    const wednesday = await day('2026-10-14');
    expect(wednesday.get('i1')?.reason).not.toBe('NEW');
    const sheet = await month();
    const dates = ['2026-10-13', '2026-10-14', '2026-10-15', '2026-10-17'];
    expect(reasonsOf(sheet.get('i1')?.days, dates)).toEqual(['PRESENT', 'HOLIDAY', 'PRESENT', 'DAY_OFF']);
    expect(reasonsOf(sheet.get('i0')?.days, dates)).toEqual(['PRESENT', 'PRESENT', 'PRESENT', 'DAY_OFF']);
  });

  it('F-105 leaves an absence between two days of one person an absence', async () => {
    const one = imported('i0', ['2026-10-14']);
    const more = { 'GET /attendance/exception?date=2026-10-14': [staffRecord({ _id: 'id-i0', staffID: 'i0' })] };
    const { month, person: personMonth } = await gatewayOver(company([one]), more);
    const dates = ['2026-10-13', '2026-10-14', '2026-10-15'];
    expect(reasonsOf((await month()).get('i0')?.days, dates)).toEqual(['PRESENT', 'ABSENT', 'PRESENT']);
    expect(reasonsOf((await personMonth('i0'))?.days, dates)).toEqual(['PRESENT', 'ABSENT', 'PRESENT']);
  });

  it('F-105 F-106 leaves who is listed as absent before they were registered, and has no record, new', async () => {
    const one = person('fresh', { registered: '2026-10-26' });
    const more = { 'GET /attendance/exception?date=2026-10-14': [staffRecord({ _id: 'id-fresh', staffID: 'fresh' })] };
    const { day, month } = await gatewayOver(company([one]), more);
    expect((await day('2026-10-14')).get('fresh')?.reason).toBe('NEW');
    expect(reasonsOf((await month()).get('fresh')?.days, ['2026-10-14', '2026-10-27'])).toEqual(['NEW', 'PRESENT']);
  });
});
