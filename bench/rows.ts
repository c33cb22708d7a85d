import { clientOperations } from './client-operations.ts';
import { clientOperation, type Operation } from './documents.ts';
import { operations } from './operations.ts';

/** What is asked again and again by itself. */
interface Row {
  /** The n-th request. Requests with the same `n % variants` have the same answer. */
  readonly operation: (n: number) => Operation;
  readonly variants: number;
}

/** Name of the row that reads a whole list of 10,000 records. */
export const wholeList = 'whole list of 10,000, 11 columns';

/** All that the load generator can ask row by row, by name: that list, and every query of the web client, each n another. */
export const rows: Readonly<Record<string, Row>> = {
  [wholeList]: { operation: () => operations.wholeList({ date: '2001-01-01' }), variants: 1 },
  ...Object.fromEntries(
    Object.entries(clientOperations).map(([name, variables]) => [
      name,
      { operation: (n: number) => clientOperation(name, variables(n)), variants: Number.MAX_SAFE_INTEGER },
    ]),
  ),
};
