import { comparedGroups, comparedStaff } from '../../schema/lists/comparison.ts';
import { zoneClock } from '../dates.ts';
import { codedError } from '../errors.ts';
import type { QueryComparedGroupsArgs, QueryComparedStaffArgs, Source } from '../generated/resolvers.ts';
import { cachedByLists } from '../lists/cached-by-lists.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { type ListPage, listField } from '../lists/list-field.ts';
import { oldest } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import type { Context } from '../request/context.ts';
import { runInTurns, type Steps } from '../yield-turn.ts';
import {
  type ComparedGroupRow,
  type ComparedStaffRow,
  compareGroups,
  compareStaff,
  type PeriodValues,
} from './compare-periods.ts';
import { isMonth, type Period, readPeriod } from './read-period.ts';

/** What the resolvers know of a page of a comparison. */
export type ComparedPage<Row> = ListPage<Row> & Omit<Comparison<Row>, 'list' | 'isWhole'>;

/** Two periods side by side. */
interface Comparison<Row> {
  readonly list: StoredList<Row>;
  readonly throughDay: number | null;
  readonly withoutRule: number;
  readonly earlierSources: Source[];
  readonly laterSources: Source[];
  /** Whether every call answered. */
  readonly isWhole: boolean;
}

type Arguments = Pick<QueryComparedStaffArgs, 'later' | 'earlier' | 'measure' | 'days'>;

interface Worked {
  readonly rows: readonly unknown[];
  readonly withoutRule: number;
}

/** Where what comes of some lists is remembered, by what was asked of them. */
const answersOf = cachedByLists((..._lists: readonly (object | null)[]) => new Map<string, Worked>());

/** Stands between the lists of the two periods. */
const between = {};

/** Answers remembered of the same lists. */
const mostAnswers = 16;

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
function throughDayOf({ later, measure, days }: Arguments, { timeZone, now }: Context): number | null {
  const today = zoneClock(timeZone).format(now()).slice(0, 10);
  const isRunning = isMonth(later) && today.startsWith(later);
  return days === 'SAME' && isRunning && measure !== 'SERIAL_LATENESS' ? Number(today.slice(8)) : null;
}

async function comparePeriods<Row>(
  args: Arguments,
  how: string,
  compare: (earlier: PeriodValues, later: PeriodValues) => Steps<readonly Row[]>,
  context: Context,
): Promise<Comparison<Row>> {
  checkPeriods(args);
  const throughDay = throughDayOf(args, context);
  const read = (period: string) => readPeriod(period, args.measure, throughDay, context);
  const [earlier, later] = await Promise.all([read(args.earlier), read(args.later)]);
  const isNothingKnown = [earlier, later].every(({ error }) => error !== null);
  if (isNothingKnown) throw later.error;
  const answers = answersOf(...earlier.lists, between, ...later.lists);
  const key = `${args.measure} ${throughDay} ${how}`;
  const worked = answers.get(key) ?? (await context.state.measure('select', () => workOut(earlier, later, compare)));
  if (answers.size >= mostAnswers) answers.clear();
  answers.set(key, worked);
  const sources = [...earlier.sources, ...later.sources];
  const notice = earlier.notice !== null && later.notice !== null ? later.notice : null;
  const asOf = oldest(sources.flatMap((source) => source.asOf ?? [])) ?? '';
  return {
    list: { rows: worked.rows as readonly Row[], notice, asOf },
    throughDay,
    withoutRule: worked.withoutRule,
    earlierSources: [...earlier.sources],
    laterSources: [...later.sources],
    isWhole: sources.every(({ ok }) => ok),
  };
}

async function workOut<Row>(
  earlier: Period,
  later: Period,
  compare: (earlier: PeriodValues, later: PeriodValues) => Steps<readonly Row[]>,
): Promise<Worked> {
  const before = await runInTurns(earlier.values());
  const after = await runInTurns(later.values());
  const rows = await runInTurns(compare(before.values, after.values));
  return { rows, withoutRule: before.withoutRule + after.withoutRule };
}

const staffOf = (args: QueryComparedStaffArgs, context: Context) =>
  comparePeriods<ComparedStaffRow>(args, 'staff', compareStaff, context);

const groupsOf = (args: QueryComparedGroupsArgs, context: Context) =>
  comparePeriods<ComparedGroupRow>(args, args.by, (earlier, later) => compareGroups(earlier, later, args.by), context);

/** A file cannot show that something is missing, so it is refused. */
function wholeList<Row>({ list, isWhole }: Comparison<Row>): StoredList<Row> {
  if (isWhole) return list;
  throw codedError('UPSTREAM_BAD_RESPONSE', 'One of the periods could not be read whole. Try again in a moment.');
}

/** Two periods side by side (N-14). */
export const comparison: Feature = {
  lists: [
    declaredList(comparedStaff, async (args, context) => wholeList(await staffOf(args, context))),
    declaredList(comparedGroups, async (args, context) => wholeList(await groupsOf(args, context))),
  ],
  resolvers: {
    Query: {
      comparedStaff: async (parent, args, context, info) => {
        const { load, withFacts } = pageOf(staffOf, context);
        return withFacts(await listField(comparedStaff, load)(parent, args, context, info));
      },
      comparedGroups: async (parent, args, context, info) => {
        const { load, withFacts } = pageOf(groupsOf, context);
        return withFacts(await listField(comparedGroups, load)(parent, args, context, info));
      },
    },
  },
};

/** A loader of a page that remembers what it has loaded, and adds the facts of that to the page. */
function pageOf<Args, Row>(compare: (args: Args, context: Context) => Promise<Comparison<Row>>, context: Context) {
  let loaded: Comparison<Row> | undefined;
  return {
    load: async (args: Args) => {
      loaded = await compare(args, context);
      return loaded.list;
    },
    withFacts: (page: ListPage<Row>): ComparedPage<Row> => {
      const { throughDay = null, withoutRule = 0, earlierSources = [], laterSources = [] } = loaded ?? {};
      return Object.assign(page, { throughDay, withoutRule, earlierSources, laterSources });
    },
  };
}
