import type { ListColumns } from '../lists/column.ts';

/** Names of the morning mails' columns: the SDL enum MorningMailColumn. */
export type MorningMailColumnName = 'DAY' | 'EMAIL' | 'STATE' | 'ATTEMPTS' | 'REASON';

/** Labels of what became of a mail. */
export const mailWords = {
  SENT: 'Sent',
  WAITING: 'Tried again later',
  REFUSED: 'Refused',
  FAILED: 'Given up',
} as const;

/** Names of the states: the SDL enum MailState. */
export type MailState = keyof typeof mailWords;

/** What the columns read of a row. */
export interface MorningMailRow {
  readonly day?: string | null;
  readonly email: string;
  readonly state?: MailState | null;
  readonly attempts?: number | null;
  readonly fault: string;
}

/** Columns of the morning mails. */
export const morningMailColumns: ListColumns<MorningMailColumnName, MorningMailRow> = {
  DAY: {
    header: 'Day',
    description: 'Day of which the mail tells, YYYY-MM-DD.',
    kind: 'date',
    value: (row) => row.day ?? '',
  },
  EMAIL: { header: 'Email', description: 'To whom it goes.', kind: 'text', value: (row) => row.email },
  STATE: {
    header: 'State',
    description: 'Sent, Tried again later, Refused or Given up.',
    kind: 'text',
    filterable: true,
    values: Object.values(mailWords),
    value: (row) => (row.state ? mailWords[row.state] : ''),
  },
  ATTEMPTS: {
    header: 'Attempts',
    description: 'How often it was handed over.',
    kind: 'number',
    value: (row) => row.attempts ?? '',
  },
  REASON: {
    header: 'Reason',
    description: 'What the mail server said of a mail that it did not take.',
    kind: 'text',
    value: (row) => row.fault,
  },
};
