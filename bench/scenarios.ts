import { Kind, parse } from 'graphql';
import { extensionOf } from '../gateway/auth/authorize.ts';
import { createSchema } from '../gateway/schema.ts';
import { districts } from '../schema/organisation.ts';
import { clientOperations } from './client-operations.ts';
import { clientOperation, clientQueries, type Operation } from './documents.ts';
import type { Goal } from './goal.ts';
import { meanings } from './meanings.ts';
import { operations } from './operations.ts';

/** One row of the table: what is asked, how, and what ours must reach. */
export interface Scenario {
  readonly name: string;
  /** The n-th request. Requests with the same `n % variants` have the same answer. */
  readonly operation: (n: number) => Operation;
  readonly variants: number;
  /** Requests under way at once. */
  readonly concurrency: number;
  /** Callers who ask in turn, where more than one. */
  readonly callers?: number;
  readonly goal: Goal;
  /** What the figure means to somebody who uses the product. */
  readonly meaning: string;
}

const sorts = ['NAME', 'ATTENDANCE_DATE'] as const;

/** Pages of the day that the year stands for, filtered and sorted, each n another one of thousands. */
const page = (year: string) => (n: number) =>
  operations.page({
    date: `${year}-01-01`,
    where: [{ column: 'DISTRICT', in: [districts[n % 20]] }],
    orderBy: [{ column: sorts[n % 2], direction: n % 4 < 2 ? 'ASC' : 'DESC' }],
    offset: (n * 7) % 261,
  });

/** A day that nobody has asked for: each n another. */
const unseenDay = (n: number) => new Date(Date.UTC(1950, 0, 1 + (n % 18_000))).toISOString().slice(0, 10);

/** The rows of the table, in its order. */
export const scenarios: readonly Scenario[] = [
  {
    name: '`me`',
    operation: () => operations.me(),
    variants: 1,
    concurrency: 20,
    goal: { cpu: 0.17 },
    meaning: "the least that any request costs: Apollo Server's own steps and a log line",
  },
  {
    name: '`shifts`',
    operation: () => operations.shifts(),
    variants: 1,
    concurrency: 20,
    goal: { cpu: 0.19 },
    meaning: 'a short list that everybody asks for',
  },
  {
    name: 'page of 20 of 10,000, filtered and sorted',
    operation: page('2001'),
    variants: 5_220,
    concurrency: 8,
    goal: { cpu: 0.35, apollo: 90 },
    meaning: 'a click on next page, a column head or a filter',
  },
  {
    name: 'the same, upstream without ETag',
    operation: page('2003'),
    variants: 5_220,
    concurrency: 8,
    goal: {},
    meaning: 'the same where the company service names no versions',
  },
  {
    name: 'page of 20 of 100,000, filtered and sorted',
    operation: page('2002'),
    variants: 5_220,
    concurrency: 8,
    goal: { apollo: 1000 },
    meaning: 'the same click in a company twenty times as large',
  },
  {
    name: 'whole list of 10,000, 11 columns, warm',
    operation: () => operations.wholeList({ date: '2001-01-01' }),
    variants: 1,
    concurrency: 4,
    goal: { apollo: 12, floor: 1.25 },
    meaning: 'the map and the queue of photos, which need every row',
  },
  {
    name: 'whole list of 10,000, 11 columns, cold: changed each time',
    operation: () => operations.wholeList({ date: '2004-01-01' }),
    variants: 1,
    concurrency: 1,
    callers: 200,
    goal: { apollo: 3, mercurius: 1, floor: 1.1 },
    meaning: 'the first one to look after all rows have changed',
  },
  {
    name: 'the same, cold: each a day that nobody has asked for',
    operation: (n) => operations.wholeList({ date: unseenDay(n) }),
    variants: 1,
    concurrency: 1,
    goal: {},
    meaning: 'the first one to look at a day of long ago',
  },
  {
    name: 'serial lateness by day, 16,000 rows, warm',
    operation: () => operations.lateDays({ month: '2001-01', first: null }),
    variants: 1,
    concurrency: 4,
    goal: { apollo: 8, floor: 1.25 },
    meaning: "a tool that reads a month's late days whole",
  },
  {
    name: 'serial lateness by day, 16,000 rows, cold: changed each time',
    operation: () => operations.lateDays({ month: '2004-01', first: null }),
    variants: 1,
    concurrency: 1,
    callers: 200,
    goal: {},
    meaning: 'the same tool after the month has changed',
  },
  {
    name: 'serial lateness by day, page of 16,000',
    operation: () => operations.lateDays({ month: '2001-01', first: 20 }),
    variants: 1,
    concurrency: 8,
    goal: { apollo: 60 },
    meaning: 'a page of late days: as quick as any page',
  },
  {
    name: 'serial lateness by day, 300,000 rows',
    operation: () => operations.lateDays({ month: '2002-01', first: null }),
    variants: 1,
    concurrency: 1,
    goal: { apollo: 8, floor: 1.25, peakMiB: 400 },
    meaning: 'the largest list there may be still leaves room for others',
  },
];

/** One list that no other row asks for, to be asked by many at once. */
export const stampede: Scenario = {
  name: 'stampede',
  operation: () => operations.page({ date: '1949-01-01', orderBy: [{ column: 'NAME' }], offset: 0 }),
  variants: 1,
  concurrency: 50,
  goal: {},
  meaning: 'everybody opens the same report at eight',
};

const queryFields = createSchema().getQueryType()?.getFields() ?? {};

/** Whether a query asks for what a service may lack: the upstream of the benchmark has no extensions. */
const needsExtension = (name: string) =>
  parse(clientQueries.get(name) ?? '')
    .definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
    )
    .some((selection) => {
      const field = selection.kind === Kind.FIELD ? queryFields[selection.name.value] : undefined;
      return field !== undefined && extensionOf(field) !== null;
    });

/** Every query of the web client by itself, each n another. */
export const clientScenarios: readonly Scenario[] = Object.entries(clientOperations)
  .filter(([name]) => !needsExtension(name))
  .map(([name, variables]) => ({
    name,
    operation: (n) => clientOperation(name, variables(n)),
    variants: Number.MAX_SAFE_INTEGER,
    concurrency: 8,
    goal: { store: 1.2, ...(name === 'Attendance' && { cpu: 0.5 }) },
    meaning: meanings[name] ?? '',
  }));

/** All that the load generator can do, by its place. */
export const everyScenario: readonly Scenario[] = [...scenarios, stampede, ...clientScenarios];
