import { useEffect } from 'react';
import type { ReportList } from '../list/report/use-report-list.ts';
import type { SearchFields } from '../list/view/search-fields.ts';
import type { ListView } from '../list/view/use-list-view.ts';
import type { LoadCode } from '../ui/late-code.ts';
import { ofOpeners, prefetchOnIntent } from '../ui/prefetch.ts';

/** What a popup over the rows of a list takes. */
export interface RowPopupProps<Row, Name extends string, Fields extends SearchFields> {
  list: ReportList<Row>;
  view: ListView<Name, Fields>;
}

/**
 * The row whose photos the address opens, by its key or as `first` or `last`; undefined while none is, and for a key
 * that is not among the rows shown, which the address then loses. `load` fetches what will show it, as soon as somebody
 * turns to a thing that opens one.
 */
export function useOpenedRow<Row, Name extends string, Fields extends SearchFields>(
  { list, view: { open, change } }: RowPopupProps<Row, Name, Fields>,
  keyOf: (row: Row) => string,
  load: LoadCode,
) {
  const rows = list.page?.nodes ?? [];
  const isReady = !list.isLoading && list.page !== null;
  const index = open === 'first' ? 0 : open === 'last' ? rows.length - 1 : rows.findIndex((row) => keyOf(row) === open);
  const row = rows[index];
  useEffect(() => prefetchOnIntent(ofOpeners(load)), [load]);

  useEffect(() => {
    if (!open || !isReady || row) return;
    change({ open: '' }, 'replace', 'The record in the address is not among the rows shown.');
  }, [open, isReady, row, change]);

  return { row, rows, index, isReady, close: () => open && change({ open: '' }, 'replace') };
}
