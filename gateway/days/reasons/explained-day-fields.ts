import { explainedDay as explainedDayList } from '../../../schema/lists/explained-day.ts';
import type { Context } from '../../app-context.ts';
import type { Coverage, QueryExplainedDayArgs } from '../../generated/resolvers.ts';
import { declaredList, type Feature } from '../../lists/declared-list.ts';
import type { ListPage, LoadedList } from '../../lists/list-field.ts';
import { addDays } from '../../shared/dates.ts';
import { codedError } from '../../shared/errors.ts';
import { stillLearning } from '../day-reader.ts';
import type { PersonDayRow } from './explained-day.ts';
import { readReasons } from './read-reasons.ts';

/** What a page of the explained day has beside its rows. */
interface DayFacts {
  readonly coverage: Coverage;
  readonly isRegisterOfToday: boolean;
}

/** What the resolvers know of a `PersonDayList`. */
export type ExplainedDayPage = ListPage<PersonDayRow> & DayFacts;

/** Waits for the day and its neighbours: the days before it that others are learned from have been learned, or are not yet. */
async function load({ date }: QueryExplainedDayArgs, context: Context): Promise<LoadedList<PersonDayRow, DayFacts>> {
  const near = new Set([addDays(date, -1), date, addDays(date, 1)]);
  const read = await readReasons([date], context, {
    isAwaited: (day) => (day === date ? 'opened' : near.has(day)),
  });
  const day = read.days.get(date);
  if (!day) throw read.error ?? unclear();
  const facts = { coverage: read.coverage, isRegisterOfToday: read.isRegisterOfToday };
  return { rows: day.people, notice: read.notice, asOf: read.asOf, facts, unfit: stillLearning(read.coverage) };
}

const unclear = () =>
  codedError(
    'UPSTREAM_BAD_RESPONSE',
    'A list of this day could not be read, so nothing is known of it. Try again in a moment.',
  );

/** Everybody's reason on a day. */
export const explainedDay: Feature = {
  lists: [declaredList(explainedDayList, load)],
};
