import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AskedOperation } from '../../api/asked-operation.ts';
import type { ReportList } from '../report/use-report-list.ts';
import { fetchRowsNow } from './fetch-rows.ts';

/** What goes on paper in place of the shown page. */
export interface PrintedRows<Row> {
  readonly rows: readonly Row[];
  /** True when they could not be loaded: `rows` are those of the shown page. */
  readonly hasFailed: boolean;
}

/**
 * All rows of the view while it is being printed, however that was asked for; null on the screen. `asked` is null
 * for a list that is wholly shown or not asked for.
 */
export function usePrintedRows<Row>(
  name: string,
  list: ReportList<Row>,
  asked: AskedOperation | null,
): PrintedRows<Row> | null {
  const [printed, setPrinted] = useState<PrintedRows<Row> | null>(null);
  const latest = useRef({ name, list, asked });
  latest.current = { name, list, asked };

  useEffect(() => {
    const media = matchMedia('print');
    let isOnPaper = false;
    const begin = () => {
      if (isOnPaper) return;
      isOnPaper = true;
      const next = readRows<Row>(latest.current);
      flushSync(() => setPrinted(next));
    };
    const end = () => {
      isOnPaper = false;
      setPrinted(null);
    };
    const change = () => (media.matches ? begin() : end());
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);

  return printed;
}

function readRows<Row>({ name, list, asked }: ReadRowsInput<Row>): PrintedRows<Row> | null {
  const { page, failure } = list;
  if (!asked || !page || failure || page.nodes.length >= page.totalCount) return null;
  try {
    return { rows: fetchRowsNow<Row>(name, asked, page.totalCount), hasFailed: false };
  } catch {
    return { rows: page.nodes, hasFailed: true };
  }
}

interface ReadRowsInput<Row> {
  name: string;
  list: ReportList<Row>;
  asked: AskedOperation | null;
}
