import { z } from 'zod';
import { lateAfterOf } from '../../../schema/late-after.ts';
import { maximumTrialDays, maximumTrialPeople } from '../../../schema/limits.ts';
import { shiftChanges } from '../../admin/shift-writes.ts';
import type { Context } from '../../auth/context.ts';
import type { Coverage, QueryShiftTrialArgs, Resolvers, Source } from '../../generated/resolvers.ts';
import { checkInput } from '../../graphql/check-input.ts';
import { codedError, codeOf } from '../../shared/errors.ts';
import { runInTurns } from '../../shared/event-loop.ts';
import type { ShiftRow } from '../../upstream/readers/shift.ts';
import { coverageOf } from '../days/coverage.ts';
import {
  judgeShift,
  shiftRule,
  type TrialFacts,
  type TrialMonth,
  type TrialOutcome,
  type TrialPerson,
} from './judge-shift.ts';
import { readTrial, readTrialShifts } from './read-trial.ts';

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
  readonly sources: Source[];
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
  const judged = judgeShift({ ...facts, shiftID: id, present, tried });
  const { months, ...counts } = await context.state.measure('select', () => runInTurns(judged));
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
  const { startTime } = shift;
  if (startTime !== null) return { ...shift, startTime };
  throw codedError('BAD_USER_INPUT', 'The shift has no start that could be compared with.', { field: 'id' });
}

function monthOf({ month, before, after }: TrialMonth, late: TrialFacts['late'], isLearning: boolean): TriedMonth {
  const days = [...late.keys()].filter((day) => day.startsWith(month));
  const idsOf = (people: readonly TrialPerson[]) => new Set(people.map(({ staff }) => staff.staffID));
  const [seriallyLate, willBe] = [idsOf(before), idsOf(after)];
  const becoming = after.filter(({ staff }) => !seriallyLate.has(staff.staffID));
  const ceasing = before.filter(({ staff }) => !willBe.has(staff.staffID));
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
    .toSorted((one, other) => most(other) - most(one) || (one.staff.staffID < other.staff.staffID ? -1 : 1))
    .slice(0, maximumTrialPeople);
}

/** What a shift's changed rule would have made of the last days. */
export const shiftTrial: Resolvers = {
  Query: { shiftTrial: (_parent, args, context) => tryShift(args, context) },
};
