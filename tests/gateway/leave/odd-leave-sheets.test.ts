import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { checkLeaves } from '../../../gateway/sheets/check-leaves.ts';
import { parseSheet } from '../../../gateway/sheets/parse-sheet.ts';
import { sheetLimits } from '../../../gateway/sheets/refusals.ts';

const staff = ['00101', '00102'].map((staffID) => ({ id: `id ${staffID}`, staffID, name: `Name ${staffID}` }));

/** What becomes of the lines of a sheet. */
const check = (...lines: readonly string[]) => checkFile(Buffer.from(lines.join('\n')));

async function checkFile(bytes: Buffer) {
  const sheet = await parseSheet(bytes, { ...sheetLimits, kind: 'leave' });
  const rows = checkLeaves(sheet.rows, { staff, leaves: [], today: '2026-11-18' }, null);
  const brief = rows.map(({ line, outcome, problems }) => [
    line,
    outcome,
    ...problems.map(({ reason, column }) => `${reason} ${column}`),
  ]);
  return { sheet, rows, brief };
}

describe('odd sheets of leaves', () => {
  it('F-227 a first row without a staff ID is that row’s fault alone', async () => {
    const { brief } = await check(
      'Staff ID,From,To,Kind',
      ',2027-03-01,2027-03-02,Annual',
      '00102,2027-03-01,2027-03-02,Annual',
    );
    expect(brief).toEqual([
      [2, 'FAULTY', 'REQUIRED_MISSING staffID'],
      [3, 'NEW'],
    ]);
  });

  it.each([
    ['the days', 'S/N,Staff ID,Name,Leave Period,,Leave Type', ',,,From,To,'],
    ['all but the kind', 'S/N,Employee Details,,Leave Period,,Leave Type', ',Staff ID,Name,Start Date,End Date,'],
  ])('F-227 reads headings of two lines, of which the second names %s', async (_, first, second) => {
    const row = '1,00101,Ada,2027-03-01,2027-03-02,Annual';
    const { sheet, rows, brief } = await check('Leave Roster 2027', first, second, row);
    expect(brief).toEqual([[4, 'NEW']]);
    expect(rows[0]?.record).toMatchObject({ staffID: '00101', from: '2027-03-01', to: '2027-03-02', kind: 'ANNUAL' });
    expect(sheet).toMatchObject({ headingLine: 2, linesAbove: 1, missingFields: ['note'] });
  });

  it('F-227 reads headings of two lines from a workbook, merged downwards or across', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Staff ID', 'Name', 'Leave Period', '', 'Leave Type'],
      ['', '', 'From', 'To', ''],
      ['00101', 'Ada', '2027-03-01', '2027-03-02', 'Annual'],
    ]);
    sheet['!merges'] = ['A1:A2', 'C1:D1'].map((range) => utils.decode_range(range));
    const book = { SheetNames: ['Leave'], Sheets: { Leave: sheet } };
    const { rows } = await checkFile(write(book, { type: 'buffer', bookType: 'xlsx' }));
    expect(rows).toMatchObject([{ line: 3, outcome: 'NEW', record: { from: '2027-03-01', kind: 'ANNUAL' } }]);
  });

  it('F-227 takes no row for a second line of headings, whatever words are in it', async () => {
    const { brief } = await check('Staff ID,From,To,Type,Outcome', ',2027-03-01,2027-03-02,Leave,Approved');
    expect(brief).toEqual([[2, 'FAULTY', 'REQUIRED_MISSING staffID', 'KIND_UNKNOWN kind']]);
    const other = await check('Staff ID,Away,Back,What,Result', ',2027-03-01,2027-03-02,Leave,Approved');
    expect(other.brief).toEqual([[2, 'FAULTY', 'NOT_A_RECORD staffID']]);
  });

  it('F-278 says once of a note, a sum or repeated headings that it is no leave', async () => {
    const { rows, brief } = await check(
      'Staff ID,Name,From,To,Kind,Days',
      '00101,Ada,2027-03-01,2027-03-02,Annual,2',
      ',Total,,,,2',
      'Grand total,,,,,2',
      'Staff ID,Name,From,To,Kind,Days',
      ',,From,To,,',
      'Prepared by: Obi,,,,,',
      'XYZ,Ada,2027-03-01,2027-03-02,Annual,2',
    );
    expect(brief).toEqual([
      [2, 'NEW'],
      ...[3, 4, 5, 6, 7].map((line) => [line, 'FAULTY', 'NOT_A_RECORD staffID']),
      [8, 'FAULTY', 'STAFF_UNKNOWN staffID'],
    ]);
    expect(rows.slice(1, 4).map(({ problems }) => problems[0]?.message)).toEqual([
      'This line is a note or a sum, not a leave, and is left out.',
      'This line is a note or a sum, not a leave, and is left out.',
      'This line repeats the headings and is left out.',
    ]);
  });

  it('F-278 tells a note from a leave by what it says and not by how many cells it fills', async () => {
    const { brief } = await check(
      'Staff ID,From,To,Kind,Note,Status',
      '00101,2027-03-01,2027-03-02,Annual,,Approved',
      ...['Prepared by:,Ada Obi,Date: 3/3/2027,,,', 'Approved by:,________,GM,HR,,', ',Sign,Date,Manager,,'],
      'Checked by,Ada Obi,3/3/2027,,,',
      ...[',2027-03-01,2027-03-02,,,', ',,2027-03-02,,,Approved', ',31/02/2027,,,,', ',,,Sick leave,,'],
      'Ada Obi,2027-03-01,,,,',
    );
    expect(brief.slice(1, 5)).toEqual([3, 4, 5, 6].map((line) => [line, 'FAULTY', 'NOT_A_RECORD staffID']));
    const named = brief.slice(5).map(([, outcome, first]) => [outcome, first]);
    const nobody = ['FAULTY', 'REQUIRED_MISSING staffID'];
    expect(named).toEqual([nobody, nobody, nobody, nobody, ['FAULTY', 'STAFF_UNKNOWN staffID']]);
  });

  it('F-278 says of each fault of a row what to do', async () => {
    const { rows } = await check(
      'Staff ID,From,To,Kind,Note,Status,Days',
      ...['00101,2027-03-01,2032-03-02,Annual,,Yes', '00101,2027-03-02,2027-03-01,Nap,,Pending', '=+5,#N/A,,,,'],
      ...['77,03/04/2027,1.5.,Annual half day,,Yes,0.5', 'Prepared by: Obi', 'Staff ID,From,To'],
    );
    const toDo = /(?:Correct|Write|Say|Use|Enter|Delete|Format|Check|Shorten|Give|enter|correct|is left out)\b/;
    const messages = rows.flatMap(({ problems }) => problems.map(({ message }) => message));
    expect(messages.length).toBeGreaterThan(14);
    expect(messages.filter((message) => !toDo.test(message))).toEqual([]);
  });

  it.each([
    ...['Approved with pay', 'Approved by HR', 'Approved without pay', 'Approved, no pay', 'HR approved'],
    ...['Approved - N. Obi', 'Approved 12/11/2026', 'FULLY_APPROVED', 'ApprovedByHR', 'Yes - granted', 'On leave', '✓'],
  ])('F-226 takes the status %s for approved', async (status) => {
    const { brief } = await check('Staff ID,From,To,Kind,Status', `00101,2027-03-01,2027-03-02,Annual,"${status}"`);
    expect(brief).toEqual([[2, 'NEW']]);
  });

  it.each([
    ...['Not approved', 'Approval pending', 'Approved pending HR', 'Approved subject to cover', 'Approved: No', 'Y/N'],
    ...['Approved, then cancelled', 'Approved in part', 'Approved?', 'Disapproved', 'To be approved', 'Approved (0)'],
    ...['Approved by HOD, awaiting HR', 'Unapproved', 'Approved/Rejected', 'Approved - withdrawn', 'No'],
  ])('F-226 does not take the status %s for approved', async (status) => {
    const { brief } = await check('Staff ID,From,To,Kind,Status', `00101,2027-03-01,2027-03-02,Annual,"${status}"`);
    expect(brief).toEqual([[2, 'FAULTY', 'NOT_APPROVED status']]);
  });

  it('F-278 says of a day that is a spreadsheet’s number what to do', async () => {
    const { rows, brief } = await check('Staff ID,From,To,Kind', '00101,46500,46504.5,Annual');
    expect(brief).toEqual([[2, 'FAULTY', 'DAY_UNREADABLE from', 'DAY_UNREADABLE to']]);
    expect(rows[0]?.problems.map(({ message }) => message)).toEqual(
      Array(2).fill(
        'This is the number by which a spreadsheet counts a day. Format the column as a date in the spreadsheet, and save it again.',
      ),
    );
  });
});
