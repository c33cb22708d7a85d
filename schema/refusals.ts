import { z } from 'zod';

/** What the service refuses, by code, as people read it; `{name}` stands for a field of the refusal. */
const refusalWords = {
  // What a request lacks.
  INVALID_FIELDS: '{faults}',
  DETAIL: '{fault}',
  NO_CALL: '{method} "{path}" is not a call of this service.',
  NO_CHANGE: 'Nothing to change: no field has a value.',
  RANGE_REVERSED: 'to is before from. Give the later day as to.',
  RANGE_TOO_LONG: 'from and to are {days} days. Ask for {most} at most.',
  KEY_SHAPE: '{name} must have 1 to 128 printable characters without spaces.',
  KEY_REUSED: 'This idempotency key was used for something else: give each creation a key of its own.',
  KEY_IN_USE: 'The first request with this idempotency key is still running. Send it again soon.',
  BROKEN_FORM: 'The upload is broken or not multipart/form-data. Send it again.',
  FIELD_TWICE: 'Each field of the form is one text: send no name twice, and none with brackets.',
  NO_FILE: 'Send one image as multipart/form-data in the field avatar.',
  IMAGE_TOO_LARGE: 'The image is too large.',
  // Who may not, or not yet.
  SIGN_IN_FIRST: 'Sign in first: this call needs the header "Authorization: Bearer <token>".',
  SESSION_EXPIRED: 'Your session has expired. Sign in again.',
  SESSION_ENDED: 'Your session has ended because your account was changed. Sign in again.',
  TOKEN_INVALID: 'The token is not valid. Sign in again.',
  WRONG_PASSWORD: 'The email or the password is wrong.',
  ACCOUNT_INACTIVE: 'This account is not active. Ask an administrator to activate it.',
  PASSWORD_DUE: 'Your password was reset. Choose a new password to go on.',
  DEFAULT_PASSWORD: 'This is the default password, and others know it. Choose another one.',
  TOO_MANY_PASSWORDS: 'Too many wrong passwords. Try again in {wait}.',
  ROLE_TOO_LOW: 'Your role ({role}) may not do this; it takes {roles}.',
  PERSONS_ONLY: 'A machine token may not do this: sign in as a person.',
  MACHINES_ONLY: 'This call is for machine tokens, not for people who sign in.',
  MACHINE_TOKEN_UNKNOWN: 'This machine token is not known. Ask an administrator for a new one.',
  MACHINE_TOKEN_REVOKED: 'This machine token was revoked. Ask an administrator for a new one.',
  MACHINE_TOKEN_ENDED: 'This machine token has ended. Ask an administrator for a new one.',
  MACHINE_TOKEN_READS: 'This machine token may only read. Ask an administrator for one that may write.',
  MACHINE_TOKEN_ROLE: 'A token cannot have a higher role than yours, {role}.',
  MACHINE_TOKENS_FULL: 'There are {most} machine tokens already: revoke one first.',
  DEVICE_KEY_UNKNOWN: 'This device key is not known. Ask an administrator for a new one.',
  DEVICE_KEY_REVOKED: 'This device key was revoked. Ask an administrator for a new one.',
  IMAGE_ADDRESS_ENDED: 'This image address is too old or was altered.',
  TOO_MANY_RECORDS: 'One sender may hand in {most} records a minute. Try again in {wait}.',
  TOO_MANY_CHANGES: 'You may do this {most} times a minute. Try again in {wait}.',
  CHANGES_WAITING: 'Your earlier changes are still being saved. Try again in a moment.',
  // What is not there.
  NO_IMAGE: 'There is no such image.',
  NO_SHIFT: 'No shift has the id "{id}".',
  NO_DEVICE_KEY: 'No device key has the id "{id}".',
  NO_MACHINE_TOKEN: 'No machine token has the id "{id}".',
  NO_USER: 'No user has the id "{id}".',
  NO_STAFF: 'No staff record has the id "{id}".',
  NO_STAFF_ID: 'No staff member has the staff ID "{staffID}".',
  NO_STAFF_ID_EVER: 'No staff member has had the staff ID "{staffID}".',
  NO_HOLIDAY: 'No holiday is on "{day}".',
  NO_CHANGE_ENTRY: 'The Change Log has no entry {number}, or it was removed: begin again without after.',
  CHANGES_TOO_MANY: 'These are more than {most} changes. Read them by page with limit, or ask for fewer days.',
  NO_RECORD: 'No attendance record has this staff ID, mode and time. Load the list again.',
  // Users, staff, shifts and holidays.
  EMAIL_TAKEN: 'A user with the email "{email}" exists already.',
  LAST_ADMINISTRATOR: 'This is the last active administrator: make another one first.',
  STAFF_ID_TAKEN: 'Staff ID "{staffID}" exists already.',
  STAFF_ID_TWICE: 'row {otherRow} has the same staff ID.',
  SHIFT_UNKNOWN: 'shift: no shift has the id "{id}".',
  SHIFT_NOT_NAMED: 'shift: no shift has the id or name "{shift}".',
  SHIFT_AMBIGUOUS: 'shift: {count} shifts are named "{shift}".',
  SHIFT_DELETED: 'A shift was deleted meanwhile. Nothing was saved.',
  SHIFT_IN_USE: 'The shift is still in use: {holders} it. Give them another shift first.',
  FOREIGN_IMAGE: '{fault}',
  DAY_FAR: '{day} is too far from today. Enter a day from {first} to {last}.',
  HOLIDAY_TAKEN: '{day} is a holiday already. Remove it first.',
  // Leave.
  NO_LEAVE: 'No leave has the id "{id}".',
  LEAVE_STAFF_UNKNOWN: 'Nobody on the register has the staff ID "{staffID}".',
  LEAVE_OVERLAPS:
    'Staff ID "{staffID}" is on leave from {from} to {to} ({kind}) already. Change or remove that leave first.',
  LEAVE_SHARES_DAYS: 'shares days with row {otherRow} of the same person.',
  LEAVE_REVERSED: 'The last day {to} is before the first day {from}.',
  LEAVE_TOO_LONG: '{from} to {to} are {days} days, but a leave has {most} at most.',
  // Letters.
  NO_LETTER: 'No letter has the id "{id}".',
  LETTER_DAY_TO_COME: 'A letter to "{staffID}" names a day in the future.',
  LETTER_DAY_TWICE: 'A letter to "{staffID}" names {day} twice.',
  LETTER_REFERENCE_TAKEN:
    'The reference "{reference}" is that of a letter to another person who had the staff ID "{staffID}". Load the letters again.',
  REPLY_TO_COME: 'on is in the future.',
  LETTER_UNDONE: 'The letter is undone already.',
  REPLY_TO_UNDONE: 'The letter is undone, so a reply can no longer be noted.',
  NO_LETTER_TEXT: 'No text is stored for letters of {kind}.',
  NO_LETTER_KIND: 'There are no letters of "{kind}": there are letters of {kinds}.',
  LOGO_ADDRESS: 'logo must begin with data:image/png;base64, or data:image/jpeg;base64,.',
  LOGO_TOO_LARGE: 'The logo has more than 1 MB. Choose a smaller one.',
  LOGO_LATE: 'The logo took too long to read. Send it again.',
  NO_LOGO: 'The logo is not a PNG or JPEG image that can be read. Choose a .png, .jpeg or .jpg file.',
  // Photo reviews.
  SEVERAL_RECORDS: 'This person has several records within that second. They cannot be told apart.',
  NOT_JUDGED: 'Nobody has judged this record yet. A second opinion comes after the first.',
  VERDICT_CHANGES:
    'You have changed your verdict on this record {most} times within a day. Keep it, or let another person judge the record.',
  PHOTOS_NOT_NAMED: 'Name both photos that you have seen. This verdict needs them.',
  PHOTO_MISSING: 'A photo of this record is missing, so the two cannot be compared. Record cannotTell.',
  PHOTO_REPLACED: 'A photo of this record was replaced since it was shown. Look at the new one first.',
  JUDGED_BY_MAKER: '{who}, who made this token, has judged this record already. Leave it to somebody else.',
  JUDGED: '{who} has judged this record already. Ask for a second opinion to judge it again.',
  BEING_JUDGED: '{who} is judging this record just now. Take another one.',
  NO_VERDICT: 'This verdict no longer exists.',
  VERDICT_OF_ANOTHER: 'This is the verdict of {who}. Only the person who gave a verdict can withdraw it.',
  NO_MAIL_SERVER: 'This service sends no mails: it has no mail server.',
  // The service cannot, now.
  BATCH: 'Nothing was saved. {rows}',
  MANY_SIGN_INS: 'Too many people sign in at this moment. Try again in a few seconds.',
  MANY_RECORDS: 'Too many records are waiting to be stored. Send it again in a moment.',
  MANY_FILES: 'The service is storing many files. Send this one again in a moment.',
  DATABASE_LATE: 'The database took too long and the request was stopped. Try again in a moment.',
  DATABASE_AWAY: 'The database cannot be reached. Try again in a moment.',
  DISK_FULL: 'The server has no room left, so nothing was stored. Tell the person who runs it.',
  STARTING: 'The service is starting. Try again in a moment.',
  FAULT: 'Something went wrong on the server. Try again later.',
} as const;

/** A code of a refusal. */
export type RefusalCode = keyof typeof refusalWords;

/** Most rows of a batch, and faults of one row, that a refusal names. */
const mostNamed = 5;

/** Most characters of a field as a sentence has it, and of one that it quotes. */
const longestField = 500;
export const longestQuoted = 60;

const refused = z.object({
  code: z.enum(Object.keys(refusalWords) as RefusalCode[]),
  /** What the sentence names. */
  fields: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Of INVALID_FIELDS: each faulty field with its rule. */
  faults: z.array(z.object({ field: z.string(), rule: z.string() })).optional(),
  /** Further faults, or faulty rows, that it does not name. */
  more: z.number().int().optional(),
});

const refusal = refused.extend({
  /** Of BATCH: what is wrong with each faulty row, counted from 1 as they were sent. */
  rows: z.array(refused.extend({ row: z.number().int(), staffID: z.string().optional() })).optional(),
});

/** One refusal as the service sends it beside its sentence. */
export type RefusalBody = z.infer<typeof refusal>;

/** What is wrong with one thing that was sent. */
export type Refused = z.infer<typeof refused>;

/** A refusal as it came from the service; null for anything else. */
export function readRefusal(value: unknown): RefusalBody | null {
  return refusal.safeParse(value).data ?? null;
}

/** The sentence of a refusal. `lineOf` says which line of the person's sheet a row of a batch was. */
export function wordRefusal({ rows = [], ...whole }: RefusalBody, lineOf = (row: number) => row): string {
  const lines = rows.map((one) => {
    const sentence = fill(one, lineOf);
    const whose = one.staffID === undefined ? '' : ` (staff ID "${shortened(one.staffID, longestQuoted)}")`;
    return `Row ${lineOf(one.row)}${whose}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  });
  return fill(whole, lineOf, listed(lines, whole.more, ' faulty rows'));
}

function fill({ code, fields = {}, faults = [], more }: Refused, lineOf: (row: number) => number, rows = ''): string {
  const values: Readonly<Record<string, string | number>> = {
    ...fields,
    ...(typeof fields.otherRow === 'number' && { otherRow: lineOf(fields.otherRow) }),
    faults: listed(
      faults.map(({ field, rule }) => `${field} ${rule}.`.trimStart()),
      more,
    ),
    wait: fields.seconds === 1 ? 'a second' : `${fields.seconds} seconds`,
    rows,
  };
  return refusalWords[code].replaceAll(/("?)\{(\w+)\}/g, (_, quote: string, name: string) => {
    const text = String(values[name] ?? '');
    return quote + (name === 'rows' ? text : shortened(text, quote ? longestQuoted : longestField));
  });
}

const listed = (sentences: readonly string[], more = 0, what = ''): string =>
  [...sentences.slice(0, mostNamed), ...(more > 0 ? [`And ${more} more${what}.`] : [])].join(' ');

/** The first of faults or faulty rows, and how many more there are. */
export function firstOf<Fault>(all: readonly Fault[]): { first: Fault[]; more?: number } {
  return { first: all.slice(0, mostNamed), ...(all.length > mostNamed && { more: all.length - mostNamed }) };
}

/** The beginning of a text that is too long. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
