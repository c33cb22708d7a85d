import { comparedGroups, comparedStaff } from '../../schema/lists/comparison.ts';
import type { Context } from '../app-context.ts';
import type { Coverage, QueryComparedGroupsArgs, QueryComparedStaffArgs, Source } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { ListPage, LoadedList } from '../lists/list-field.ts';
import { oldest } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import { todayOf } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';
import { type ResumableTask, runInTurns } from '../shared/event-loop.ts';
import { memoizeByText } from '../shared/memoize.ts';
import {
  type ComparedGroupRow,
  type ComparedStaffRow,
  compareGroups,
  compareStaff,
  type PeriodValues,
} from './compare-periods.ts';
import { isMonth, type Period, readPeriod } from './read-period.ts';

/** What the resolvers know of a page of a comparison. */
export type ComparedPage<Row> = ListPage<Row> & ComparisonFacts;

/** How two periods were compared. */
interface ComparisonFacts {
  readonly throughDay: number | null;
  readonly withoutRule: number;
  readonly withoutStaff: number;
  readonly earlierCoverage: Coverage | null;
  readonly laterCoverage: Coverage | null;
  readonly earlierSources: Source[];
  readonly laterSources: Source[];
}

/** Two periods side by side. */
type Comparison<Row> = LoadedList<Row, ComparisonFacts> & { readonly facts: ComparisonFacts };

type Arguments = Pick<QueryComparedStaffArgs, 'later' | 'earlier' | 'measure' | 'days'>;

interface Worked {
  readonly rows: readonly unknown[];
  readonly withoutRule: number;
}

/** By the lists of the periods and what was asked of them. */
const compared = memoizeByText<Worked>(16);

/** Cache-key separator. */
const between = {};

function checkPeriods({ later, earlier, measure }: Arguments): void {
  const refuse = (message: string, field: string) => codedError('BAD_USER_INPUT', message, { field });
  if (isMonth(later) !== isMonth(earlier)) {
    throw refuse(`${later} and ${earlier} are a month and a day: give two months or two days.`, 'earlier');
  }
  if (earlier > later) throw refuse(`${earlier} is not before ${later}: give an earlier one.`, 'earlier');
  if (measure === 'SERIAL_LATENESS' && !isMonth(later)) {
    throw refuse('Serial lateness is of months: give two months, or compare late minutes.', 'measure');
  }
}

/** The day of the month up to which both months count; null for whole ones. */
function throughDayOf({ later, measure, days }: Arguments, context: Context): number | null {
  const today = todayOf(context);
  const isRunning = isMonth(later) && today.startsWith(later);
  return days === 'SAME' && isRunning && measure !== 'SERIAL_LATENESS' ? Number(today.slice(8)) : null;
}

async function comparePeriods<Row>(
  args: Arguments,
  how: string,
  compare: (earlier: PeriodValues | null, later: PeriodValues | null) => ResumableTask<readonly Row[]>,
  context: Context,
): Promise<Comparison<Row>> {
  checkPeriods(args);
  const throughDay = throughDayOf(args, context);
  const read = (period: string) => readPeriod(period, args.measure, throughDay, context);
  const [earlier, later] = await Promise.all([read(args.earlier), read(args.later)]);
  const isNothingKnown = [earlier, later].every(({ error }) => error !== null);
  if (isNothingKnown) throw later.error;
  const lists = [...earlier.lists, between, ...later.lists];
  const { rows, withoutRule } = await compared(lists, `${args.measure} ${throughDay} ${how}`, () =>
    context.state.measure('select', () => workOut(earlier, later, compare)),
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
    earlierSources: [...earlier.sources],
    laterSources: [...later.sources],
  };
  return { rows: rows as readonly Row[], notice, asOf, facts };
}

async function workOut<Row>(
  earlier: Period,
  later: Period,
  compare: (earlier: PeriodValues | null, later: PeriodValues | null) => ResumableTask<readonly Row[]>,
): Promise<Worked> {
  const before = await earlier.values();
  const after = await later.values();
  const rows = await runInTurns(compare(before.values, after.values));
  return { rows, withoutRule: before.withoutRule + after.withoutRule };
}

const staffOf = (args: QueryComparedStaffArgs, context: Context) =>
  comparePeriods<ComparedStaffRow>(args, 'staff', compareStaff, context);

const groupsOf = (args: QueryComparedGroupsArgs, context: Context) =>
  comparePeriods<ComparedGroupRow>(args, args.by, (earlier, later) => compareGroups(earlier, later, args.by), context);

/** A file cannot show that something is missing, so it is refused. */
function whole<Row>(list: Comparison<Row>): StoredList<Row> {
  const { earlierSources, laterSources, earlierCoverage, laterCoverage } = list.facts;
  const areRead = [...earlierSources, ...laterSources].every(({ ok }) => ok);
  const isWhole = [earlierCoverage, laterCoverage].every((part) => part === null || part.daysRead === part.daysAsked);
  if (areRead && isWhole) return list;
  throw codedError('UPSTREAM_BAD_RESPONSE', 'One of the periods could not be read whole. Try again in a moment.');
}

/** Two periods side by side. */
export const comparison: Feature = {
  lists: [
    declaredList(comparedStaff, async (args, context) => whole(await staffOf(args, context)), staffOf),
    declaredList(comparedGroups, async (args, context) => whole(await groupsOf(args, context)), groupsOf),
  ],
};
