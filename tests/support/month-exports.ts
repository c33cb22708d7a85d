/** The days of November 2026 as the file of a month sheet heads them. */
const novemberHeadings = Array.from({ length: 30 }, (_, place) => {
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][place % 7];
  return `${weekday} ${place + 1}`;
});

/** The files of the lists of a month, made of the headings and cells of the one person of `sampleAnswers`, and the time of their sign-in. */
export const monthExports = (staffHeadings: readonly string[], absentee: readonly string[], time: string) => [
  {
    rows: 'N-07',
    list: 'attendanceMonth',
    parameters: { month: '2026-11' },
    file: 'Month-Sheet-Report-',
    lines: [
      [
        ...[...staffHeadings, 'Shift', ...novemberHeadings],
        ...['Present', 'Late', 'Absent', 'Day Off', 'Holiday', 'Outage', 'On Leave', 'Other', 'Not Known'],
        ...['Listed Absent', 'Minutes Late', 'Remark'],
      ],
      [
        ...[...absentee, 'Day', ...[...'?'.repeat(18), 'L', ...'?'.repeat(11)]],
        ...['0', '1', '0', '0', '0', '0', '0', '0', '29', '1', '8', ''],
      ],
    ],
  },
  {
    rows: 'N-23',
    list: 'staffHours',
    parameters: { month: '2026-11' },
    file: 'Hours-Report-',
    lines: [
      [
        ...[
          ...staffHeadings,
          'Shift',
          'Days Signed In',
          'Days Counted',
          'No Sign-out',
          'No Sign-in',
          'Hours (decimal)',
        ],
        ...['Minutes Worked', 'Overtime Minutes', 'Days Off Worked', 'Hours on Days Off (decimal)'],
        ...[
          'Holidays Worked',
          'Hours on Holidays (decimal)',
          'Late',
          'Minutes Late',
          'Absent',
          'On Leave',
          'Not Known',
          'Remark',
        ],
      ],
      [...absentee, 'Day', '1', '1', '0', '0', '0', '0', '', '0', '0', '0', '0', '1', '8', '0', '0', '29', ''],
    ],
  },
  {
    rows: 'N-07',
    list: 'personDays',
    parameters: {
      month: '2026-11',
      staffID: '00123',
      where: '[{"column":"DATE","from":"2026-11-19","to":"2026-11-19"}]',
    },
    file: 'Person-Month-Report-',
    lines: [
      [
        ...[...staffHeadings, 'Date', 'Reason', 'First Sign-in', 'Last Sign-out'],
        ...[
          'Minutes Worked',
          'Overtime Minutes',
          'Missing',
          'Minutes Late',
          'Listed Late',
          'Listed Absent',
          'Sign-ins',
          'Flagged',
          'On Leave',
          'Leave From',
          'Leave To',
          'Evidence',
        ],
      ],
      [
        ...[...absentee, '2026-11-19', 'Late', time, time, '0', '', '', '8', 'Yes', 'Yes', '1', '0', '', '', ''],
        "Signed in at 7:08:37 am, Gate 1; listed as late, 8 min after the shift's start; Day is late after 7:05 am.",
      ],
    ],
  },
];
