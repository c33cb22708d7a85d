import { hash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { maximumNoteLength, maximumTextLength } from '../../schema/limits.ts';
import { isPersonalText } from '../../schema/personal-texts.ts';
import { textColumns } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import type { Fields, RowSubject } from './entries.ts';

/** A row as the trail knows it. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly fields: Fields;
}

/** A table, what names its rows, and every field that may be written down of one: what is not named here never is. */
interface Rule {
  readonly table: string;
  /** `id` unless it says otherwise. */
  readonly key?: string;
  /** `uuid` unless it says otherwise. */
  readonly keyType?: 'date' | 'text';
  readonly name: RawBuilder<string>;
  readonly fields: Readonly<Record<string, RawBuilder<unknown>>>;
}

const columns = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([name, column]) => [name, sql.ref(column)]));

/** Says that a photo or a text was replaced, and by which, to whoever has it; nobody can read it from this. */
const markBy = (value: RawBuilder<unknown>) =>
  sql`case when ${value} = '' then '' else left(encode(sha256(convert_to(${value}, 'UTF8')), 'hex'), 16) end`;
const markOf = (column: string) => markBy(sql.ref(column));

/** The same mark of a text that was written down before it was marked. */
export const markOfText = (text: string): string =>
  text === '' || /^[\da-f]{16}$/.test(text) ? text : hash('sha256', text, 'hex').slice(0, 16);

/** Of a review, by its alias: whose record, of which mode and when. */
const reviewed = {
  staffID: sql`(select v.staff_id from staff_versions v where v.id = r.staff_id order by v.valid_before desc limit 1)`,
  mode: sql.ref('r.mode'),
  attendanceDate: sql`to_char(r.attendance_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
};
const ofVerdict = (value: RawBuilder<unknown>) => sql`(select ${value} from reviews r where r.id = verdicts.review_id)`;
const ofReview = (value: RawBuilder<unknown>) => sql`(select ${value} from (select reviews.*) r)`;
const reviewName = sql`concat_ws(' ', ${reviewed.staffID}, ${reviewed.mode}, ${reviewed.attendanceDate})`;

/** Of a leave: the staff ID of its person. */
const holder = sql`(select v.staff_id from staff_versions v where v.id = leaves.staff_id order by v.valid_before desc limit 1)`;

const rules: Readonly<Record<RowSubject, Rule>> = {
  staff: {
    table: 'staff',
    name: sql`concat_ws(' ', staff_id, nullif(name, ''))`,
    fields: {
      ...columns({ staffID: 'staff_id', ...Object.fromEntries(textColumns) }),
      shift: sql`(select s.name from shifts s where s.id = staff.shift_id)`,
      shiftID: sql.ref('shift_id'),
      photo: markOf('image_url'),
    },
  },
  shift: {
    table: 'shifts',
    name: sql.ref('name'),
    fields: columns({
      name: 'name',
      startTime: 'start_time',
      endTime: 'end_time',
      latenessThreshold: 'lateness_threshold',
      serialLatenessThreshold: 'serial_lateness_threshold',
    }),
  },
  user: {
    table: 'users',
    name: sql.ref('email'),
    fields: columns({
      email: 'email',
      name: 'name',
      role: 'role',
      district: 'district',
      serviceCentre: 'service_centre',
      macAddress: 'mac_address',
      isActive: 'is_active',
    }),
  },
  holiday: {
    table: 'holidays',
    key: 'day',
    keyType: 'date',
    name: sql.ref('name'),
    fields: columns({ date: 'day', name: 'name' }),
  },
  deviceKey: {
    table: 'credentials',
    name: sql.ref('name'),
    fields: {
      ...columns({ name: 'name', serviceCentre: 'service_centre' }),
      isRevoked: sql`revoked_at is not null`,
    },
  },
  machineToken: {
    table: 'credentials',
    name: sql.ref('name'),
    fields: {
      ...columns({ name: 'name', role: 'role', isReadOnly: 'is_read_only' }),
      operations: sql`array_to_string(operations, ', ')`,
      expiresAt: sql`to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      isRevoked: sql`revoked_at is not null`,
    },
  },
  review: {
    table: 'reviews',
    name: sql<string>`${ofReview(reviewName)}`,
    fields: {
      ...Object.fromEntries(Object.entries(reviewed).map(([name, value]) => [name, ofReview(value)])),
      ...columns({ verdictsWanted: 'verdicts_wanted', askedBy: 'asked_by' }),
      opinionWanted: sql`verdicts_wanted > greatest(1, verdicts_given)`,
    },
  },
  verdict: {
    table: 'verdicts',
    name: sql<string>`${ofVerdict(reviewName)}`,
    fields: {
      ...Object.fromEntries(Object.entries(reviewed).map(([name, value]) => [name, ofVerdict(value)])),
      ...columns({ verdict: 'verdict', note: 'note' }),
      referencePhoto: markOf('reference_image'),
      attendancePhoto: markOf('attendance_image'),
    },
  },
  letterText: {
    table: 'letter_texts',
    key: 'kind',
    keyType: 'text',
    name: sql.ref('kind'),
    fields: columns({ subject: 'subject', body: 'body' }),
  },
  letter: {
    table: 'letters',
    name: sql`concat_ws(' ', staff_id, nullif(name, ''), reference)`,
    fields: {
      ...columns({ kind: 'kind', staffID: 'staff_id', reference: 'reference', step: 'step' }),
      days: sql`array_to_string(days, ', ')`,
      ...columns({ replyOn: 'reply_on', replyNote: 'reply_note', undoneReason: 'undone_reason' }),
    },
  },
  letterRule: {
    table: 'letter_rules',
    keyType: 'text',
    name: sql<string>`'rule of letters'`,
    fields: columns({ months: 'months' }),
  },
  letterhead: {
    table: 'letterheads',
    keyType: 'text',
    name: sql.ref('company_name'),
    fields: {
      ...columns({ companyName: 'company_name' }),
      addressLines: sql`array_to_string(address_lines, ', ')`,
      ...columns({ signatoryName: 'signatory_name', signatoryTitle: 'signatory_title' }),
      logo: markOf('logo'),
    },
  },
  leave: {
    table: 'leaves',
    name: sql`concat_ws(' ', ${holder}, first_day, last_day)`,
    fields: {
      staffID: holder,
      ...columns({ from: 'first_day', to: 'last_day', kind: 'kind', note: 'note' }),
    },
  },
};

/** The rows with these ids, by id; nobody else changes them until the transaction is over. */
export async function readRows(
  transaction: Kysely<Tables>,
  subject: RowSubject,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const { table, key = 'id', keyType = 'uuid', name, fields } = rules[subject];
  // An entry cannot be taken back.
  const pairs = Object.entries(fields).flatMap(([field, value]) => [
    sql.lit(field),
    isPersonalText(subject, field) ? markBy(value) : value,
  ]);
  const { rows } = await sql<Known>`
    select ${sql.ref(key)}::text as id, ${name} as name, json_build_object(${sql.join(pairs)}) as fields
    from ${sql.table(table)} where ${sql.ref(key)} = any(${ids}::${sql.raw(keyType)}[])
    order by ${sql.ref(key)} for no key update of ${sql.table(table)}`.execute(transaction);
  return new Map(
    rows.map((row) => [row.id, { ...row, name: cut(row.name, maximumTextLength), fields: bounded(row.fields) }]),
  );
}

const bounded = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? told(value) : value]),
  );

/** The whole text; of a longer one than forms send the beginning, and what tells it from every other. */
function told(text: string): string {
  if (text.length <= maximumNoteLength) return text;
  return `${cut(text, maximumTextLength)} (${text.length} characters, SHA-256 ${hash('sha256', text, 'base64url')})`;
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`;
}

/** Of two states of a row, what differs. */
export function differing(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
