import type { MorningMail } from '../generated/types.ts';
import { type ColumnsOf, date, number, text } from './column.ts';
import type { ListDeclaration } from './list.ts';

/** Labels of what became of a mail. */
export const mailWords = {
  SENT: 'Sent',
  WAITING: 'Tried again later',
  REFUSED: 'Refused',
  FAILED: 'Given up',
} as const;

/** Columns of the morning mails. */
export const morningMailColumns = {
  DAY: date('Day', 'Day that the mail covers, YYYY-MM-DD.', (row) => row.day),
  EMAIL: text('Email', 'To whom it goes.', (row) => row.email),
  STATE: text('State', 'Sent, Tried again later, Refused or Given up.', (row) => row.state && mailWords[row.state], {
    filterable: true,
    values: Object.values(mailWords),
  }),
  ATTEMPTS: number('Attempts', 'How often it was handed over.', (row) => row.attempts),
  REASON: text('Reason', 'What the mail server said of a mail that it did not take.', (row) => row.fault),
} satisfies ColumnsOf<MorningMail>;

/** What became of the morning mails of late. */
export const morningMails = {
  field: 'morningMails',
  description: 'Morning mails of the last 30 days and what became of each, the latest day first; at most 1,000.',
  source: 'GET /digest/mails',
  extension: 'digest',
  role: 'ADMIN',
  arguments: {},
  type: 'MorningMail',
  row: 'MorningMail',
  model: 'upstream/readers/morning-mail.ts#MorningMailRow',
  title: 'the list of morning mails',
  columns: morningMailColumns,
  order: ['DAY', 'EMAIL'],
  key: 'key',
  filePrefix: 'Morning-Mails',
  screen: '/settings/mail/sent',
} as const satisfies ListDeclaration;
