import type { Generated } from 'kysely';

export interface Tables {
  attendance: {
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
    arrived_at: Date | null;
  };
  centre_starts: {
    service_centre: string;
    first_at: Date;
  };
  credentials: {
    id: Generated<string>;
    kind: 'device' | 'machine';
    name: string;
    secret_hash: string;
    created_at: Generated<Date>;
    revoked_at: Date | null;
    service_centre: string | null;
    role: 'admin' | 'management' | 'user' | null;
    is_read_only: boolean | null;
    /** Fields of the gateway's schema that it may ask for; null for all of its role. */
    operations: string[] | null;
    /** The user who made it: it acts in their role at most, and ends with their activity. */
    created_by: string | null;
    expires_at: Date | null;
    last_used_at: Date | null;
  };
  day_records: {
    day: string;
    version: string;
    records: string;
  };
  days: {
    day: string;
    /** The `id` of a staff record, current or past. */
    staff_id: string;
    /** The first sign-in of the shift day; null for somebody absent. */
    first_at: Date | null;
    outcome: 'present' | 'late' | 'absent';
  };
  device_days: {
    device: string;
    day: string;
    records: number;
    first_at: Date;
    last_at: Date;
  };
  digest_choices: {
    user_id: string;
    scope: 'none' | 'district' | 'all';
    /** ISO weekdays, Monday 1 to Sunday 7. */
    weekdays: number[];
    hour: number;
    changed_at: Date;
  };
  digest_mails: {
    user_id: string;
    day: string;
    state: 'sending' | 'waiting' | 'sent' | 'refused' | 'failed';
    attempts: number;
    /** When it may be tried again; of one being sent, when its service counts as stopped. */
    next_at: Date;
    ended_at: Date | null;
    fault: string | null;
  };
  finished_days: {
    day: string;
    /** The end of the calendar day in the company's zone. */
    ends_at: Date;
  };
  holidays: {
    day: string;
    name: string;
  };
  idempotency_keys: {
    sender: string;
    purpose: 'creation' | 'record';
    idempotency_key: string;
    /** Equal for equal requests. */
    digest: string;
    /** Of a creation, as JSON; null within the transaction that makes it, and of records. */
    answer: string | null;
    used_at: Date;
  };
  leaves: {
    id: Generated<string>;
    /** The `id` of a staff record, current or past. */
    staff_id: string;
    first_day: string;
    /** Both days are of the leave. */
    last_day: string;
    kind: 'annual' | 'sick' | 'maternity' | 'study' | 'officialDuty' | 'suspended' | 'other';
    note: Generated<string>;
    /** Email address. */
    entered_by: string;
    entered_at: Date;
  };
  letter_rules: {
    id: Generated<'rule'>;
    months: number;
  };
  letter_texts: {
    kind: 'lateness' | 'absence';
    subject: string;
    body: string;
    /** Email address. */
    changed_by: string;
    changed_at: Date;
  };
  letterheads: {
    id: Generated<'letterhead'>;
    company_name: string;
    address_lines: string[];
    signatory_name: string;
    signatory_title: string;
    /** A `data:` address of a picture; empty for none. */
    logo: Generated<string>;
    /** Email address. */
    changed_by: string;
    changed_at: Date;
  };
  letters: {
    id: Generated<string>;
    kind: 'lateness' | 'absence';
    /** The company's number of the person, with the names as they were then. */
    staff_id: string;
    name: string;
    district: string;
    service_centre: string;
    days: string[];
    reference: string;
    step: 'first' | 'second' | 'final';
    printed_by: string;
    printed_at: Date;
    reply_on: string | null;
    reply_note: Generated<string>;
    undone_by: string | null;
    undone_at: Date | null;
    undone_reason: Generated<string>;
    /** The `id` of a staff record, current or past; null of one that another version of the service has written. */
    person: string | null;
  };
  limit_counts: {
    key: string;
    points: number;
    expire: number | null;
  };
  properties: {
    name: string;
    value: string;
  };
  review_claims: {
    /** The `id` of a staff record, current or past. */
    staff_id: string;
    mode: 'signedIn' | 'signedOut';
    attendance_at: Date;
    /** Of a program its machine token. */
    claimed_by: string;
    /** The user behind them. */
    person: string;
    claimed_who: string;
    claimed_until: Date;
    /** Grows from one that is given to the next. */
    given: Generated<number>;
  };
  reviews: {
    id: Generated<string>;
    /** The `id` of a staff record, current or past. */
    staff_id: string;
    mode: 'signedIn' | 'signedOut';
    attendance_at: Date;
    verdicts_given: Generated<number>;
    verdicts_wanted: Generated<number>;
    asked_by: string | null;
    asked_at: Date | null;
    /** The users who had judged then: the opinion is somebody else's. Null where none is asked for. */
    opinion_beside: string[] | null;
    /** The user behind whoever asked for another opinion last. */
    asked_person: string | null;
  };
  revisions: {
    resource: string;
    day: string;
    slot: number;
    revision: number;
  };
  running_day: {
    day: string;
    /** The end of the calendar day in the company's zone. */
    ends_at: Date;
    moment: Date | null;
  };
  running_marks: {
    /** The `id` of a staff record, current or past. */
    staff_id: string | null;
  };
  running_outcomes: {
    /** The `id` of a staff record, current or past. */
    staff_id: string;
    first_at: Date | null;
    outcome: 'present' | 'late' | 'absent';
  };
  shift_versions: {
    id: Generated<string>;
    name: Generated<string>;
    start_time: string;
    /** At or before the start: on the next day. */
    end_time: string | null;
    /** A clock time after the start, or a grace duration when it is at or before it. */
    lateness_threshold: string | null;
    serial_lateness_threshold: number;
    /** ISO weekdays, Monday 1 to Sunday 7. */
    work_days: Generated<number[]>;
    created_at: Generated<Date>;
    /** Valid from this day to the day before `valid_before`; `-infinity` and `infinity` are days, too. */
    valid_from: Generated<string>;
    valid_before: Generated<string>;
  };
  shifts: {
    id: Generated<string>;
    name: Generated<string>;
    start_time: string;
    /** At or before the start: on the next day. */
    end_time: string | null;
    /** A clock time after the start, or a grace duration when it is at or before it. */
    lateness_threshold: string | null;
    serial_lateness_threshold: number;
    /** ISO weekdays, Monday 1 to Sunday 7. */
    work_days: Generated<number[]>;
    created_at: Generated<Date>;
    /** Valid from this day to the day before `valid_before`; `-infinity` and `infinity` are days, too. */
    valid_from: Generated<string>;
    valid_before: Generated<string>;
  };
  shifts_past: {
    id: Generated<string>;
    name: Generated<string>;
    start_time: string;
    /** At or before the start: on the next day. */
    end_time: string | null;
    /** A clock time after the start, or a grace duration when it is at or before it. */
    lateness_threshold: string | null;
    serial_lateness_threshold: number;
    /** ISO weekdays, Monday 1 to Sunday 7. */
    work_days: Generated<number[]>;
    created_at: Generated<Date>;
    /** Valid from this day to the day before `valid_before`; `-infinity` and `infinity` are days, too. */
    valid_from: Generated<string>;
    valid_before: Generated<string>;
  };
  sign_in_counts: {
    key: string;
    points: number;
    /** The end of the calendar day in the company's zone. */
    ends_at: Date;
  };
  staff: {
    id: Generated<string>;
    /** The company's number of the person. */
    staff_id: string;
    name: Generated<string>;
    district: string;
    service_centre: string;
    department: string;
    unit: string;
    image_url: Generated<string>;
    shift_id: string | null;
    created_at: Generated<Date>;
    /** Valid from this day to the day before `valid_before`; `-infinity` and `infinity` are days, too. */
    valid_from: Generated<string>;
    valid_before: Generated<string>;
  };
  staff_past: {
    id: Generated<string>;
    /** The company's number of the person. */
    staff_id: string;
    name: Generated<string>;
    district: string;
    service_centre: string;
    department: string;
    unit: string;
    image_url: Generated<string>;
    shift_id: string | null;
    created_at: Generated<Date>;
    /** Valid from this day to the day before `valid_before`; `-infinity` and `infinity` are days, too. */
    valid_from: Generated<string>;
    valid_before: Generated<string>;
  };
  staff_versions: {
    id: Generated<string>;
    /** The company's number of the person. */
    staff_id: string;
    name: Generated<string>;
    district: string;
    service_centre: string;
    department: string;
    unit: string;
    image_url: Generated<string>;
    shift_id: string | null;
    created_at: Generated<Date>;
    /** Valid from this day to the day before `valid_before`; `-infinity` and `infinity` are days, too. */
    valid_from: Generated<string>;
    valid_before: Generated<string>;
  };
  stale_days: {
    day: string;
    /** The `id` of a staff record; null for all. */
    staff_id: string | null;
  };
  trail: {
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
    /** JSON, as it was hashed; so is `after`. */
    before: string | null;
    after: string | null;
    hash: string;
  };
  trail_ends: {
    is_only: Generated<boolean>;
    dropped_number: Generated<number>;
    dropped_hash: Generated<string>;
    last_number: Generated<number>;
    last_hash: Generated<string>;
  };
  users: {
    id: Generated<string>;
    /** Lower case. */
    email: string;
    name: Generated<string>;
    role: 'admin' | 'management' | 'user';
    district: string;
    service_centre: string;
    mac_address: Generated<string>;
    is_active: Generated<boolean>;
    password_hash: string;
    /** Raised by everything that must end earlier tokens: new password, role or activity. */
    token_version: Generated<number>;
    created_at: Generated<Date>;
    /** An administrator has set the default password: the user has to choose another one. */
    password_due: Generated<boolean>;
  };
  verdict_changes: {
    review_id: string;
    /** The `id` of a staff record, current or past; null of one that another version of the service has written. */
    person: string;
    changes: number;
    since: Date;
  };
  verdicts: {
    id: Generated<string>;
    review_id: string;
    /** Of a program that of its machine token. */
    user_id: string;
    who: string;
    program: string | null;
    verdict: 'same' | 'different' | 'cannotTell';
    note: Generated<string>;
    reference_image: Generated<string>;
    attendance_image: Generated<string>;
    judged_at: Date;
  };
}
