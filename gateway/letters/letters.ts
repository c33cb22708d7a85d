import { formatLongDate, formatMonth, formatTimeOfDay } from '../../schema/format.ts';
import { daySeconds, opensBefore, secondsOf } from '../../schema/late-after.ts';
import {
  fillText,
  type LetterKind,
  type LetterPlaceholder,
  paragraphsOf,
  plainSubjects,
} from '../../schema/letter-words.ts';
import type { Context } from '../app-context.ts';
import { dailyLateness, dailyPunches, type LatePerson, localSecondsOf } from '../days/daily-lists.ts';
import { noTime } from '../days/day-punches.ts';
import { readDays } from '../days/day-reader.ts';
import { isSomebody, mayBeOnePerson } from '../days/people.ts';
import { indexOfDay, textHash } from '../evidence/day-index.ts';
import { isOf } from '../evidence/day-places.ts';
import type { Resolvers, Source } from '../generated/resolvers.ts';
import { withoutLeaveDays } from '../leave/on-leave.ts';
import { knownRows, readPart } from '../lists/read-part.ts';
import { withRecordedDays } from '../reports/absence.ts';
import { dayNumber, dayOfNumber, todayOf } from '../shared/dates.ts';
import { inTurns } from '../shared/event-loop.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { MonthlyRow } from '../upstream/readers/monthly.ts';
import { type ShiftRow, shiftsByReference } from '../upstream/readers/shift.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { readLetterSettings } from './letter-settings.ts';
import type { LetterTexts, PrintedLetterhead } from './letter-texts.ts';
import { type LetterRecordRow, type Register, readRegister } from './read-register.ts';

/** A day that a letter lists; time and minutes of a late one, where they are known. */
interface LetterDay {
  readonly date: string;
  /** `HH:MM:SS`. */
  readonly signedInAt: string | null;
  readonly minutesLate: number | null;
}

/** A letter to one person. */
export interface LetterRow {
  readonly key: string;
  readonly staff: StaffSummaryRow;
  readonly reference: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly days: readonly LetterDay[];
  readonly signatures: readonly string[];
  /** Null for a service without the extension `letters`. */
  readonly record: LetterRecordRow | null;
}

/** The letters of a page of a list. */
export interface Pack {
  readonly letterhead: PrintedLetterhead;
  readonly letters: readonly LetterRow[];
  readonly withoutTime: number;
  readonly sources: readonly Source[];
}

async function latenessLetters(rows: readonly MonthlyRow[], context: Context): Promise<Pack> {
  const people = rows.filter(isSomebody);
  const dates = [...new Set(people.flatMap(({ days }) => days))].sort();
  const [settings, register, shifts, late] = await Promise.all([
    readLetterSettings(context),
    readRegister(dates, context),
    readPart(endpoints.shifts(), context),
    readDays(dailyLateness, dates, context),
  ]);
  const shiftOf = shiftsByReference(knownRows(shifts) ?? []);
  const listed = people.map(({ staff, days }) =>
    days.map((date): ListedDay => {
      const own = lateOn(staff, late.days.get(date) ?? null);
      return { date, late: own, rule: shiftOf.get(own?.shiftID ?? '') ?? null };
    }),
  );
  const { firstOf, source } = await readFirstSignIns(listed.flat(), context);
  const letters = await lettersTo(people, (row, index) => {
    const days = listed[index] ?? [];
    // Of who changed the shift within the month no rule is told: neither is that of all days.
    const rules = new Set(days.flatMap(({ rule }) => rule ?? []));
    const [rule = null] = rules.size === 1 ? rules : [];
    return letter(
      row,
      days.map((day) => letterDay(day, firstOf(row.staff, day))),
      'lateness',
      rule,
      { ...settings, register },
      context,
    );
  });
  return { ...packOf(letters), letterhead: settings.letterhead, sources: [late.source, ...source, shifts.source] };
}

/** The letters to the people of a pack; other requests run in between. */
async function lettersTo(
  rows: readonly MonthlyRow[],
  write: (row: MonthlyRow, index: number) => LetterRow,
): Promise<LetterRow[]> {
  const letters: LetterRow[] = [];
  for await (const [index, row] of inTurns(rows.entries())) letters.push(write(row, index));
  return letters;
}

/** A late day as the lists have it. */
interface ListedDay {
  readonly date: string;
  readonly late: LatePerson | undefined;
  readonly rule: ShiftRow | null;
}

/** Somebody on a day's list of the late; two who have had one staff ID are two. */
const lateOn = (staff: StaffSummaryRow, people: readonly LatePerson[] | null): LatePerson | undefined =>
  inTurn(peopleByID(people).get(staff.staffID) ?? [], staff);

/** The one of those who have had a staff ID whom a row of a month names, whose id may be the row's own. */
const inTurn = (holders: readonly LatePerson[], staff: StaffSummaryRow): LatePerson | undefined =>
  holders.find((each) => each.staff.id !== undefined && each.staff.id === staff.id) ??
  holders.find((each) => mayBeOnePerson(each.staff, staff));

const peopleByID = memoizeByIdentity((people: readonly LatePerson[] | null) =>
  Map.groupBy(people ?? [], ({ staff }) => staff.staffID),
);

const midnightOf = (date: string) => dayNumber(date) * daySeconds;
const dayOf = (wall: number) => dayOfNumber(Math.floor(wall / daySeconds));

/** From when on sign-ins count for the shift day, and the listed one; null where either is not known. */
function spanOf({ date, late, rule }: ListedDay): { readonly opens: number; readonly listed: number } | null {
  if (!late || late.wall === noTime || !rule?.startTime) return null;
  const opens = midnightOf(date) + secondsOf(rule.startTime) - opensBefore;
  // Who came back from a break after midnight is listed for that too, and came for the day's shift later.
  const own = localSecondsOf(late).filter((wall) => wall >= opens);
  return { opens, listed: own.length > 0 ? Math.min(...own) : late.wall };
}

/**
 * Reads the sign-ins of the shift days: who is listed for one after lunch may have come in the morning. `firstOf` answers
 * the wall-clock seconds of somebody's first, `noTime` where it is not known.
 */
async function readFirstSignIns(days: readonly ListedDay[], context: Context) {
  const spans = days.flatMap((day) => spanOf(day) ?? []);
  const dates = [...new Set(spans.flatMap(({ opens, listed }) => [dayOf(opens), dayOf(listed)]))].sort();
  const { days: signIns, source } = await readDays(dailyPunches(), dates, context);
  const firstOf = (staff: StaffSummaryRow, day: ListedDay): number => {
    const span = spanOf(day);
    if (!span) return day.late?.wall ?? noTime;
    let first = span.listed;
    let isKnown = true;
    for (const date of new Set([dayOf(span.opens), dayOf(span.listed)])) {
      const punches = signIns.get(date);
      if (!punches) return noTime;
      indexOfDay(punches).ofPerson(textHash(staff.staffID), (row) => {
        const wall = punches.localSeconds[row] ?? noTime;
        // One without a time may be the first.
        if (wall === noTime && date === day.date) isKnown &&= !isOf(punches, row, staff);
        else if (wall >= span.opens && wall < first && isOf(punches, row, staff)) first = wall;
      });
    }
    return isKnown ? first : noTime;
  };
  return { firstOf, source: dates.length > 0 ? [source] : [] };
}

function letterDay({ date, rule }: ListedDay, wall: number): LetterDay {
  if (wall === noTime) return { date, signedInAt: null, minutesLate: null };
  const signedInAt = new Date(wall * 1000).toISOString().slice(11, 19);
  if (!rule?.startTime) return { date, signedInAt, minutesLate: null };
  const minutes = Math.floor((wall - midnightOf(date) - secondsOf(rule.startTime)) / 60);
  return { date, signedInAt, minutesLate: minutes < 0 ? null : minutes };
}

/** The letters, and how many of their late days have no time. */
const packOf = (letters: readonly LetterRow[]) => ({
  letters,
  withoutTime: letters.reduce((sum, { days }) => sum + days.filter(({ signedInAt }) => signedInAt === null).length, 0),
});

async function absenceLetters(rows: readonly MonthlyRow[], context: Context): Promise<Pack> {
  const [settings, recorded] = await Promise.all([readLetterSettings(context), withRecordedDays(rows, context)]);
  const absent = await withoutLeaveDays(recorded.filter(isSomebody), context);
  const dates = absent.flatMap(({ days }) => days);
  const register = await readRegister(dates, context);
  const letters = await lettersTo(absent, (row) => {
    const days = row.days.map((date) => ({ date, signedInAt: null, minutesLate: null }));
    return letter(row, days, 'absence', null, { ...settings, register }, context);
  });
  return { letterhead: settings.letterhead, letters, withoutTime: 0, sources: [] };
}

/**
 * The reference of a person's letter: that of one on record for the same days, else a new one, which no letter to another
 * person has. Of two who had a staff ID in turn within a month, the key tells them apart.
 */
function referenceOf(
  start: string,
  { key, staff }: Pick<MonthlyRow, 'key' | 'staff'>,
  { record, register }: { readonly record: LetterRecordRow | null; readonly register: Register | null },
): string {
  const own = record?.known.find(({ reference }) => reference.startsWith(start));
  if (own) return own.reference;
  const wanted = `${start}${key}`;
  let reference = wanted;
  for (let number = 2; register?.isTaken(reference, staff); number++) reference = `${wanted}/${number}`;
  return reference;
}

/** How references begin: with month and staff ID they are the same whenever the letter is printed. */
const referenceWords: Readonly<Record<LetterKind, string>> = { lateness: 'LATE', absence: 'ABS' };

function letter(
  { key, staff, days }: MonthlyRow,
  letterDays: readonly LetterDay[],
  kind: LetterKind,
  rule: ShiftRow | null,
  { letterhead, signatures, register, ...texts }: LetterTexts & { readonly register: Register | null },
  context: Context,
): LetterRow {
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const month = days[0]?.slice(0, 7) ?? '';
  const record = register?.recordOf(kind, staff, days) ?? null;
  const reference = referenceOf(`${referenceWords[kind]}/${month}/`, { key, staff }, { record, register });
  const today = todayOf(context);
  const threshold = rule?.serialLatenessThreshold ?? null;
  const values: Record<LetterPlaceholder, string | null> = {
    ...staff,
    name: staff.name || staff.staffID,
    month: formatMonth(month),
    days: counted(days.length, 'day'),
    shift: rule?.name ?? null,
    start: rule?.startTime ? formatTimeOfDay(rule.startTime) : null,
    lateAfter: rule?.lateAfter ? formatTimeOfDay(rule.lateAfter) : null,
    threshold: threshold === null ? null : counted(threshold, 'late day'),
    today: formatLongDate(today),
    reference,
    step: record && `${record.step.toLowerCase()} warning`,
    company: letterhead.companyName,
  };
  const fill = (parts: readonly string[]) => parts.flatMap((part) => fillText(part, values) ?? []);
  const { subject, body } = texts[kind];
  return {
    key,
    staff,
    reference,
    date: today,
    title: fillText(subject, values) ?? plainSubjects[kind],
    paragraphs: fill(paragraphsOf(body)),
    days: letterDays,
    record,
    signatures: fill(signatures ?? (letterhead.signatoryName ? ['{name}'] : ['Supervisor', '{name}'])),
  };
}

/** Letters to the people of a page of a list. */
export const letters: Resolvers = {
  SerialLatenessList: { letters: async (page, _args, context) => latenessLetters(await page.nodes, context) },
  AbsenteeSummaryList: { letters: async (page, _args, context) => absenceLetters(await page.nodes, context) },
};
