import { z } from 'zod';
import { lateAfterOf } from '../../schema/late-after.ts';
import { maximumTrialDays, maximumTrialPeople } from '../../schema/limits.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { dailyLateness, dailyPunches } from '../days/daily-lists.ts';
import { wallOf } from '../days/day-punches.ts';
import { coverageOf, readDays } from '../days/day-reader.ts';
import type { Coverage, QueryShiftTrialArgs, Resolvers, Source } from '../generated/resolvers.ts';
import { checkInput } from '../graphql/check-input.ts';
import { answered, knownRows, oldest, type Part, readPart } from '../lists/read-part.ts';
import { addDays, dayForMonth, daysOfMonth, lastDays, wallClock } from '../shared/dates.ts';
import { codedError, codeOf } from '../shared/errors.ts';
import type { ListCall } from '../upstream/call.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { MonthlyRow } from '../upstream/readers/monthly.ts';
import type { ShiftRow } from '../upstream/readers/shift.ts';
import {
  firstJudged,
  judgeShift,
  type ShiftRule,
  shiftRule,
  signInDays,
  type TrialFacts,
  type TrialMonth,
  type TrialOutcome,
  type TrialPerson,
} from './judge-shift.ts';
import { shiftChanges } from './shifts.ts';

/** What the resolvers know of a `ShiftTrial`. */
export interface TriedShift extends Omit<TrialOutcome, 'months'> {
  readonly from: string;
  readonly until: string;
  readonly startTime: string;
  readonly lateAfter: string;
  readonly serialLatenessThreshold: number | null;
  readonly lateDaysAfter: number;
  readonly months: TriedMonth[];
  readonly daysAsked: number;
  readonly coverage: Coverage;
  readonly sources: readonly Source[];
}

/** What they know of a `ShiftTrialMonth`. */
export interface TriedMonth {
  readonly month: string;
  readonly coverage: Coverage;
  readonly seriallyLateBefore: number;
  readonly seriallyLateAfter: number;
  readonly becomingCount: number;
  readonly becoming: TrialPerson[];
  readonly ceasingCount: number;
  readonly ceasing: TrialPerson[];
}

const range = z.object({
  days: z.number().refine((days) => days >= 1 && days <= maximumTrialDays, {
    error: ({ input }) => `${input} days: ask for 1 to ${maximumTrialDays}.`,
  }),
});

async function tryShift(
  { id, input, days }: QueryShiftTrialArgs & { readonly days: number },
  context: Context,
): Promise<TriedShift> {
  checkInput(range, { days });
  const changes = checkInput(shiftChanges, input);
  const { rows, source } = await readTrialShifts(context);
  const shift = findShift(rows, id);
  const startTime = changes.startTime ?? shift.startTime;
  const threshold = changes.latenessThreshold ?? shift.latenessThreshold;
  const serialLatenessThreshold = changes.serialLatenessThreshold ?? shift.serialLatenessThreshold;
  const present = shiftRule(shift.startTime, shift.latenessThreshold, shift.serialLatenessThreshold);
  const tried = shiftRule(startTime, threshold, serialLatenessThreshold);
  const { facts, sources, isLearning, error } = await readTrial(days, [present, tried], context);
  const { months, ...counts } = await context.state.measure('select', () =>
    judgeShift({ ...facts, shiftID: id, present, tried }),
  );
  if (counts.daysRead === 0) throw notCalculated(days, isLearning, error);
  return {
    ...counts,
    from: facts.from,
    until: facts.until,
    startTime,
    lateAfter: lateAfterOf(startTime, threshold),
    serialLatenessThreshold,
    lateDaysAfter: counts.lateDaysBefore + counts.lateDaysAdded - counts.lateDaysDropped,
    months: months
      .map((month) => monthOf(month, facts.late, isLearning))
      .filter(({ coverage }) => coverage.daysRead > 0),
    daysAsked: days,
    coverage: { daysAsked: days, daysRead: counts.daysRead, isLearning },
    sources: [source, ...sources],
  };
}

/** Numbers out of no day at all would say that nothing changes. */
function notCalculated(days: number, isLearning: boolean, error: unknown) {
  if (isLearning) {
    const message = `Not calculated yet: the days are being read, 0 of ${days} so far. Try again in a minute.`;
    return codedError('UPSTREAM_UNAVAILABLE', message);
  }
  const message = `Not calculated: 0 of ${days} days could be read. Try again.`;
  return codedError(codeOf(error) ?? 'UPSTREAM_BAD_RESPONSE', message);
}

/** The shift as it is. Throws BAD_USER_INPUT for one that does not exist or has no start. */
function findShift(shifts: readonly ShiftRow[], id: string): ShiftRow & { readonly startTime: string } {
  const shift = shifts.find((each) => each.id !== '' && each.id === id);
  if (!shift) throw codedError('BAD_USER_INPUT', 'No shift has this id: load the shifts again.', { field: 'id' });
  const { startTime, lateAfter } = shift;
  if (startTime !== null && lateAfter !== null) return { ...shift, startTime };
  const missing = startTime === null ? 'start' : 'lateness threshold';
  throw codedError('BAD_USER_INPUT', `The shift has no ${missing} that could be compared with.`, { field: 'id' });
}

function monthOf({ month, before, after }: TrialMonth, late: TrialFacts['late'], isLearning: boolean): TriedMonth {
  const days = [...late.keys()].filter((day) => day.startsWith(month));
  const keysOf = (people: readonly TrialPerson[]) => new Set(people.map(({ key }) => key));
  const [seriallyLate, willBe] = [keysOf(before), keysOf(after)];
  const becoming = after.filter(({ key }) => !seriallyLate.has(key));
  const ceasing = before.filter(({ key }) => !willBe.has(key));
  return {
    month,
    coverage: { ...coverageOf({ days: late, pending: [] }, days), isLearning },
    seriallyLateBefore: before.length,
    seriallyLateAfter: after.length,
    becomingCount: becoming.length,
    becoming: named(becoming),
    ceasingCount: ceasing.length,
    ceasing: named(ceasing),
  };
}

/** Those that an answer names: most late days first, then by staff ID. */
function named(people: readonly TrialPerson[]): TrialPerson[] {
  const most = (person: TrialPerson) => Math.max(person.lateDaysBefore, person.lateDaysAfter);
  return people
    .toSorted((one, other) => most(other) - most(one) || (one.key < other.key ? -1 : 1))
    .slice(0, maximumTrialPeople);
}

/** What a shift's changed rule would have made of the last days. */
export const shiftTrial: Resolvers = {
  Query: { shiftTrial: (_parent, args, context) => tryShift(args, context) },
};

/** The lists of the last days that a rule is tried on, and how they were read. */
interface TrialDays {
  readonly facts: Omit<TrialFacts, 'shiftID' | 'present' | 'tried'>;
  readonly sources: readonly Source[];
  /** Whether days are still being learned. */
  readonly isLearning: boolean;
  /** The first failure; null when everything answered. */
  readonly error: unknown;
}

/**
 * Reads the `days` that end with today, whole months of late days included, as far as they have been learned. Throws when
 * the register cannot be read.
 */
async function readTrial(days: number, rules: readonly ShiftRule[], context: Context): Promise<TrialDays> {
  const clock = wallClock(context);
  const until = clock.slice(0, 10);
  const from = addDays(until, 1 - days);
  const months = [...new Set(lastDays(until, days).map((day) => day.slice(0, 7)))];
  const lateDates = months.flatMap((month) => daysOfMonth(month, until));
  const signInDates = signInDays(rules, firstJudged(from), until);
  const [register, signIns, late, absences] = await Promise.all([
    readWhole(endpoints.validStaff(), context),
    readDays(dailyPunches(), signInDates, context, waitsForNone),
    readDays(dailyLateness, lateDates, context, waitsForNone),
    Promise.all(
      months.map((month) => readPart(endpoints.monthlyAbsence(dayForMonth(month, context), context), context)),
    ),
  ]);
  const absent = absences.map(knownRows);
  const facts = {
    from,
    until,
    now: wallOf(clock),
    register: register.rows,
    signIns: signIns.days,
    late: late.days,
    absent: absent.flatMap((rows) => rows ?? []),
    absentMonths: new Set(months.filter((_month, index) => absent[index])),
  };
  return {
    facts,
    sources: [register.source, signIns.source, late.source, sumUp(absences)],
    isLearning: signIns.pending.length + late.pending.length > 0,
    error: signIns.error ?? late.error ?? absences.find(({ error }) => error !== null)?.error ?? null,
  };
}

const waitsForNone = () => 'soon' as const;

/** All shifts, and their source. Throws as `readWhole`. */
const readTrialShifts = (context: Context) => readWhole<ShiftRow>(endpoints.shifts(), context);

/** A list without which nothing can be judged. Throws its failure, and UPSTREAM_BAD_RESPONSE for an unclear answer. */
async function readWhole<Row>(call: ListCall<Row>, context: Context) {
  const { rows, notice, asOf } = await context.lists.read(call, bearer(context));
  if (notice !== null) {
    throw codedError('UPSTREAM_BAD_RESPONSE', `${notice}: the attendance service gave no clear answer. Try again.`);
  }
  return { rows, source: answered(call.call, asOf) };
}

/** The months of one call as one source: the first that failed, else the oldest. */
function sumUp(parts: readonly Part<MonthlyRow>[]): Source {
  const sources = parts.map(({ source }) => source);
  const failed = sources.find(({ ok }) => !ok);
  return failed ?? answered(sources[0]?.call ?? '', oldest(sources.flatMap(({ asOf }) => asOf ?? [])));
}
