import { getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { createSchema, exportableLists } from '../../../gateway/schema.ts';
import { addedHeadings } from '../../support/added-texts.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { readCSV } from '../../support/read-csv.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = () => Date.UTC(2026, 10, 20, 8, 9, 10);
const stamp = '2026-11-20_09-09-10';
const day = { date: '2026-11-19' };
const month = { month: '2026-11' };
const photo = 'http://images.test/reference/00123.jpg';
const addedCells = addedHeadings.map(() => '');
const person = ['00123', 'Ngọzị Okafor', 'Awka'];

const answers = {
  'GET /extensions': [{ name: 'holidays', version: 1 }],
  'GET /holiday/findAll': [{ date: '2026-12-25', name: 'Christmas Day' }],
  'GET /users/findAll': [{ email: 'ada@demo.example', role: 'admin', isActive: true, createdAt: '2026-01-05' }],
  'GET /staff/findAll': [staffRecord()],
  'GET /staff/find/all': [staffRecord()],
  'GET /shift/findAll': [{ _id: 'shift-1', name: 'Day', startTime: '07:00:00', latenessThreshold: '07:05:00' }],
  'GET /attendance/findall?date=2026-11-19&mode=signedIn': [attendanceRecord()],
  'GET /attendance/findall?date=2026-11-19&mode=signedOut': [attendanceRecord({ mode: 'signedOut' })],
  'GET /attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=00123': [attendanceRecord()],
  'GET /attendance/lateness?date=2026-11-19': [attendanceRecord({ staffID: staffRecord() })],
  'GET /attendance/exception?date=2026-11-19': [staffRecord()],
  'GET /attendance/serialLatness?date=2026-11-01': [
    { ...staffRecord(), occurrence: 9, daysLate: ['2026-11-10', '2026-11-09', 'soon'] },
  ],
  'GET /attendance/absentee/monthly?date=2026-11-01': [
    { ...staffRecord(), occurrence: 2, dateAbsent: ['2026-11-10', '2026-11-09'] },
  ],
};

const staffHeadings = ['Staff-ID', 'Name', 'District', 'Service Centre', 'Department', ...addedHeadings];
const attendanceHeadings = [
  ...staffHeadings,
  'Attendance Mode',
  'Location',
  'Attendance Image',
  'Attendance Date',
  'Flag',
];
const signIn = [
  ...person,
  'Nnewi',
  'ICT',
  ...addedCells,
  'Signed in',
  'Gate 1 (6.4584, 7.5464)',
  'http://images.test/attendance/1.jpg',
];
const time = '2026-11-19, 7:08:37 am';
const absentee = [...person, 'Awka', 'ICT', ...addedCells];

interface Expected {
  readonly rows: string;
  readonly list: string;
  readonly parameters: Record<string, string>;
  readonly file: string;
  readonly lines: string[][];
}

const expectations: Expected[] = [
  {
    rows: 'R-077',
    list: 'attendance',
    parameters: { ...day, mode: 'SIGNED_IN' },
    file: 'Attendance-Report-',
    lines: [attendanceHeadings, [...signIn, time, 'No']],
  },
  {
    rows: 'R-091',
    list: 'staffAttendance',
    parameters: { ...month, staffID: '00123' },
    file: 'Staff-Attendance-Report-',
    lines: [attendanceHeadings, [...signIn, time, 'No']],
  },
  {
    rows: 'R-092 A-16',
    list: 'clockOuts',
    parameters: day,
    file: 'Clockout-Report-',
    lines: [attendanceHeadings, [...signIn.with(staffHeadings.length, 'Signed out'), time, 'No']],
  },
  {
    rows: 'R-080',
    list: 'lateness',
    parameters: day,
    file: 'Lateness-Report-',
    lines: [
      [...attendanceHeadings.slice(0, -1), 'Minutes Late', 'Flag'],
      [...signIn, time, '8', 'No'],
    ],
  },
  {
    rows: 'R-083 R-084 R-087',
    list: 'serialLatenessDays',
    parameters: month,
    file: 'SerialLatness-Report-',
    lines: [
      [...staffHeadings, 'Days Late', 'Ref Image', 'Occurrence'],
      [...absentee, 'Monday, November 9, 2026', photo, '9'],
      [...absentee, 'Tuesday, November 10, 2026', photo, '9'],
    ],
  },
  {
    rows: 'A-07',
    list: 'serialLateness',
    parameters: month,
    file: 'SerialLatness-Report-',
    lines: [
      [...staffHeadings, 'Days Late', 'Ref Image'],
      [...absentee, '2', photo],
    ],
  },
  { rows: 'R-079', list: 'absentees', parameters: day, file: 'Exception-Report-', lines: [staffHeadings, absentee] },
  {
    rows: 'R-090',
    list: 'absenteeSummary',
    parameters: month,
    file: 'Absentee-Summary-Report-',
    lines: [
      [...staffHeadings, 'Days Absent', 'Ref Image'],
      [...absentee, '2', photo],
    ],
  },
  {
    rows: 'R-089',
    list: 'absenteeDays',
    parameters: month,
    file: 'All-Absentee-Report-',
    lines: [
      [...staffHeadings, 'Date Absent'],
      [...absentee, 'Monday, November 9, 2026'],
      [...absentee, 'Tuesday, November 10, 2026'],
    ],
  },
  {
    rows: 'N-06',
    list: 'reconciledStaff',
    parameters: { ...day, group: 'IN_BOTH_LISTS' },
    file: 'Reconciled-Staff-Report-',
    lines: [
      [...staffHeadings, 'Shift', 'First Sign-in', 'Sign-ins', 'Listed Absent', 'Listed Late', 'Register Records'],
      [...absentee, 'Day', time, '1', 'Yes', 'Yes', '1'],
    ],
  },
  {
    rows: 'R-037',
    list: 'users',
    parameters: {},
    file: 'Admin-Users-Report-',
    lines: [
      ['Email', 'Name', 'District', 'Service Center', 'Role', 'IsActive', 'Mac Address', 'Created-On'],
      ['ada@demo.example', '', '', '', 'admin', 'Yes', '', '2026-01-05'],
    ],
  },
  {
    rows: 'R-046',
    list: 'staff',
    parameters: {},
    file: 'Staff-Report-',
    lines: [
      [
        ...['Staff ID', 'Name', 'Shift', 'District', 'Service Center', 'Department'],
        ...[...addedHeadings, 'Unit', 'Image', 'Created-On'],
      ],
      ['00123', 'Ngọzị Okafor', 'Day', 'Awka', 'Awka', 'ICT', ...addedCells, 'BIU', photo, '2026-01-05'],
    ],
  },
  {
    rows: 'R-064',
    list: 'shiftList',
    parameters: {},
    file: 'Setup-List-',
    lines: [
      ['Name', 'Start Time', 'End Time', 'Lateness Threshold', 'Late After', 'Serial Lateness Threshold'],
      ['Day', '7:00 am', '', '7:05 am', '7:05 am', ''],
    ],
  },
  {
    rows: 'R-061',
    list: 'offices',
    parameters: { first: '1' },
    file: 'Units-Report-',
    lines: [
      ['District', 'Unit', 'Unit Code', 'Created Date'],
      ['Aba', 'Aba Town', 'ABA-01', '2025-02-03'],
    ],
  },
  {
    rows: 'F-81',
    list: 'holidays',
    parameters: {},
    file: 'Holidays-',
    lines: [
      ['Date', 'Name'],
      ['Friday, December 25, 2026', 'Christmas Day'],
    ],
  },
];

let token = '';
beforeAll(async () => {
  token = await signToken();
});

async function download(file: string, parameters: Record<string, string>): Promise<Response> {
  const { url } = await testGateway({ answers, now });
  const address = `${url}/export/${file}?${new URLSearchParams(parameters)}`;
  return fetch(address, { headers: { authorization: `Bearer ${token}` } });
}

describe('GET /export of every list', () => {
  it('is checked here', () => {
    const names = exportableLists.map((list) => list.field).sort();
    // That list reads a month day by day: its export is checked with the days it needs, in its own file.
    const elsewhere = 'nearSerialLateness';
    expect([...expectations.map((expected) => expected.list), elsewhere].sort()).toEqual(names);
  });

  it.each(exportableLists.map((list) => [list.field, list.columns] as const))(
    'knows the columns of the SDL enum of %s, in its order',
    (field, columns) => {
      const where = createSchema()
        .getQueryType()
        ?.getFields()
        [field]?.args.find((argument) => argument.name === 'where');
      const condition = where && getNamedType(where.type);
      const column = isInputObjectType(condition) ? getNamedType(condition.getFields().column?.type) : undefined;
      const names = isEnumType(column) ? column.getValues().map((value) => value.name) : null;
      expect(Object.keys(columns)).toEqual(names);
    },
  );

  it.each([
    ['R-038', 'users', ['District', 'Service Center', 'Role', 'IsActive']],
    ['R-083', 'serialLatenessDays', ['District', 'Service Centre', 'Department']],
    ['R-030', 'absentees', ['District', 'Service Centre', 'Department']],
  ])('%s offers menus of values on %s for %j', (_rows, name, headings) => {
    const list = exportableLists.find(({ field }) => field === name);
    const columns: readonly { header: string; filterable?: true }[] = Object.values(list?.columns ?? {});
    const menus = columns.filter((column) => column.filterable).map((column) => column.header);
    expect(menus.filter((header) => !addedHeadings.includes(header))).toEqual(headings);
  });

  it.each(expectations)('$rows holds $list, named $file and the time', async ({ list, parameters, file, lines }) => {
    const response = await download(`${list}.csv`, parameters);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${file}${stamp}.csv`);
    const table = readCSV((await response.text()).replace(/^\uFEFF/, ''));
    expect(table).toEqual(lines.map((cells, place) => [place === 0 ? 'sn' : String(place), ...cells]));
  });

  it.each(expectations)('R-031 holds $list as a workbook', async ({ list, parameters, file, lines }) => {
    const response = await download(`${list}.xlsx`, parameters);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${file}${stamp}.xlsx`);
    const book = read(Buffer.from(await response.arrayBuffer()));
    const [sheet] = Object.values(book.Sheets);
    const table = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 });
    expect(table[0]).toEqual(['sn', ...(lines[0] ?? [])]);
    expect(table).toHaveLength(lines.length);
  });

  it('R-084 R-089 keeps days as dates in a workbook, so that a spreadsheet sorts them', async () => {
    const response = await download('absenteeDays.xlsx', { ...month, columns: 'DATE_ABSENT' });
    const book = read(Buffer.from(await response.arrayBuffer()), { cellDates: true, UTC: true });
    const [sheet] = Object.values(book.Sheets);
    const cells = [sheet?.B2, sheet?.B3];
    expect(cells.map((cell) => [cell?.t, cell?.v])).toEqual([
      ['d', new Date('2026-11-09T00:00:00Z')],
      ['d', new Date('2026-11-10T00:00:00Z')],
    ]);
  });

  it('R-084 sorts the long days of a CSV by date', async () => {
    const response = await download('serialLatenessDays.csv', {
      ...month,
      columns: 'DAYS_LATE',
      orderBy: JSON.stringify([{ column: 'DAYS_LATE', direction: 'DESC' }]),
    });
    expect(readCSV((await response.text()).replace(/^\uFEFF/, ''))).toEqual([
      ['sn', 'Days Late'],
      ['1', 'Tuesday, November 10, 2026'],
      ['2', 'Monday, November 9, 2026'],
    ]);
  });

  it('names the month that is not a month', async () => {
    const response = await download('absenteeDays.csv', { month: '2026-13' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'month' } }] },
    ]);
  });
});
