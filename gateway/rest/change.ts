import type { ChangedField } from '../../schema/columns/changes.ts';
import { zoneClock } from '../dates.ts';
import { mapSteps, type Steps } from '../yield-turn.ts';
import { hasField, type Loose, readEntries, readObject, readText, readWhole } from './read.ts';
import { readRole, type UserRow } from './user.ts';

const actions = {
  created: 'CREATED',
  changed: 'CHANGED',
  deleted: 'DELETED',
  passwordChanged: 'PASSWORD_CHANGED',
  passwordReset: 'PASSWORD_RESET',
  dropped: 'DROPPED',
} as const;

const subjects = {
  staff: 'STAFF',
  shift: 'SHIFT',
  user: 'USER',
  holiday: 'HOLIDAY',
  deviceKey: 'DEVICE_KEY',
  machineToken: 'MACHINE_TOKEN',
  review: 'REVIEW',
  verdict: 'VERDICT',
  attendance: 'ATTENDANCE',
  photo: 'PHOTO',
  trail: 'TRAIL',
} as const;

/** Fields of one change that are read; more are left out. */
const mostFields = 50;

/** An entry of the trail. */
export interface ChangeRow {
  readonly number: number;
  /** ISO with the zone's offset; null when upstream's value is not a date. */
  readonly at: string | null;
  readonly userID: string | null;
  readonly who: string;
  readonly role: UserRow['role'];
  readonly program: string | null;
  readonly address: string;
  readonly action: (typeof actions)[keyof typeof actions] | null;
  readonly subject: (typeof subjects)[keyof typeof subjects] | null;
  readonly subjectID: string;
  readonly subjectName: string;
  readonly fields: (ChangedField & { readonly before: string | null; readonly after: string | null })[];
  readonly hash: string;
}

/** Reads the replies of `/change/findAll` and `/change/find/subject`, in upstream's order; entries without a number are left out. */
export function* changeSteps(data: unknown, timeZone: string): Steps<ChangeRow[]> {
  const { readInstant } = zoneClock(timeZone);
  const entries = readEntries(data, isChange).filter((record) => readWhole(record.number) !== null);
  return yield* mapSteps(entries, (record) => ({
    number: readWhole(record.number) ?? 0,
    at: readInstant(readText(record.at)),
    userID: readText(record.userID) || null,
    who: readText(record.who),
    role: readRole(record.role),
    program: readText(record.program) || null,
    address: readText(record.address),
    action: known(actions, record.action),
    subject: known(subjects, record.subject),
    subjectID: readText(record.subjectID),
    subjectName: readText(record.subjectName),
    fields: readFields(readObject(record.before), readObject(record.after)),
    hash: readText(record.hash),
  }));
}

const isChange = (record: Loose) => hasField(record, ['number']) && hasField(record, ['subject', 'action']);

function known<Word extends string>(words: Readonly<Record<string, Word>>, value: unknown): Word | null {
  const text = readText(value);
  return Object.hasOwn(words, text) ? (words[text] ?? null) : null;
}

/** The fields of both states, in the order of the one after. */
function readFields(before: Loose, after: Loose): ChangeRow['fields'] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])].slice(0, mostFields);
  return names.map((name) => ({ name, before: valueIn(before, name), after: valueIn(after, name) }));
}

function valueIn(fields: Loose, name: string): string | null {
  const value = fields[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value == null ? null : readText(value);
}
