import { describe, expect, it } from 'vitest';
import { type CellObject, utils, type WorkSheet, write } from 'xlsx';
import type { DayOrder } from '../../../gateway/leave/leave-days.ts';
import { checkLeaves, type KnownLeaves, rangesOf } from '../../../gateway/sheets/check-leaves.ts';
import { parseSheet, type Sheet } from '../../../gateway/sheets/parse-sheet.ts';
import { sheetLimits } from '../../../gateway/sheets/refusals.ts';

const person = (staffID: string, id = `id ${staffID}`) => ({ id, staffID, name: `Name ${staffID}` });
const nobodyOnLeave: KnownLeaves = {
  staff: ['00101', '00102', '00103', '00104'].map((staffID) => person(staffID)),
  leaves: [],
  today: '2026-11-18',
};

/** What becomes of a sheet of leaves. */
async function check(
  file: string | Buffer,
  { known = nobodyOnLeave, dayOrder = null as DayOrder } = {},
): Promise<{ sheet: Sheet; rows: ReturnType<typeof checkLeaves> }> {
  const sheet = await parseSheet(Buffer.from(file as string), { ...sheetLimits, kind: 'leave' });
  return { sheet, rows: checkLeaves(sheet.rows, known, dayOrder) };
}

const lines = (...rows: readonly string[]) => rows.join('\n');
const brief = ({ rows }: Awaited<ReturnType<typeof check>>) =>
  rows.map(({ outcome, record: leave, problems }) => [
    outcome,
    leave && `${leave.from} ${leave.to} ${leave.kind}`,
    ...problems.map(({ reason, column }) => `${reason} ${column}`),
  ]);

function workbook(sheet: WorkSheet, bookType: 'xlsx' | 'biff8', date1904 = false): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Leave');
  book.Workbook = { WBProps: { date1904 } };
  return write(book, { type: 'buffer', bookType });
}
const headings = ['Staff ID', 'From', 'To', 'Kind'];
const day = (v: number): CellObject => ({ t: 'n', v, z: 'dd/mm/yyyy' });

describe('sheets of leaves', () => {
  it.each(['xlsx', 'biff8'] as const)(
    'F-225 reads days counted from 1904 in %s as programs show them',
    async (type) => {
      const sheet = utils.aoa_to_sheet([headings, ['00101', day(44_957), day(44_958.75), 'Annual']]);
      expect(brief(await check(workbook(sheet, type, true)))).toEqual([['NEW', '2027-02-01 2027-02-02 ANNUAL']]);
      expect(brief(await check(workbook(sheet, type)))).toEqual([['NEW', '2023-01-31 2023-02-01 ANNUAL']]);
    },
  );

  it('F-226 takes approved leaves alone where the sheet has a status, and says of each other one why not', async () => {
    const advice = 'Only approved leaves are stored. Correct the status, or delete the row.';
    const rows = ['Approved', 'APPROVED BY HR', 'Yes', 'Rejected', 'Cancelled', 'Pending', 'Not approved', 'Open', ''];
    const file = lines(
      'S/N,ID NO,NAME,LEAVE TYPE,START DATE,END DATE,STATUS',
      ...rows.map(
        (status, index) => `${index + 1},00101,A,Annual,2027-03-0${index + 1},2027-03-0${index + 1},${status}`,
      ),
    );
    const checked = await check(file);
    const isApproved = (index: number) => index < 3;
    expect(brief(checked)).toEqual(
      rows.map((_, index) =>
        isApproved(index)
          ? ['NEW', `2027-03-0${index + 1} 2027-03-0${index + 1} ANNUAL`]
          : ['FAULTY', null, 'NOT_APPROVED status'],
      ),
    );
    expect(checked.rows[3]).toMatchObject({
      line: 5,
      status: 'Rejected',
      problems: [{ message: `The status is "Rejected", not approved. ${advice}` }],
    });
    expect(checked.rows[8]?.problems[0]?.message).toBe(`The status is missing. ${advice}`);
    expect(checked.sheet.headings.at(-1)).toEqual({ heading: 'STATUS', field: 'status' });
  });

  it('F-226 F-234 takes no half day for a leave, however the sheet says it', async () => {
    const file = lines(
      'Staff ID,From,To,Kind,Half Day,No of Days',
      '00101,2027-03-01,2027-03-01,Half-day annual,,1',
      '00102,2027-03-01,2027-03-01,Annual,Yes,',
      '00103,2027-03-01,2027-03-02,Annual,,1.5',
      '00104,2027-03-01,2027-03-02,Annual,No,2',
    );
    expect(brief(await check(file))).toEqual([
      ['FAULTY', null, 'HALF_DAY kind'],
      ['FAULTY', null, 'HALF_DAY halfDay'],
      ['FAULTY', null, 'HALF_DAY days'],
      ['NEW', '2027-03-01 2027-03-02 ANNUAL'],
    ]);
  });

  it('F-227 F-250 finds what exists beside a wrong year, remarks on far years and keeps the sheet sound', async () => {
    const file = lines(
      'Staff ID,From,To,Kind',
      '00101,2026-10-19,2026-10-23,Annual',
      '00102,2019-10-19,2019-10-23,Annual',
      '00103,2062-10-19,2062-10-23,Annual',
      '00104,1926-10-19,1926-10-23,Annual',
      '00101,2026-10-22,2026-10-26,Sick',
    );
    const leave = (staffID: string, year: number) =>
      ({ ...person(staffID), from: `${year}-10-19`, to: `${year}-10-23`, kind: 'ANNUAL' }) as const;
    const known = { ...nobodyOnLeave, leaves: [leave('00101', 2026), leave('00102', 2019)] };
    const checked = await check(file, { known });
    expect(brief(checked)).toEqual([
      ['EXISTS', '2026-10-19 2026-10-23 ANNUAL'],
      ['EXISTS', '2019-10-19 2019-10-23 ANNUAL', 'DAY_FAR from', 'DAY_FAR to'],
      ['FAULTY', '2062-10-19 2062-10-23 ANNUAL', 'DAY_FAR from', 'DAY_FAR to'],
      ['FAULTY', '1926-10-19 1926-10-23 ANNUAL', 'DAY_FAR from', 'DAY_FAR to'],
      ['FAULTY', '2026-10-22 2026-10-26 SICK', 'DAYS_SHARED from'],
    ]);
    expect(checked.rows[3]?.problems[0]).toMatchObject({
      severity: 'ERROR',
      message: 'This day is in 1926. Check the year. Days are taken from 2016-01-01 to 2031-12-31.',
    });
    // Each range is asked for by one call of the service.
    expect(rangesOf(checked.sheet.rows, null)).toEqual([
      ['1926-10-19', '1926-10-23'],
      ['2019-10-19', '2019-10-23'],
      ['2026-10-19', '2026-10-26'],
      ['2062-10-19', '2062-10-23'],
    ]);
  });

  it('F-227 asks for long stretches in ranges that follow each other, and for no stretch that cannot be a leave', async () => {
    const file = lines(
      'Staff ID,From,To,Kind',
      '00101,2020-01-01,2022-12-31,Study',
      '00102,2022-06-01,2024-06-01,Study',
      '00103,2026-01-01,3026-01-01,Study',
      '00104,2026-02-02,2026-02-01,Study',
    );
    const { sheet } = await check(file);
    expect(rangesOf(sheet.rows, null)).toEqual([
      ['2020-01-01', '2023-01-04'],
      ['2023-01-05', '2024-06-01'],
    ]);
  });

  it('F-227 refuses a sheet whose leaves would take too many calls to compare', async () => {
    const years = (count: number) =>
      lines(
        'Staff ID,From,To,Kind',
        ...Array.from(
          { length: count },
          (_, index) => `00101,${1900 + 3 * index}-01-01,${1900 + 3 * index}-01-02,Annual`,
        ),
      );
    expect(rangesOf((await check(years(30))).sheet.rows, null)).toHaveLength(30);
    const { sheet } = await check(years(31));
    expect(() => rangesOf(sheet.rows, null)).toThrow('spread over too many years');
  });

  it('F-230 tells a former holder of a staff ID from whoever has it now', async () => {
    const file = lines(
      'Staff ID,From,To,Kind',
      '00101,2026-10-19,2026-10-23,Annual',
      '00102,2026-10-19,2026-10-23,Sick',
    );
    const days = { from: '2026-10-19', to: '2026-10-23', kind: 'ANNUAL' } as const;
    const leaves = [
      { ...days, staffID: '00101', id: 'id of who had it before' },
      { ...days, staffID: '00102', id: 'id of who had it before' },
      { ...days, staffID: '00102', id: 'id 00102', kind: 'SICK' as const },
    ];
    const checked = await check(file, { known: { ...nobodyOnLeave, leaves } });
    expect(brief(checked)).toEqual([
      ['NEW', '2026-10-19 2026-10-23 ANNUAL', 'FORMER_HOLDER staffID'],
      ['EXISTS', '2026-10-19 2026-10-23 SICK'],
    ]);
    expect(checked.rows[0]?.problems[0]).toMatchObject({
      severity: 'WARNING',
      message: expect.stringMatching(/^Somebody who had this staff ID before was.*for Name 00101\. Delete the row if/),
    });
    // A service without ids knows people by their staff IDs alone.
    const nameless = { ...nobodyOnLeave, leaves: [{ ...days, staffID: '00101', id: '' }] };
    expect(brief(await check(file, { known: nameless }))[0]).toEqual(['EXISTS', '2026-10-19 2026-10-23 ANNUAL']);
  });

  it.each([
    ['Staff ID', 'Starting Date', 'Ending Date', 'Leave Type'],
    ['Staff No', 'Leave Period From', 'Leave Period To', 'Absence Type'],
    ['Employee ID', 'Start', 'Stop Date', 'Leave Code'],
    ['PF No', 'Date of Commencement', 'Date Ended', 'Nature of Leave'],
    ['Staff ID', 'Leave Start Date', 'Leave End Date', 'Type of Leave'],
    ['Staff ID', 'Date From', 'Date To', 'Category'],
    ['Staff ID', 'From Date', 'Through', 'Absence'],
  ])('F-234 reads columns headed %s, %s, %s and %s', async (...names) => {
    const { rows } = await check(lines(names.join(','), '00101,2027-07-05,2027-07-09,Annual'));
    expect(rows).toMatchObject([{ outcome: 'NEW', record: { from: '2027-07-05', to: '2027-07-09', kind: 'ANNUAL' } }]);
  });

  it('F-234 takes the person of a list of applications, and not the application, for the staff ID', async () => {
    const frappe = 'ID,Employee,Employee Name,Leave Type,From Date,To Date,Status,Half Day';
    const row = 'HR-LAP-2026-00007,00101,Ada Obi,Casual Leave,2027-03-01,2027-03-02,Approved,0';
    expect(brief(await check(lines(frappe, row)))).toEqual([['NEW', '2027-03-01 2027-03-02 OTHER', 'KIND_OTHER kind']]);
    // Without a column of names, Employee may be one.
    const names = lines('ID,Employee,Leave Type,From,To', '00101,Ada Obi,Annual,2027-03-01,2027-03-02');
    expect(brief(await check(names))).toEqual([['NEW', '2027-03-01 2027-03-02 ANNUAL']]);
    const alone = lines('Employee,Leave Type,From,To', '00101,Annual,2027-03-01,2027-03-02');
    expect(brief(await check(alone))).toEqual([['NEW', '2027-03-01 2027-03-02 ANNUAL']]);
  });

  it('F-234 keeps the name of a kind that is stored as Other, and suggests Other for one that is not known', async () => {
    const file = lines(
      'Staff ID,From,To,Kind,Note',
      '00101,2027-03-01,2027-03-01,Paternity Leave,',
      '00102,2027-03-01,2027-03-01,Compassionate,Burial in Awka',
      '00103,2027-03-01,2027-03-01,Sabbatical,',
      '00104,2027-03-01,2027-03-01,Examination leave,',
    );
    const { rows } = await check(file);
    expect(rows.map(({ outcome, record: leave }) => [outcome, leave?.kind, leave?.note])).toEqual([
      ['NEW', 'OTHER', 'Paternity Leave'],
      ['NEW', 'OTHER', 'Burial in Awka'],
      ['FAULTY', undefined, undefined],
      ['NEW', 'STUDY', ''],
    ]);
    expect(rows[0]?.problems).toMatchObject([{ severity: 'WARNING', reason: 'KIND_OTHER' }]);
    expect(rows[2]?.problems).toMatchObject([{ severity: 'ERROR', reason: 'KIND_UNKNOWN', suggestion: 'Other' }]);
  });

  it('F-234 suggests the staff ID that a spreadsheet has damaged', async () => {
    const file = lines(
      'Staff ID,From,To,Kind',
      '101,2027-03-01,2027-03-01,Annual',
      "'00102,2027-03-01,2027-03-01,Sick",
    );
    const { rows } = await check(file);
    expect(rows.map(({ problems: [problem] }) => [problem?.reason, problem?.suggestion])).toEqual([
      ['STAFF_UNKNOWN', '00101'],
      ['STAFF_UNKNOWN', '00102'],
    ]);
  });

  it.each(['xlsx', 'biff8'] as const)(
    'F-249 reads a day merged over several rows in each of them, in %s',
    async (type) => {
      const sheet = utils.aoa_to_sheet([
        headings,
        ['00101', day(46_500), day(46_504), 'Annual'],
        ['00102', null, null, 'Annual'],
        ['00103', null, null, 'Sick'],
      ]);
      sheet['!merges'] = [1, 2].map((c) => ({ s: { r: 1, c }, e: { r: 3, c } }));
      expect(brief(await check(workbook(sheet, type)))).toEqual([
        ['NEW', '2027-04-23 2027-04-27 ANNUAL'],
        ['NEW', '2027-04-23 2027-04-27 ANNUAL'],
        ['NEW', '2027-04-23 2027-04-27 SICK'],
      ]);
    },
  );

  it('F-226 remarks on rows that a filter hides, as a sheet of staff does', async () => {
    const sheet = utils.aoa_to_sheet([
      headings,
      ...['00101', '00102'].map((id) => [id, day(46_500), day(46_504), 'Annual']),
    ]);
    sheet['!rows'] = [{}, {}, { hidden: true }];
    expect(brief(await check(workbook(sheet, 'xlsx')))).toEqual([
      ['NEW', '2027-04-23 2027-04-27 ANNUAL'],
      ['NEW', '2027-04-23 2027-04-27 ANNUAL', 'ROW_HIDDEN staffID'],
    ]);
  });

  it('F-278 reads days of two meanings once it is said which number is the day', async () => {
    const file = lines(
      'Staff ID,From,To,Kind',
      '00101,05/12/2026,06/12/2026,Annual',
      '00102,14/12/2026,12/14/2026,Annual',
      '00103,14/12/26,15/12/26,Annual',
    );
    expect(brief(await check(file))).toEqual([
      ['FAULTY', null, 'DAY_AMBIGUOUS from', 'DAY_AMBIGUOUS to'],
      ['NEW', '2026-12-14 2026-12-14 ANNUAL'],
      ['FAULTY', null, 'DAY_AMBIGUOUS from', 'DAY_AMBIGUOUS to'],
    ]);
    expect(brief(await check(file, { dayOrder: 'DAY_FIRST' }))).toEqual([
      ['NEW', '2026-12-05 2026-12-06 ANNUAL'],
      ['NEW', '2026-12-14 2026-12-14 ANNUAL'],
      ['NEW', '2026-12-14 2026-12-15 ANNUAL'],
    ]);
    expect(brief(await check(file, { dayOrder: 'MONTH_FIRST' }))[0]).toEqual(['NEW', '2026-05-12 2026-06-12 ANNUAL']);
  });
});
