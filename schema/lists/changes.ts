import { formatTimestamp } from '../format.ts';
import type { Change, ChangedField } from '../generated/types.ts';
import { maximumRangeRows, maximumTrailDays } from '../limits.ts';
import { personalTexts } from '../personal-texts.ts';
import { type ColumnsOf, number, text, timestamp, wordOrNone } from './column.ts';
import type { ListDeclaration, ListTable } from './list.ts';

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

/** What the columns of changes read of a row. */
type ChangeRow = Pick<
  Change,
  'number' | 'at' | 'who' | 'program' | 'address' | 'action' | 'subject' | 'subjectName' | 'fields'
>;

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
export const changeColumns = {
  AT: timestamp('When', 'When it was done.', (row) => row.at),
  WHO: text(
    'Who',
    'Email address of the user; for a program with the name of its token, as in ada@company.example (payroll); service for what the attendance service does on its own.',
    (row) => (row.program ? `${row.who} (${row.program})` : row.who),
    { filterable: true },
  ),
  ACTION: wordOrNone(
    'Action',
    `What was done: ${Object.values(actionWords).join(', ')}; an empty string for what is not known here.`,
    actionWords,
    (row) => row.action,
    { filterable: true },
  ),
  SUBJECT: wordOrNone(
    'Type',
    `What it was done to: ${Object.values(subjectWords).join(', ')}; an empty string for what is not known here.`,
    subjectWords,
    (row) => row.subject,
    { filterable: true },
  ),
  RECORD: text(
    'Record',
    'What the record was called at the time: of staff the staff ID and the name, of a user the email address, of a verdict the staff ID, the mode and the time of the sign-in.',
    recordName,
  ),
  FIELDS: text(
    'Change',
    'Each field that differs, before and after, as in District: Awka → Nnewi; Unit: ICT. Nothing differed where a change has none.',
    ({ action, fields }) =>
      fields.length === 0 && action === 'CHANGED'
        ? 'Nothing differed'
        : fields.map((field) => `${fieldLabel(field.name)}: ${fieldChange(field)}`).join('; '),
  ),
  ADDRESS: text(
    'Address',
    'Network address of the caller, as far as trusted proxies tell; an empty string for the service itself.',
    (row) => row.address,
  ),
  NUMBER: number(
    'No.',
    'Number of the entry, without gaps, in the order in which entries were written.',
    (row) => row.number,
  ),
} satisfies ColumnsOf<ChangeRow>;

const changeTable = {
  type: 'Change',
  row: 'Change',
  model: 'upstream/readers/change.ts#ChangeRow',
  title: 'the list of changes',
  columns: changeColumns,
  order: ['NUMBER'],
  key: 'number',
  extension: 'audit',
  role: 'ADMIN',
} as const satisfies ListTable & Partial<ListDeclaration>;

/** The Change Log: what was written, by whom and when. */
export const changes = {
  ...changeTable,
  field: 'changes',
  description: `What was written in some days, ${maximumTrailDays} at most: who, when, from where, what, before and after, newest first. More than ${maximumRangeRows} changes are BAD_USER_INPUT.`,
  source: 'GET /change/findAll',
  reads: { 'GET /change/findAll': 1 },
  arguments: {
    from: { type: 'Date!', description: 'The first day.' },
    to: { type: 'Date!', description: 'The last day.' },
  },
  filePrefix: 'Change-Log',
} as const satisfies ListDeclaration;

/** One record's part of it. */
export const recordChanges = {
  ...changeTable,
  field: 'recordChanges',
  description: 'All that was written of one record, newest first, with the limits of `changes`.',
  source: 'GET /change/find/subject',
  reads: { 'GET /change/find/subject': 1 },
  arguments: {
    id: { type: 'ID!', description: "The record's id, as `Change.subjectID` has it; of a holiday its day." },
  },
  filePrefix: 'Record-Change-Log',
} as const satisfies ListDeclaration;
