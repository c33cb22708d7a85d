import { explainedDay as explainedDayList } from '../../schema/lists/explained-day.ts';
import type { QueryExplainedDayArgs } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { StoredList } from '../lists/store.ts';
import type { PersonDayRow } from '../reasons/person-day.ts';
import { readReasons } from '../reasons/read-reasons.ts';
import type { Context } from '../request/context.ts';

async function load({ date }: QueryExplainedDayArgs, context: Context): Promise<StoredList<PersonDayRow>> {
  const { days, asOf, error } = await readReasons([date], context);
  const day = days.get(date);
  if (!day && error !== null) throw error;
  return { rows: day?.people ?? [], notice: day ? null : 'No record found', asOf };
}

/** Everybody's reason on a day. */
export const explainedDay: Feature = {
  lists: [declaredList(explainedDayList, load)],
  resolvers: { DayFact: { days: (fact) => [...fact.days], usual: (fact) => [...fact.usual] } },
};
