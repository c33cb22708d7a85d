import { accountExports } from './account-exports.ts';
import { addedHeadings } from './added-texts.ts';
import { monthExports } from './month-exports.ts';
import { reviewExport } from './review-export.ts';

const [day, month] = [{ date: '2026-11-19' }, { month: '2026-11' }];
const photo = 'http://images.test/reference/00123.jpg';
const addedCells = addedHeadings.map(() => '');
const person = ['00123', 'Ngọzị Okafor', 'Awka'];
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
const leaveHeadings = ['On Leave', 'Leave From', 'Leave To'];
const absentHeadings = [...staffHeadings, ...leaveHeadings];

/** What the files of a list hold. */
interface ExpectedExport {
  readonly rows: string;
  readonly list: string;
  readonly parameters: Record<string, string>;
  readonly file: string;
  readonly lines: string[][];
}

/** The file of each list that `sampleAnswers` makes. */
export const expectedExports: readonly ExpectedExport[] = [
  {
    rows: 'R-073 R-077',
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
    rows: 'N-24',
    list: 'leaves',
    parameters: { from: '2026-11-19', to: '2026-11-19' },
    file: 'Leave-Report-',
    lines: [
      [...staffHeadings, 'From', 'To', 'Kind', 'Note', 'Entered By', 'Entered At'],
      [...absentee, '2026-11-16', '2026-11-20', 'Official duty', 'In Enugu.', 'ada@demo.example', time],
    ],
  },
  {
    rows: 'N-27',
    list: 'recordedLetters',
    parameters: { from: '2026-11-19', to: '2026-11-19' },
    file: 'Letters-On-Record-',
    lines: [
      [
        'On Record Since',
        ...staffHeadings.slice(0, 4),
        ...['Kind', 'Warning', 'Reference', 'Dates', 'Days', 'Printed By', 'Replied', 'Replied On', 'Reply'],
        ...['Undone', 'Undone By', 'Undone At', 'Why Undone', 'Days Became Leave'],
      ],
      [
        time,
        ...['00123', 'Ngọzị Okafor', 'Awka', 'Awka Main', 'Lateness', 'Second', 'LATE/2026-11/00123'],
        ...['2026-11-02, 2026-11-03', '2', 'ada@demo.example', 'Yes', '2026-11-19', 'Was ill.', 'No', '', '', '', 'No'],
      ],
    ],
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
      [...absentee, 'Monday, 9 November 2026', photo, '9'],
      [...absentee, 'Tuesday, 10 November 2026', photo, '9'],
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
  {
    rows: 'R-079',
    list: 'absentees',
    parameters: day,
    file: 'Exception-Report-',
    lines: [absentHeadings, [...absentee, '', '', '']],
  },
  {
    rows: 'R-090',
    list: 'absenteeSummary',
    parameters: month,
    file: 'Absentee-Summary-Report-',
    lines: [
      [...staffHeadings, 'Days Absent', 'Days on Leave', 'Ref Image'],
      [...absentee, '2', '0', photo],
    ],
  },
  {
    rows: 'R-089',
    list: 'absenteeDays',
    parameters: month,
    file: 'All-Absentee-Report-',
    lines: [
      [...staffHeadings, 'Date Absent', ...leaveHeadings],
      [...absentee, 'Monday, 9 November 2026', '', '', ''],
      [...absentee, 'Tuesday, 10 November 2026', '', '', ''],
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
    rows: 'N-14',
    list: 'comparedStaff',
    parameters: { later: '2026-10', earlier: '2026-09', measure: 'ABSENCE' },
    file: 'Comparison-',
    lines: [
      [...staffHeadings, 'Earlier', 'Later', 'Difference', 'Change'],
      [...absentee, '0', '2', '2', 'New'],
    ],
  },
  ...['photoFindings', 'staffPhotoFindings'].map((list) => ({
    rows: 'N-02',
    list,
    parameters: list === 'photoFindings' ? day : { ...month, staffID: '00123' },
    file: list === 'photoFindings' ? 'Photo-Findings-Report-' : 'Staff-Photo-Findings-Report-',
    lines: [
      [...staffHeadings, 'Check', 'Attendance Mode', 'Attendance Image', 'Attendance Date', 'Evidence'],
      ...(['Signed in', 'Signed out'] as const).map((mode) => [
        ...signIn.slice(0, staffHeadings.length),
        ...['Duplicate photo', mode, signIn.at(-1) ?? '', time],
        `The same picture as their own sign-${mode === 'Signed in' ? 'out' : 'in'}, ${time}.`,
      ]),
    ],
  })),
  {
    rows: 'N-07',
    list: 'explainedDay',
    parameters: day,
    file: 'Explained-Day-Report-',
    lines: [
      [
        ...[...staffHeadings, 'Shift', 'Reason', 'First Sign-in', 'Last Sign-out'],
        ...['Minutes Late', 'Listed Absent', ...leaveHeadings, 'Evidence'],
      ],
      [
        ...[...absentee, 'Day', 'Late', time, time, '8', 'Yes', '', '', ''],
        "Signed in at 7:08:37 am, Gate 1; listed as late, 8 min after the shift's start; Day is late after 7:05 am.",
      ],
    ],
  },
  ...monthExports(staffHeadings, absentee, time),
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
  ...accountExports,
  ...[
    { list: 'changes', parameters: { from: '2026-11-19', to: '2026-11-19' }, file: 'Change-Log-' },
    { list: 'recordChanges', parameters: { id: '1' }, file: 'Record-Change-Log-' },
  ].map((one) => ({
    rows: 'F-89',
    ...one,
    lines: [
      ['When', 'Who', 'Action', 'Type', 'Record', 'Change', 'Address', 'No.'],
      [
        ...[time, 'ada@demo.example (payroll)', 'Changed', 'Staff', '00123 Ngọzị Okafor'],
        'District: Awka → Nnewi; Photo: replaced; Active: Yes → No; Name: Ngọzị',
        ...['203.0.113.7', '7'],
      ],
    ],
  })),
  reviewExport(staffHeadings, absentee, time),
  {
    rows: 'F-81',
    list: 'holidays',
    parameters: {},
    file: 'Holidays-',
    lines: [
      ['Date', 'Name'],
      ['Friday, 25 December 2026', 'Christmas Day'],
    ],
  },
];
