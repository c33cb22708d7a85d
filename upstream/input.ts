import { z } from 'zod';
import { enteredDays, farDay } from '../common/entered-days.ts';
import { isStorable } from '../common/is-storable.ts';
import { maximumEmailLength, maximumTextLength, serialLatenessChoices } from '../schema/limits.ts';
import { firstOf, type Refused } from '../schema/refusals.ts';
import { dayNumber, isDay } from './calendar.ts';
import { quoted, Refusal } from './refusal.ts';

/** The value in the shape that the schema describes, or a Refusal (400) that names each faulty field. */
export function read<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal(400, 'INVALID_FIELDS', {}, faultsOf(result.error));
}

/** The first faults of a parse, each with its field, and how many more there are. */
export function faultsOf(error: z.ZodError) {
  const { first, ...more } = firstOf(error.issues);
  return { faults: first.map(({ path, message }) => ({ field: path.join(' '), rule: message })), ...more };
}

/** A JSON object with these fields; other keys are dropped. */
export function body<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: 'The body must be a JSON object' });
}

type Issue = { readonly input?: unknown };
const isBlank = (value: unknown) => value === undefined || value === null || value === '';
const requiredOr = (rule: string) => (issue: Issue) => (isBlank(issue.input) ? 'is required' : rule);
const requiredOrNot = (rule: string) => (issue: Issue) =>
  isBlank(issue.input) ? 'is required' : `${rule}, not ${quoted(issue.input)}`;

const words = (maximum: number, error: (issue: Issue) => string) =>
  z
    .string({ error })
    .trim()
    .max(maximum, `must not be longer than ${maximum} characters`)
    .refine(isStorable, 'holds characters that cannot be stored');

/** Text with something in it, trimmed. Control characters are refused, the database cannot hold them all. */
export const text = (maximum: number = maximumTextLength) =>
  words(maximum, requiredOr('must be text')).min(1, 'is required');

/** Words that somebody writes down, trimmed; they may be none. */
export const note = (maximum: number) => words(maximum, () => 'must be text');

/** The field may be left out; null and blank text count as left out, as forms send them. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  const blankAsAbsent = (value: unknown) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;
  return z.preprocess(blankAsAbsent, schema.optional());
}

/** An edit of a record with these fields: each may be left out. */
export function edit<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, rule]) => [name, optional(rule)]);
  return body(Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> });
}

/** An email address in lower case. */
export const email = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z
    .email({ error: requiredOrNot('must be an email address') })
    .max(maximumEmailLength, `must not be longer than ${maximumEmailLength} characters`),
);

/** A role of the dashboard. */
export const role = z.enum(['admin', 'management', 'user'], {
  error: requiredOrNot('must be admin, management or user'),
});

/** True or false, as JSON or as the text a form sends. */
export const yesNo = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean({ error: requiredOrNot('must be true or false') }),
);

/** A time of day; `HH:MM` is completed to `HH:MM:SS`. */
export const clockTime = z
  .string({ error: requiredOrNot('must be a time of day, HH:MM:SS') })
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { error: requiredOrNot('must be a time of day, HH:MM:SS') })
  .transform((value) => (value.length === 5 ? `${value}:00` : value));

const lateDaysRule = { error: requiredOrNot(`must be a whole number from 1 to ${serialLatenessChoices.length}`) };

/** Late days in a month that make somebody serially late; a number or its digits. */
export const lateDays = z.preprocess(
  (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
  z.number(lateDaysRule).int(lateDaysRule).min(1, lateDaysRule).max(serialLatenessChoices.length, lateDaysRule),
);

/** A day that exists, `YYYY-MM-DD`. */
export const day = z
  .string({ error: requiredOrNot('must be a date, YYYY-MM-DD') })
  .refine(isDay, { error: requiredOrNot('must be a date that exists, YYYY-MM-DD, of the years 1000 to 2999') });

const instantRule = 'must be an instant with its offset, such as 2026-11-20T07:58:12+01:00';
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** An instant with its offset. Its day exists: `Date` reads the 31st of April as the first of May. */
export const instant = z
  .string({ error: ({ input }) => (input === undefined || input === null ? 'is required' : instantRule) })
  .refine(
    (value) => instantPattern.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)),
    instantRule,
  )
  .transform((value) => new Date(value));

/** What is wrong with days that are entered, of which one is far from today; null where none is. */
export function farDayFault(days: readonly (string | null | undefined)[], today: string): Refused | null {
  const found = farDay(days, today);
  return found === undefined ? null : { code: 'DAY_FAR', fields: { day: found, ...enteredDays(today) } };
}

/** Refuses days that are entered, of which one is far from today. */
export function refuseFarDays(days: readonly (string | null | undefined)[], today: string): void {
  const fault = farDayFault(days, today);
  if (fault) throw new Refusal(400, fault.code, fault.fields);
}

/** Refuses a range of days that ends before it begins, or has more than `most` days. */
export function checkRange({ from, to }: { readonly from: string; readonly to: string }, most: number): void {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1) throw new Refusal(400, 'RANGE_REVERSED');
  if (days > most) throw new Refusal(400, 'RANGE_TOO_LONG', { days, most });
}

/** Mode of an attendance record. */
export const mode = z.enum(['signedIn', 'signedOut'], { error: requiredOrNot('must be signedIn or signedOut') });

/** Address of a photo; where it may lie is told by `requireImageAddress`. */
export const imageAddress = text(2_000);

/** The id when it has the form of one, else a Refusal (404): what has no such form cannot exist. */
export function knownId(id: unknown, missing: (id: string) => Refusal): string {
  if (typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id;
  throw missing(String(id));
}

/** Refuses an edit that changes nothing. */
export function requireChange(changes: object): void {
  if (Object.values(changes).every((value) => value === undefined)) {
    throw new Refusal(400, 'NO_CHANGE');
  }
}
