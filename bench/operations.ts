import { clientOperations } from './client-operations.ts';
import { clientOperation, type Operation } from './documents.ts';

const operation = (query: string) => {
  const operationName = /query (\w+)/.exec(query)?.[1] ?? '';
  return (variables: Operation['variables'] = {}): Operation => ({ operationName, query, variables });
};

const recordFields = `
  staff { staffID name district department }
  serviceCentre mode imageURL latitude longitude attendanceDate isImageRecognised`;

const dayFields = 'staff { staffID name district serviceCentre department } date dayCount occurrence imageURL';

/** Operations that are asked without the web client: small ones and pages. */
export const operations = {
  me: operation('query Me { me { userID email role district } }'),
  shifts: operation(
    'query Shifts { shifts { id name startTime endTime latenessThreshold lateAfter serialLatenessThreshold } }',
  ),
  page: operation(`
    query Page($date: Date!, $where: [AttendanceCondition!], $orderBy: [AttendanceOrder!], $offset: Int!) {
      attendance(date: $date, mode: SIGNED_IN, where: $where, orderBy: $orderBy, first: 20, offset: $offset) {
        totalCount
        nodes {${recordFields} }
      }
    }`),
  longestPage: operation(`
    query LongestPage($date: Date!) {
      attendance(date: $date, mode: SIGNED_IN, first: 200) { totalCount nodes {${recordFields} } }
    }`),
  lateDays: operation(`
    query LateDays($month: Month!, $first: Int) {
      serialLatenessDays(month: $month, first: $first) { totalCount nodes { ${dayFields} } }
    }`),
} as const;

/** What is asked again and again by itself. */
interface Row {
  /** The n-th request. Requests with the same `n % variants` have the same answer. */
  readonly operation: (n: number) => Operation;
  readonly variants: number;
}

/** Name of the row that reads as many rows as a page has at most. */
export const longestPage = 'page of 200 of 10,000, 11 columns';

/** All that the load generator can ask row by row, by name: that page, and every query of the web client, each n another. */
export const rows: Readonly<Record<string, Row>> = {
  [longestPage]: { operation: () => operations.longestPage({ date: '2001-01-01' }), variants: 1 },
  ...Object.fromEntries(
    Object.entries(clientOperations).map(([name, variables]) => [
      name,
      { operation: (n: number) => clientOperation(name, variables(n)), variants: Number.MAX_SAFE_INTEGER },
    ]),
  ),
};
