import type { Change } from '../../../schema/generated/types.ts';
import { type ZoneClock, zoneClock } from '../../shared/dates.ts';
import { isRecord, type Loose, readObject, readSpelling, readWhole } from '../read.ts';
import { role } from './accounts.ts';
import { by, listOf, needed, orNull, type RowFor, word } from './fields.ts';
import { isThere, type ValueReader } from './value-reader.ts';

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
  letterText: 'LETTER_TEXT',
  letterhead: 'LETTERHEAD',
  leave: 'LEAVE',
  letter: 'LETTER',
  letterRule: 'LETTER_RULE',
  attendance: 'ATTENDANCE',
  photo: 'PHOTO',
  trail: 'TRAIL',
} as const;

/** Fields of one change that are read; more are left out. */
const mostFields = 50;

/** An entry of the trail. */
export type ChangeRow = RowFor<Change>;

/** A page of the trail, the newest changes first: how many, behind which number. */
export type TrailPage = Readonly<{ limit: string; after?: string }>;

/** Reads the replies of `/change/findAll` and `/change/find/subject`; entries without a number are left out. */
export const readChanges = listOf<ChangeRow, 'number'>(
  {
    number: by(readWhole),
    at: needed((value, read, name) => read.moment(value, name)),
    userID: orNull('id'),
    who: 'text',
    role,
    program: orNull('text'),
    address: 'text',
    action: word(actions),
    subject: word(subjects),
    subjectID: 'id',
    subjectName: (value, read, name) => inZone(read.text(value, name), zoneClock(read.timeZone)),
    fields: (_value, read, _name, { before, after }) =>
      changedFields(readState(before, 'before', read), readState(after, 'after', read), zoneClock(read.timeZone)),
    hash: 'spelling',
  },
  { has: ['number'], needs: ['number'] },
);

function readState(value: unknown, field: string, { losses }: ValueReader): Loose {
  if (!isRecord(value) && isThere(value)) losses.note(field, value);
  return readObject(value);
}

/** The fields of both states, in the order of the one after. */
function changedFields(before: Loose, after: Loose, clock: ZoneClock): ChangeRow['fields'] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])].slice(0, mostFields);
  return names.map((name) => ({ name, before: valueIn(before, name, clock), after: valueIn(after, name, clock) }));
}

function valueIn(fields: Loose, name: string, clock: ZoneClock): string | null {
  const value = fields[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value == null ? null : inZone(readSpelling(value), clock);
}

const instants = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})/g;

/** A text with each instant in it written in the zone of the clock: the trail names records by their time in UTC. */
const inZone = (text: string, clock: ZoneClock) =>
  text.replace(instants, (instant) => clock.readInstant(instant) ?? instant);
