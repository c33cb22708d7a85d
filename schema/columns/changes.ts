import { formatTimestamp } from '../format.ts';
import type { ListColumns } from '../lists/column.ts';
import { personalTexts } from '../personal-texts.ts';

/** Names of the columns of changes: the SDL enum ChangeColumn. */
export type ChangeColumnName = 'AT' | 'WHO' | 'ACTION' | 'SUBJECT' | 'RECORD' | 'FIELDS' | 'ADDRESS' | 'NUMBER';

/** What was done, as people read it. */
const actionWords = {
  CREATED: 'Created',
  CHANGED: 'Changed',
  DELETED: 'Deleted',
  PASSWORD_CHANGED: 'Password changed',
  PASSWORD_RESET: 'Password reset',
  DROPPED: 'Removed by retention',
} as const;

/** What it was done to, as people read it. */
const subjectWords = {
  STAFF: 'Staff',
  SHIFT: 'Shift',
  USER: 'User',
  HOLIDAY: 'Holiday',
  DEVICE_KEY: 'Device key',
  MACHINE_TOKEN: 'Machine token',
  REVIEW: 'Photo review',
  VERDICT: 'Verdict',
  LETTER_TEXT: 'Letter text',
  LETTERHEAD: 'Letterhead',
  LEAVE: 'Leave',
  LETTER: 'Letter',
  LETTER_RULE: 'Rule of letters',
  ATTENDANCE: 'Sign-ins',
  PHOTO: 'Photos',
  TRAIL: 'Change Log',
} as const;

/** The names of fields that are not read as they are written. */
const fieldWords: Readonly<Record<string, string>> = {
  staffID: 'Staff ID',
  shiftID: 'Shift id',
  macAddress: 'MAC address',
  isActive: 'Active',
  isRevoked: 'Revoked',
  isReadOnly: 'Read only',
  expiresAt: 'Ends',
  latenessThreshold: 'Lateness threshold',
  serialLatenessThreshold: 'Serial lateness threshold',
  retainedFrom: 'Retained from',
  upToEntry: 'Up to entry',
};

/** A field of a record, before and after a change. */
export interface ChangedField {
  readonly name: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** What the columns of changes read of a row. */
export interface ChangeRow {
  readonly number: number;
  readonly at?: string | null;
  readonly who: string;
  readonly program?: string | null;
  readonly address: string;
  readonly action?: keyof typeof actionWords | null;
  readonly subject?: keyof typeof subjectWords | null;
  readonly subjectName: string;
  readonly fields: readonly ChangedField[];
}

/** A field's name as people read it: `serviceCentre` is `Service centre`. */
export function fieldLabel(name: string): string {
  const plain = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return fieldWords[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Spellings of the service that stand for words. */
const modeWords: Readonly<Record<string, string>> = {
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  officialDuty: 'Official duty',
};

/** What a record was called: of a verdict and a review the staff ID, the mode and the time of the sign-in, of a leave its days. */
export const recordName = ({ subject, subjectName }: Pick<ChangeRow, 'subject' | 'subjectName'>): string => {
  if (subject === 'LEAVE') return subjectName.replace(/ (\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\d)$/, ', $1 to $2');
  return subject === 'VERDICT' || subject === 'REVIEW'
    ? subjectName.replace(/\S+/g, (word) => modeWords[word]?.toLowerCase() ?? formatTimestamp(word))
    : subjectName;
};

const readable = (value: string) => modeWords[value] ?? formatTimestamp(value);

const markedFields = ['logo', ...Object.values(personalTexts).flat()];

/** A text that nobody may read from the trail, as its mark there. */
const isMark = (value: string | null | undefined) => !value || /^[\da-f]{16}$/.test(value);

/** What a change did to a field: `Awka → Nnewi`. Of a photo, a logo and a text about a person the trail has a mark alone, which says nothing to people. */
export function fieldChange({ name, before, after }: ChangedField): string {
  const isHidden = markedFields.includes(name) && Boolean(before || after) && isMark(before) && isMark(after);
  const isMarked = /photo$/i.test(name) || isHidden;
  if (!isMarked) return [before, after].flatMap((value) => (value ? readable(value) : [])).join(' → ') || 'none';
  if (before && after) return 'replaced';
  return after ? 'set' : 'removed';
}

/** Columns of the list of changes and of one record's part of it. */
export const changeColumns: ListColumns<ChangeColumnName, ChangeRow> = {
  AT: { header: 'When', description: 'When it was done.', kind: 'timestamp', value: (row) => row.at ?? '' },
  WHO: {
    header: 'Who',
    description:
      'Email address of the user; for a program with the name of its token, as in ada@company.example (payroll); service for what the attendance service does on its own.',
    kind: 'text',
    filterable: true,
    value: (row) => (row.program ? `${row.who} (${row.program})` : row.who),
  },
  ACTION: {
    header: 'Action',
    description: `What was done: ${Object.values(actionWords).join(', ')}; an empty string for what is not known here.`,
    values: [...Object.values(actionWords), ''],
    kind: 'text',
    filterable: true,
    value: (row) => (row.action ? actionWords[row.action] : ''),
  },
  SUBJECT: {
    header: 'Type',
    description: `What it was done to: ${Object.values(subjectWords).join(', ')}; an empty string for what is not known here.`,
    values: [...Object.values(subjectWords), ''],
    kind: 'text',
    filterable: true,
    value: (row) => (row.subject ? subjectWords[row.subject] : ''),
  },
  RECORD: {
    header: 'Record',
    description:
      'What the record was called at the time: of staff the staff ID and the name, of a user the email address, of a verdict the staff ID, the mode and the time of the sign-in.',
    kind: 'text',
    value: recordName,
  },
  FIELDS: {
    header: 'Change',
    description: 'Each field that differs, before and after, as in District: Awka → Nnewi; Unit: ICT.',
    kind: 'text',
    value: (row) => row.fields.map((field) => `${fieldLabel(field.name)}: ${fieldChange(field)}`).join('; '),
  },
  ADDRESS: {
    header: 'Address',
    description:
      'Network address of the caller, as far as trusted proxies tell; an empty string for the service itself.',
    kind: 'text',
    value: (row) => row.address,
  },
  NUMBER: {
    header: 'No.',
    description: 'Number of the entry, without gaps, in the order in which entries were written.',
    kind: 'number',
    value: (row) => row.number,
  },
};
