/** The file of reviewed records, made of the headings and cells of the one person of `sampleAnswers`, and the time of their sign-in. */
export const reviewExport = (staffHeadings: readonly string[], absentee: readonly string[], time: string) => ({
  rows: 'N-01',
  list: 'reviews',
  parameters: { from: '2026-11-19', to: '2026-11-19' },
  file: 'Photo-Reviews-',
  lines: [
    [
      ...staffHeadings,
      ...['Attendance Date', 'Attendance Mode', 'Review', 'Disagreement', 'Verdicts', 'Reviewers', 'Judged At'],
      ...['Notes', 'Second Opinion Asked By'],
    ],
    [
      ...absentee,
      ...[time, 'Signed in', 'Disagreement', 'Yes'],
      'ada@demo.example: Same; ola@demo.example (payroll): Different',
      ...['ada@demo.example, ola@demo.example (payroll)', time, 'Another chin.', 'ada@demo.example'],
    ],
  ],
});
