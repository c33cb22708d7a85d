import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { maximumPageSize } from '../../../schema/limits.ts';
import type { AskedOperation } from '../../api/asked-operation.ts';
import { readFailure } from '../../api/failure.ts';
import { usePageKeys } from '../../ui/page-keys.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { ListPage } from '../report/use-report-list.ts';

/** Printing as a command. */
export interface Print<Row> {
  /** What goes on paper in place of the shown page; null on the screen. */
  readonly printed: FetchedRows<Row> | null;
  /** Null while nothing is fetched for paper. */
  readonly progress: PrintProgress | null;
  /** Fetches all rows of the view and then opens the browser's print dialog; a second call stops the first. */
  readonly start: () => void;
}

/**
 * Prints the whole list `name` by a command of its own, Ctrl+P too: its rows are fetched while the page stays alive, then the
 * browser prints. Null for `asked` where nothing is asked for: then the page is printed as it is.
 */
export function usePrint<Row>(name: string, asked: AskedOperation | null): Print<Row> {
  const client = useApolloClient();
  const [printed, setPrinted] = useState<FetchedRows<Row> | null>(null);
  const [progress, setProgress] = useState<PrintProgress | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    const end = () => setPrinted(null);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('afterprint', end);
      running.current?.abort();
    };
  }, []);

  async function print({ query, variables }: AskedOperation) {
    const run = new AbortController();
    running.current = run;
    const ask = async (first: number, offset: number) => {
      const { data } = await client.query<Record<string, ListPage<Row> | null>>({
        query,
        variables: { ...variables, facets: [], first, offset },
        context: { fetchOptions: { signal: run.signal } },
      });
      const page = data?.[name];
      if (!page) throw new Error('The list has no answer.');
      return page;
    };
    setProgress({ rows: 0, wanted: 0 });
    try {
      const rows = await fetchRows(ask, setProgress, run.signal);
      flushSync(() => setPrinted(rows));
      window.print();
    } catch (error) {
      if (run.signal.aborted) return;
      const { message } = readFailure(error);
      showToast({ kind: 'error', title: 'Printing failed', message: `The rows could not be loaded. ${message}` });
    } finally {
      setProgress(null);
      running.current = null;
    }
  }

  const start = () => {
    if (running.current) running.current.abort();
    else if (asked) void print(asked);
    else window.print();
  };
  usePageKeys([{ key: 'Ctrl+p', action: 'Print all rows', press: start, evenCovered: true }]);
  return { printed, progress, start };
}

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
 * The rows of a list from the first one on, `printCap` at most, asked for page by page. `ask` returns the page that begins
 * after `offset` rows; `onProgress` is called after each page. Throws what `ask` throws, and the reason of the signal.
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
