import type { Generated } from 'kysely';
import type { ServiceLeaveKind } from '../schema/leave-words.ts';
import type { DigestChoices, DigestMails } from './digest/tables.ts';
import type { Letterheads, LetterRules, Letters, LetterTexts } from './letters/tables.ts';
import type { ReviewClaims, Reviews, Verdicts } from './reviews/tables.ts';
import type { StaffTextColumns } from './staff-fields.ts';

/** What a dashboard user may do. */
export type Role = 'admin' | 'management' | 'user';

/** Dashboard users. */
interface Users {
  id: Generated<string>;
  /** Lower case. */
  email: string;
  name: Generated<string>;
  role: Role;
  district: string;
  service_centre: string;
  mac_address: Generated<string>;
  is_active: Generated<boolean>;
  password_hash: string;
  /** An administrator has set the default password: the user has to choose another one. */
  password_due: Generated<boolean>;
  /** Raised by everything that must end earlier tokens: new password, role or activity. */
  token_version: Generated<number>;
  created_at: Generated<Date>;
}

/** Days on which a row is valid, `YYYY-MM-DD`, `-infinity` or `infinity`: from the one to the day before the other. */
interface Validity {
  valid_from: Generated<string>;
  valid_before: Generated<string>;
}

/** Shifts; an end at or before the start is on the next day. Times are `HH:MM:SS`. */
interface Shifts extends Validity {
  id: Generated<string>;
  name: Generated<string>;
  start_time: string;
  end_time: string | null;
  /** A clock time after the start, or a grace duration when it is at or before it. */
  lateness_threshold: string | null;
  serial_lateness_threshold: number;
  /** ISO weekdays, Monday 1 to Sunday 7, on which the shift works. */
  work_days: Generated<number[]>;
  created_at: Generated<Date>;
}

/** Staff records. */
interface Staff extends Validity, StaffTextColumns {
  id: Generated<string>;
  staff_id: string;
  image_url: Generated<string>;
  shift_id: string | null;
  created_at: Generated<Date>;
}

/** Sign-ins and sign-outs as phones sent them, of people who have left too. */
interface Attendance {
  id: Generated<number>;
  /** The `id` of a staff record, current or past. */
  staff_id: string;
  mode: 'signedIn' | 'signedOut';
  attendance_at: Date;
  service_centre: string | null;
  image_url: string | null;
  latitude: number | null;
  longitude: number | null;
  location: string | null;
  is_image_recognised: boolean | null;
  /** When the service took it in; null for what was written before that was known. */
  arrived_at: Generated<Date | null>;
}

/** Keys by which devices hand in records, and tokens of programs; only a hash is stored. */
interface Credentials {
  id: Generated<string>;
  kind: 'device' | 'machine';
  name: string;
  secret_hash: string;
  created_at: Generated<Date>;
  revoked_at: Generated<Date | null>;
  /** The centre that a device stands in; null for one that moves, and of programs. */
  service_centre: Generated<string | null>;
  /** This and what follows is of programs; null of devices. */
  role: Generated<Role | null>;
  is_read_only: Generated<boolean | null>;
  /** Fields of the gateway's schema that it may ask for; null for all of its role. */
  operations: Generated<string[] | null>;
  /** The user who made it: it acts in their role at most, and ends with their activity. */
  created_by: Generated<string | null>;
  expires_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
}

/** What a device has handed in on a day of the company's calendar, by its arrival. */
interface DeviceDays {
  device: string;
  day: string;
  records: number;
  first_at: Date;
  last_at: Date;
}

/** Idempotency keys that senders have used of late, each with a digest of what came with it. */
interface IdempotencyKeys {
  sender: string;
  purpose: 'creation' | 'record';
  idempotency_key: string;
  /** Equal for equal requests. */
  digest: string;
  /** Of a creation, as JSON; null within the transaction that makes it, and of records. */
  answer: Generated<string | null>;
  used_at: Date;
}

/** Public holidays: nobody is absent on one. `day` is `YYYY-MM-DD`. */
interface Holidays {
  day: string;
  name: string;
}

/** What a finished shift day was for somebody who was due or came; worked out from the other tables. */
interface Days {
  day: string;
  staff_id: string;
  /** The first sign-in of the shift day; null for somebody absent. */
  first_at: Date | null;
  outcome: 'present' | 'late' | 'absent';
}

/** The days that `days` holds. */
interface FinishedDays {
  day: string;
  /** The end of the calendar day in the company's zone. */
  ends_at: Date;
}

/** The sign-ins and sign-outs of a finished day in one text, and what attendance it was made of. */
interface DayRecords {
  day: string;
  version: string;
  records: string;
}

/** What has changed of a finished day since it was worked out: for one person, or for all when nobody is named. */
interface StaleDays {
  day: string;
  staff_id: string | null;
}

/** The first record of each service centre, by anybody who belonged to it then: nobody of it is absent before. */
interface CentreStarts {
  service_centre: string;
  first_at: Date;
}

/** Facts about the data itself, e.g. until when the demo company is written. */
interface Properties {
  name: string;
  value: string;
}

/** Days on which somebody is on leave; no two leaves of a person share a day. */
interface Leaves {
  id: Generated<string>;
  /** The `id` of a staff record, current or past. */
  staff_id: string;
  /** `YYYY-MM-DD`; both are days of the leave. */
  first_day: string;
  last_day: string;
  kind: ServiceLeaveKind;
  note: Generated<string>;
  /** Email address of who entered it. */
  entered_by: string;
  entered_at: Date;
}

/** What writes have changed, one entry a row, in a chain of hashes. */
export interface TrailEntry {
  number: number;
  at: Date;
  user_id: string | null;
  who: string;
  role: string | null;
  program: string | null;
  address: string;
  action: string;
  subject: string;
  subject_id: string;
  subject_name: string;
  /** JSON, as it was hashed. */
  before: string | null;
  after: string | null;
  hash: string;
}

/** Where the trail begins, when old entries were dropped, and where it ends; one row. */
interface TrailEnds {
  is_only: Generated<boolean>;
  dropped_number: number;
  dropped_hash: string;
  last_number: number;
  last_hash: string;
}

/** The database as Kysely sees it. */
export interface Tables {
  users: Users;
  /** What is valid now. */
  shifts: Shifts;
  /** What was valid before, written by the database when `valid_from` of the current row moves on. */
  shifts_past: Shifts;
  /** Both, to be read: for each day at most one row of a shift is valid. */
  shift_versions: Shifts;
  /** The same of staff records; somebody who has left has past ones alone. */
  staff: Staff;
  staff_past: Staff;
  staff_versions: Staff;
  attendance: Attendance;
  credentials: Credentials;
  device_days: DeviceDays;
  letters: Letters;
  letter_rules: LetterRules;
  digest_choices: DigestChoices;
  digest_mails: DigestMails;
  idempotency_keys: IdempotencyKeys;
  holidays: Holidays;
  days: Days;
  finished_days: FinishedDays;
  day_records: DayRecords;
  stale_days: StaleDays;
  centre_starts: CentreStarts;
  properties: Properties;
  reviews: Reviews;
  review_claims: ReviewClaims;
  verdicts: Verdicts;
  letter_texts: LetterTexts;
  letterheads: Letterheads;
  leaves: Leaves;
  trail: TrailEntry;
  trail_ends: TrailEnds;
}
