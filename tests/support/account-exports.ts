/** The files of the lists of tokens, keys, devices and mails, made of the one row of each in `sampleAnswers`. */
export const accountExports = [
  {
    rows: 'S8',
    list: 'machineTokens',
    parameters: {},
    file: 'Machine-Tokens-',
    lines: [
      [...['Name', 'Role', 'Read only', 'Operations', 'Created by', 'Created on'], ...['Ends', 'Last used', 'Revoked']],
      [
        ...['Payroll', 'management', 'Yes', 'staff, lateness', 'ada@demo.example', '2026-01-05'],
        ...['2026-12-31, 11:59:00 pm', '', 'No'],
      ],
    ],
  },
  {
    rows: 'F-81',
    list: 'deviceKeys',
    parameters: {},
    file: 'Device-Keys-',
    lines: [
      ['Name', 'Service centre', 'Created on', 'Revoked'],
      ['Main gate', 'Any', '2026-01-05', 'Yes'],
    ],
  },
  {
    rows: 'N-26',
    list: 'morningMails',
    parameters: {},
    file: 'Morning-Mails-',
    lines: [
      ['Day', 'Email', 'State', 'Attempts', 'Reason'],
      ['2026-01-05', 'head@company.example', 'Refused', '1', '550 no such mailbox'],
    ],
  },
  {
    rows: 'N-25',
    list: 'watchedDevices',
    parameters: {},
    file: 'Devices-',
    lines: [
      ['Device', 'Service Centre', 'State', 'Last Record', 'Records Today', 'Usual Records', 'Usual Start'],
      ['Main gate', 'Awka', 'Silent', '2026-01-05, 8:00:00 am', '0', '40', '7:50 am'],
    ],
  },
];
