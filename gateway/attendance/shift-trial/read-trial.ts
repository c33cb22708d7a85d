import { bearer } from '../../auth/authorize.ts';
import type { Context } from '../../auth/context.ts';
import type { Source } from '../../generated/resolvers.ts';
import { answered, knownRows, oldest, type Part, readPart } from '../../lists/read-part.ts';
import { wallClock } from '../../shared/dates.ts';
import { addDays, daysOfMonth, lastDays } from '../../shared/days.ts';
import { codedError } from '../../shared/errors.ts';
import type { ListCall } from '../../upstream/call.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { MonthlyRow } from '../../upstream/readers/monthly.ts';
import type { ShiftRow } from '../../upstream/readers/shift.ts';
import { dailyLateness, dailySigns } from '../days/daily-lists.ts';
import { wallOf } from '../days/day-punches.ts';
import { readDays } from '../days/day-reader.ts';
import { dayForMonth } from '../month-day.ts';
import { firstJudged, type ShiftRule, signInDays, type TrialFacts } from './judge-shift.ts';

/** The lists of the last days that a rule is tried on, and how they were read. */
export interface TrialDays {
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
export async function readTrial(days: number, rules: readonly ShiftRule[], context: Context): Promise<TrialDays> {
  const clock = wallClock(context);
  const until = clock.slice(0, 10);
  const from = addDays(until, 1 - days);
  const months = [...new Set(lastDays(until, days).map((day) => day.slice(0, 7)))];
  const lateDates = months.flatMap((month) => daysOfMonth(month, until));
  const signInDates = signInDays(rules, firstJudged(from), until);
  const [register, signIns, late, absences] = await Promise.all([
    readWhole(endpoints.validStaff(context.timeZone), context),
    readDays(dailySigns(context), signInDates, context, waitsForNone),
    readDays(dailyLateness(context), lateDates, context, waitsForNone),
    Promise.all(
      months.map((month) => readPart(endpoints.monthlyAbsence(dayForMonth(month, context), context.timeZone), context)),
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
    absent: absentDays(absent.flatMap((rows) => rows ?? [])),
    absentMonths: new Set(months.filter((_month, index) => absent[index])),
  };
  return {
    facts,
    sources: [register.source, signIns.source, late.source, sumUp(absences)],
    isLearning: signIns.pending.length + late.pending.length > 0,
    error: signIns.error ?? late.error ?? absences.find(({ error }) => error !== null)?.error ?? null,
  };
}

const waitsForNone = () => false;

/** All shifts, and their source. Throws as `readWhole`. */
export const readTrialShifts = (context: Context) => readWhole<ShiftRow>(endpoints.shifts(), context);

/** A list without which nothing can be judged. Throws its failure, and UPSTREAM_BAD_RESPONSE for an unclear answer. */
async function readWhole<Row>(call: ListCall<Row>, context: Context) {
  const { rows, notice, asOf } = await context.lists.read(call, bearer(context));
  if (notice !== null) {
    throw codedError('UPSTREAM_BAD_RESPONSE', `${notice}: the attendance service gave no clear answer. Try again.`);
  }
  return { rows, source: answered(call.call, asOf) };
}

function absentDays(rows: readonly MonthlyRow[]): TrialFacts['absent'] {
  const byStaff = new Map<string, Set<string>>();
  for (const { staff, days } of rows) {
    byStaff.set(staff.staffID, new Set([...(byStaff.get(staff.staffID) ?? []), ...days]));
  }
  return byStaff;
}

/** The months of one call as one source: the first that failed, else the oldest. */
function sumUp(parts: readonly Part<MonthlyRow>[]): Source {
  const sources = parts.map(({ source }) => source);
  const failed = sources.find(({ ok }) => !ok);
  return failed ?? answered(sources[0]?.call ?? '', oldest(sources.flatMap(({ asOf }) => asOf ?? [])));
}
