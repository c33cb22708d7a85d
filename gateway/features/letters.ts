import { formatLongDate, formatMonth, formatTimeOfDay } from '../../schema/format.ts';
import { secondsOf } from '../../schema/late-after.ts';
import { maximumLetters } from '../../schema/limits.ts';
import { todayOf } from '../dates.ts';
import { codedError } from '../errors.ts';
import type { Resolvers, Source } from '../generated/resolvers.ts';
import { fillText, type LetterPlaceholder, type LetterTexts } from '../letter-texts.ts';
import { cachedByLists } from '../lists/cached-by-lists.ts';
import { dailyLateness, type LatePerson } from '../lists/daily-lists.ts';
import { readDays } from '../lists/day-reader.ts';
import { noTime } from '../lists/day-signs.ts';
import { knownRows, readPart } from '../lists/read-part.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { MonthlyRow } from '../rest/monthly.ts';
import type { ShiftRow } from '../rest/shift.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';

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
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly days: readonly LetterDay[];
  readonly signatures: readonly string[];
}

/** The letters of a page of a list. */
export interface Pack {
  readonly letters: readonly LetterRow[];
  readonly sources: readonly Source[];
}

/** Throws BAD_USER_INPUT when the page has more rows than a pack takes. */
function checkSize(rows: readonly MonthlyRow[]): void {
  if (rows.length <= maximumLetters) return;
  const message = `${rows.length} people: a pack takes ${maximumLetters} letters at most. Narrow the list, or ask for ${maximumLetters} rows at a time.`;
  throw codedError('BAD_USER_INPUT', message, { field: 'first' });
}

/** The late people of a day by staff ID. */
const peopleByID = cachedByLists(
  (people: readonly LatePerson[] | null): ReadonlyMap<string, LatePerson> =>
    new Map(people?.map((each) => [each.staff.staffID, each])),
);

async function latenessLetters(rows: readonly MonthlyRow[], context: Context): Promise<Pack> {
  checkSize(rows);
  const dates = [...new Set(rows.flatMap(({ days }) => days))].sort();
  const [shifts, late] = await Promise.all([
    readPart(endpoints.shifts(), context),
    readDays(dailyLateness(context), dates, context),
  ]);
  const rules = new Map((knownRows(shifts) ?? []).map((shift) => [shift.id, shift]));
  const letters = rows.map((row) => {
    const lateOn = (day: string) => peopleByID(late.days.get(day) ?? null).get(row.staff.staffID);
    const ruleOn = (day: string | undefined) => rules.get(lateOn(day ?? '')?.shiftID ?? '') ?? null;
    const days = row.days.map((date) => lateDay(date, lateOn(date), ruleOn(date)));
    return letter(row, days, 'lateness', ruleOn(row.days.findLast(lateOn)), context);
  });
  return { letters, sources: [late.source, shifts.source] };
}

function lateDay(date: string, late: LatePerson | undefined, rule: ShiftRow | null): LetterDay {
  if (!late || late.wall === noTime) return { date, signedInAt: null, minutesLate: null };
  const signedInAt = new Date(late.wall * 1000).toISOString().slice(11, 19);
  if (!rule?.startTime) return { date, signedInAt, minutesLate: null };
  const minutes = Math.floor((late.wall - Date.parse(`${date}T00:00:00Z`) / 1000 - secondsOf(rule.startTime)) / 60);
  return { date, signedInAt, minutesLate: minutes < 0 ? null : minutes };
}

function absenceLetters(rows: readonly MonthlyRow[], context: Context): Pack {
  checkSize(rows);
  const letters = rows.map((row) => {
    const days = row.days.map((date) => ({ date, signedInAt: null, minutesLate: null }));
    return letter(row, days, 'absence', null, context);
  });
  return { letters, sources: [] };
}

function letter(
  { key, staff, days }: MonthlyRow,
  letterDays: readonly LetterDay[],
  kind: Exclude<keyof LetterTexts, 'signatures'>,
  rule: ShiftRow | null,
  context: Context,
): LetterRow {
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const threshold = rule?.serialLatenessThreshold ?? null;
  const values: Record<LetterPlaceholder, string | null> = {
    ...staff,
    name: staff.name || staff.staffID,
    month: formatMonth(days[0]?.slice(0, 7) ?? ''),
    days: counted(days.length, 'day'),
    shift: rule?.name ?? null,
    start: rule?.startTime ? formatTimeOfDay(rule.startTime) : null,
    lateAfter: rule?.lateAfter ? formatTimeOfDay(rule.lateAfter) : null,
    threshold: threshold === null ? null : counted(threshold, 'late day'),
    today: formatLongDate(todayOf(context)),
  };
  const fill = (texts: readonly string[]) => texts.flatMap((text) => fillText(text, values) ?? []);
  const { title, paragraphs } = context.letterTexts[kind];
  return {
    key,
    staff,
    title: fillText(title, values) ?? title,
    paragraphs: fill(paragraphs),
    days: letterDays,
    signatures: fill(context.letterTexts.signatures),
  };
}

/** Letters to the people of a page of a list (N-19). */
export const letters: Resolvers = {
  SerialLatenessList: { letters: async (page, _args, context) => latenessLetters(await page.nodes, context) },
  AbsenteeSummaryList: { letters: async (page, _args, context) => absenceLetters(await page.nodes, context) },
  Letter: {
    paragraphs: ({ paragraphs }) => [...paragraphs],
    days: ({ days }) => [...days],
    signatures: ({ signatures }) => [...signatures],
  },
  LetterPack: { letters: (pack) => [...pack.letters], sources: (pack) => [...pack.sources] },
};
