import type { Context } from '../app-context.ts';
import { loadFigures } from '../days/day-figures.ts';
import { countStaff, countWithoutStaff } from '../days/people.ts';
import { readLeaves } from '../days/reasons/read-leaves.ts';
import type { Count, Resolvers } from '../generated/resolvers.ts';
import { knownRows, type Part, partOf, readPart } from '../lists/read-part.ts';
import { dayForMonth } from '../shared/dates.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { DayFigures, DayListName } from '../upstream/readers/figures.ts';
import type { OfStaff } from '../upstream/readers/staff-summary.ts';
import { readAbsentStaff } from './absence.ts';
import { readClockOuts } from './attendance.ts';
import { readLate } from './lateness.ts';

/** What the resolvers know of an `Overview`: its fields call upstream when they are selected. */
export interface OverviewDay {
  readonly date: string;
  /** The day's figures, read when a field first wants them, once for all of them; null where the service has none. */
  figures(): Promise<Part<DayFigures> | null>;
}

function overviewOf(date: string, context: Context): OverviewDay {
  let reading: ReturnType<OverviewDay['figures']> | undefined;
  const figures = () => {
    reading ??= loadFigures(date, context);
    return reading;
  };
  return { date, figures };
}

/**
 * Counts a list. A failed call becomes its source's state, but for a session that upstream refuses. A reply that
 * is neither success nor error counts nothing, not even 0, and its notice is shown.
 */
function countPart<Row extends OfStaff>(part: Part<Row>): Count {
  const rows = knownRows(part);
  return {
    rows: rows?.length ?? null,
    distinctStaff: rows && countStaff(rows),
    withoutStaff: countWithoutStaff(rows),
    days: null,
    source: part.source,
  };
}

/** A list of a day, and how it is read where the service has no figures of it. */
interface CountedList<Row> extends Pick<OverviewDay, 'figures'> {
  readonly name: DayListName;
  readonly read: () => Promise<Part<Row>>;
}

/** Counts a list of a day by the day's figures, where the service has them. */
async function countDay<Row extends OfStaff>(list: CountedList<Row>): Promise<Count> {
  const part = await list.figures();
  if (!part) return countPart(await list.read());
  const figures = knownRows(part)?.[0]?.[list.name];
  return {
    rows: figures?.rows ?? null,
    distinctStaff: figures?.staff ?? null,
    withoutStaff: null,
    days: null,
    source: part.source,
  };
}

/** Counts the serially late of a day's month, and their days. */
async function countSeriallyLate(date: string, context: Context): Promise<Count> {
  const month = dayForMonth(date.slice(0, 7), context);
  const part = await readPart(endpoints.serialLateness(month, context), context);
  const days = knownRows(part)?.reduce((sum, { dayCount }) => sum + dayCount, 0);
  return { ...countPart(part), days: days ?? null };
}

/** Counts who is on leave; null for a service without leaves. */
async function countLeaves(date: string, context: Context): Promise<Count | null> {
  const { rows, sources, error } = await readLeaves([date], context);
  const [source] = sources;
  if (!source) return null;
  const own = rows.filter(({ from, to }) => from <= date && to >= date);
  const isKnown = error === null;
  return {
    rows: isKnown ? own.length : null,
    distinctStaff: isKnown ? countStaff(own) : null,
    withoutStaff: isKnown ? 0 : null,
    days: null,
    source,
  };
}

/** The dashboard's numbers. */
export const overview: Resolvers = {
  Query: { overview: (_parent, { date }, context) => overviewOf(date, context) },
  Overview: {
    validStaff: ({ figures }, _args, context) =>
      countDay({ figures, name: 'register', read: () => readPart(endpoints.validStaff(), context) }),
    attendance: ({ date, figures }, _args, context) =>
      countDay({ figures, name: 'signedIn', read: () => readPart(endpoints.attendance(date, 'SIGNED_IN'), context) }),
    lateness: ({ date, figures }, _args, context) =>
      countDay({ figures, name: 'late', read: () => partOf(endpoints.lateness(date).call, readLate(date, context)) }),
    absent: ({ date, figures }, _args, context) =>
      countDay({
        figures,
        name: 'absent',
        read: () => partOf(endpoints.absent(date).call, readAbsentStaff(date, context)),
      }),
    onLeave: ({ date }, _args, context) => countLeaves(date, context),
    signOuts: ({ date, figures }, _args, context) =>
      countDay({
        figures,
        name: 'signedOut',
        read: () => partOf(endpoints.attendance(date, 'SIGNED_OUT').call, readClockOuts(date, context)),
      }),
    serialLateness: ({ date }, _args, context) => countSeriallyLate(date, context),
    refreshAfter: (_overview, _args, { service }) => service.refreshAfter,
  },
};
