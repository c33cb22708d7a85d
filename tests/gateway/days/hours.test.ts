import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { codedError } from '../../../gateway/shared/errors.ts';
import { weekdayOf } from '../../../upstream/calendar.ts';
import { comes, crowd } from '../../support/small-people.ts';
import { daysUntil, hour, noSigns, office, type SmallShift, smallGateway } from '../../support/small-service.ts';

const night: SmallShift = {
  name: 'Night',
  start: 22 * hour,
  grace: 900,
  length: 8 * hour,
  works: [1, 2, 3, 4, 5, 6, 7],
};

/** The last day of summer time in Berlin: its night has an hour more. */
const longNight = '2026-10-24';

/** Who works as the office does, but for some days. */
const clerk =
  (other: Readonly<Record<string, { readonly in: readonly number[]; readonly out: readonly number[] }>>) =>
  (day: string) =>
    office.works.includes(weekdayOf(day)) ? (other[day] ?? { in: [8 * hour], out: [17 * hour] }) : noSigns;

const service = {
  timeZone: 'Europe/Berlin',
  shifts: [office, night],
  people: [
    {
      staffID: 'd0',
      shift: office,
      signs: clerk({
        // Twice that day, with a long lunch: breaks are not taken off. Half an hour beyond the shift.
        '2026-10-20': { in: [8 * hour, 14 * hour], out: [12 * hour, 17.5 * hour] },
        // Late, forgot to sign out, forgot to sign in, and not there.
        '2026-10-21': { in: [9 * hour], out: [17 * hour + 59] },
        '2026-10-22': { in: [8 * hour], out: [] },
        '2026-10-23': { in: [], out: [17 * hour] },
        '2026-10-26': noSigns,
      }),
    },
    { staffID: 'n0', shift: night, signs: () => ({ in: [22 * hour], out: [30 * hour] }) },
    { staffID: 'x0', shift: null, signs: clerk({}) },
    ...crowd(12, 'e', (staffID) => comes(staffID, { signs: clerk({}) })),
  ],
  days: daysUntil('2026-10-28', 60),
  now: Date.parse('2026-10-28T11:00:00Z'),
};

async function gateway(more: Record<string, unknown> = {}, settings: Record<string, string> = {}) {
  const { ask, file, csv } = await smallGateway(service, more, { settings });
  const hours = async (args: string, selection: string) =>
    (await ask(`{ staffHours(month: "2026-10", ${args}) { ${selection} } }`)).staffHours;
  return { ask, hours, file, csv };
}

const fields =
  'nodes { key shift daysSignedIn daysCounted noSignOut noSignIn minutesWorked overtime late lateMinutes absent notKnown }';
/** Days of October on which the office works, up to the 27th; on the 28th they have come and not yet gone. */
const worked = 19;

describe('Query.staffHours', () => {
  it('N-23 counts first in to last out of each day, and says what is missing without an estimate', async () => {
    const { hours } = await gateway();
    const page = await hours('where: [{ column: STAFF_ID, in: ["d0", "n0", "x0"] }]', fields);
    expect(page.nodes).toEqual([
      {
        ...{ key: 'd0', shift: 'Office', daysSignedIn: worked - 1, daysCounted: worked - 3, noSignOut: 1, noSignIn: 1 },
        ...{ minutesWorked: (worked - 3) * 540 + 30 - 60, overtime: 30, late: 1, lateMinutes: 60, absent: 1 },
        notKnown: 3,
      },
      {
        // The night of the 27th ended at six, and that of the 28th is to come. The long night really took nine hours.
        ...{ key: 'n0', shift: 'Night', daysSignedIn: 27, daysCounted: 27, noSignOut: 0, noSignIn: 0 },
        ...{ minutesWorked: 27 * 480 + 60, overtime: 60, late: 0, lateMinutes: 0, absent: 0, notKnown: 3 },
      },
      {
        ...{ key: 'x0', shift: '', daysSignedIn: worked + 1, daysCounted: worked, noSignOut: 0, noSignIn: 0 },
        ...{ minutesWorked: worked * 540, overtime: null, late: 0, lateMinutes: 0, absent: 0, notKnown: 3 },
      },
    ]);
  });

  it('tells the same of a day on the page of the person', async () => {
    const { ask } = await gateway();
    const document = `query ($staffID: String!) { personMonth(staffID: $staffID, month: "2026-10") {
      hours { daysSignedIn minutesWorked overtime noSignOut noSignIn }
      days { date minutesWorked overtime missing }
    } }`;
    const on = async (staffID: string, date: string) =>
      (await ask(document, { staffID })).personMonth.days.find((day: { date: string }) => day.date === date);
    expect(await on('d0', '2026-10-20')).toEqual({
      date: '2026-10-20',
      minutesWorked: 570,
      overtime: 30,
      missing: null,
    });
    expect(await on('d0', '2026-10-21')).toMatchObject({ minutesWorked: 480, overtime: 0 });
    expect(await on('d0', '2026-10-22')).toMatchObject({ minutesWorked: null, overtime: null, missing: 'SIGN_OUT' });
    expect(await on('d0', '2026-10-23')).toMatchObject({ minutesWorked: null, overtime: null, missing: 'SIGN_IN' });
    expect(await on('d0', '2026-10-28')).toMatchObject({ minutesWorked: null, missing: null });
    expect(await on('n0', longNight)).toMatchObject({ minutesWorked: 540, overtime: 60 });
  });

  it('gives payroll one row a person with the columns that are asked for, in their order', async () => {
    const { file, csv } = await gateway();
    const query =
      'month=2026-10&columns=STAFF_ID,HOURS,OVERTIME_MINUTES&where=[{"column":"STAFF_ID","in":["d0","x0"]}]';
    expect((await csv(`staffHours.csv?${query}`)).map(String)).toEqual([
      'sn,Staff-ID,Hours (decimal),Overtime Minutes',
      '1,d0,143.5,30',
      '2,x0,171,',
    ]);
    const workbook = read(new Uint8Array(await (await file(`staffHours.xlsx?${query}`)).arrayBuffer()));
    const [sheet] = Object.values(workbook.Sheets);
    expect(utils.sheet_to_json(sheet ?? {}, { header: 1 })).toEqual([
      ['sn', 'Staff-ID', 'Hours (decimal)', 'Overtime Minutes'],
      [1, 'd0', 143.5, 30],
      [2, 'x0', 171],
    ]);
  });

  it('N-23 gives payroll the columns that the company has set, unless others are asked for', async () => {
    const { csv } = await gateway({}, { PAYROLL_COLUMNS: 'OVERTIME_MINUTES, STAFF_ID' });
    const heading = async (query: string) => String((await csv(`staffHours.csv?month=2026-10${query}`))[0]);
    expect(await heading('')).toBe('sn,Overtime Minutes,Staff-ID');
    expect(await heading('&columns=NAME')).toBe('sn,Name');
    await expect(gateway({}, { PAYROLL_COLUMNS: 'STAFF_ID,STAFF_ID' })).rejects.toThrow('PAYROLL_COLUMNS');
    await expect(gateway({}, { PAYROLL_COLUMNS: 'SALARY' })).rejects.toThrow('PAYROLL_COLUMNS');
  });

  it.each(['2026-09-14', '2026-10-01'])(
    'gives no file of September while sign-outs of %s cannot be read',
    async (day) => {
      const { file } = await gateway({
        [`GET /attendance/findall?date=${day}&mode=signedOut`]: codedError('UPSTREAM_UNAVAILABLE', 'No.'),
      });
      expect((await file('staffHours.csv?month=2026-09')).status).toBe(502);
    },
  );

  it('claims no hours of a day whose sign-outs cannot all be read', async () => {
    const { hours } = await gateway({
      'GET /attendance/findall?date=2026-10-13&mode=signedOut': codedError('UPSTREAM_UNAVAILABLE', 'No.'),
    });
    const page = await hours(
      'where: [{ column: STAFF_ID, in: ["n0"] }]',
      'nodes { daysCounted noSignOut minutesWorked } sources { ok }',
    );
    expect(page.sources.some(({ ok }: { ok: boolean }) => !ok)).toBe(true);
    expect(page.nodes).toEqual([{ daysCounted: 25, noSignOut: 0, minutesWorked: 25 * 480 + 60 }]);
  });
});
