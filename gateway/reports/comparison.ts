import { comparedStaff } from '../../schema/lists/comparison.ts';
import type { Context } from '../app-context.ts';
import { stillLearning } from '../days/day-reader.ts';
import type { Coverage, QueryComparedStaffArgs, Source } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { ListPage, LoadedList } from '../lists/list-field.ts';
import { oldest } from '../lists/read-part.ts';
import type { RequestedFields } from '../lists/requested-fields.ts';
import { todayOf } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';
import { nextTurn } from '../shared/event-loop.ts';
import { memoizeByText } from '../shared/memoize.ts';
import { type ComparedStaffRow, compareStaff } from './compare-periods.ts';
import { type Period, readPeriod } from './read-period.ts';

/** What the resolvers know of a page of a comparison. */
export type ComparedPage = ListPage<ComparedStaffRow> & ComparisonFacts;

/** How two periods were compared. */
interface ComparisonFacts {
  readonly throughDay: number | null;
  readonly withoutRule: number;
  readonly withoutStaff: number;
  readonly earlierCoverage: Coverage | null;
  readonly laterCoverage: Coverage | null;
  readonly earlierSources: readonly Source[];
  readonly laterSources: readonly Source[];
}

interface Worked {
  readonly rows: readonly ComparedStaffRow[];
  readonly withoutRule: number;
}

/** By the lists of the periods and what was asked of them. */
const compared = memoizeByText<Worked>(16);

/** Cache-key separator. */
const between = {};

/** The day of the month up to which both months count; null for whole ones. */
function throughDayOf({ later, measure, days }: QueryComparedStaffArgs, context: Context): number | null {
  const today = todayOf(context);
  const isRunning = today.startsWith(later);
  return days === 'SAME' && isRunning && measure !== 'SERIAL_LATENESS' ? Number(today.slice(8)) : null;
}

async function compare(
  args: QueryComparedStaffArgs,
  context: Context,
  { isForFile }: RequestedFields,
): Promise<LoadedList<ComparedStaffRow, ComparisonFacts>> {
  const { later: month, earlier: before } = args;
  if (before > month) {
    throw codedError('BAD_USER_INPUT', `${before} is not before ${month}: give an earlier one.`, { field: 'earlier' });
  }
  const throughDay = throughDayOf(args, context);
  const read = (period: string) => readPeriod(period, args.measure, throughDay, context, isForFile);
  const [earlier, later] = await Promise.all([read(args.earlier), read(args.later)]);
  const isNothingKnown = [earlier, later].every(({ error }) => error !== null);
  if (isNothingKnown) throw later.error;
  const lists = [...earlier.lists, between, ...later.lists];
  const { rows, withoutRule } = await compared(
    lists,
    `${args.measure} ${throughDay} ${todayOf(context).startsWith(month)}`,
    () => context.state.measure('select', () => workOut(earlier, later)),
  );
  const sources = [...earlier.sources, ...later.sources];
  const notice = earlier.notice !== null && later.notice !== null ? later.notice : null;
  const asOf = oldest(sources.flatMap((source) => source.asOf ?? [])) ?? '';
  const facts = {
    throughDay,
    withoutRule,
    withoutStaff: earlier.withoutStaff + later.withoutStaff,
    earlierCoverage: earlier.coverage,
    laterCoverage: later.coverage,
    earlierSources: earlier.sources,
    laterSources: later.sources,
  };
  const coverages = [earlier, later].flatMap(({ coverage }) => coverage ?? []);
  const isWhole = coverages.every(({ daysRead, daysAsked }) => daysRead === daysAsked);
  const learning = stillLearning({
    daysAsked: coverages.reduce((sum, { daysAsked }) => sum + daysAsked, 0),
    daysRead: coverages.reduce((sum, { daysRead }) => sum + daysRead, 0),
    isLearning: coverages.some(({ isLearning }) => isLearning),
  });
  const unfit =
    isWhole && sources.every(({ ok }) => ok)
      ? null
      : (learning ??
        codedError('UPSTREAM_BAD_RESPONSE', 'One of the periods could not be read whole. Try again in a moment.'));
  return { rows, notice, asOf, facts, unfit };
}

async function workOut(earlier: Period, later: Period): Promise<Worked> {
  const before = await earlier.values();
  const after = await later.values();
  await nextTurn();
  const rows = compareStaff(before.values, after.values);
  return { rows, withoutRule: before.withoutRule + after.withoutRule };
}

/** Two periods side by side. */
export const comparison: Feature = {
  lists: [declaredList(comparedStaff, compare)],
};
