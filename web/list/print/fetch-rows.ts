import { maximumPageSize } from '../../../schema/limits.ts';
import type { ListPage } from '../report/report-result.ts';

/** Most rows that go on paper: some 60 pages. */
export const printCap = 2_000;

/** How many rows have come, of how many that are wanted. */
export interface PrintProgress {
  readonly rows: number;
  readonly wanted: number;
}

/** The rows of a list for paper, and how many it has in all. */
export interface FetchedRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * The rows of a list from the first one on, `printCap` at most, asked for page by page. `ask` answers the page that begins
 * behind `offset` rows; `onProgress` hears after each. Throws what `ask` throws, and the reason of the signal.
 */
export async function fetchRows<Row>(
  ask: (first: number, offset: number) => Promise<Pick<ListPage<Row>, 'nodes' | 'totalCount'>>,
  onProgress: (progress: PrintProgress) => void,
  signal: AbortSignal,
): Promise<FetchedRows<Row>> {
  const rows: Row[] = [];
  let wanted = printCap;
  let total = 0;
  while (rows.length < wanted) {
    signal.throwIfAborted();
    const page = await ask(Math.min(maximumPageSize, wanted - rows.length), rows.length);
    total = page.totalCount;
    wanted = Math.min(total, printCap);
    rows.push(...page.nodes);
    onProgress({ rows: rows.length, wanted });
    if (page.nodes.length === 0) break;
  }
  signal.throwIfAborted();
  return { rows, total };
}
