import { useEffect, useMemo } from 'react';
import { useHasExtension } from '../api/use-extensions.ts';
import type { ReportList } from '../list/report/use-report-list.ts';
import type { AttendanceCellsRow } from '../list/table/record-cells.tsx';
import type { SearchFields } from '../list/view/search-fields.ts';
import type { ListView } from '../list/view/use-list-view.ts';
import { LateOverlay } from '../ui/late-overlay.tsx';
import { ofOpeners, prefetchOnIntent } from '../ui/prefetch.ts';
import { formatNumber } from '../ui/words.ts';
import { pairOf } from './pair-of.ts';
import type { PhotoCompareProps } from './photo-compare.tsx';
import type { ReviewedRow } from './review-cell.tsx';

const load = () => import('./photo-compare.tsx').then(({ PhotoCompare }) => PhotoCompare);

/**
 * The photo comparison over a report's records: it walks the filtered and sorted list, over the ends of pages
 * too. Which record is open stands in the address.
 */
export function RecordPhotos<Name extends string, Fields extends SearchFields>({
  list,
  view,
}: RecordPhotosProps<Name, Fields>) {
  const { change, open } = view;
  const rows = list.page?.nodes ?? [];
  const total = list.page?.totalCount ?? 0;
  const isReady = !list.isLoading && list.page !== null;
  const index = open === 'first' ? 0 : open === 'last' ? rows.length - 1 : rows.findIndex(({ key }) => key === open);
  const row = isReady ? rows[index] : undefined;

  useEffect(() => prefetchOnIntent(ofOpeners(load)), []);

  useEffect(() => {
    if (!open || !isReady || row) return;
    change({ open: '' }, 'replace', 'The record whose photos this address opens is not among the rows shown.');
  }, [open, isReady, row, change]);

  const before = rows[index - 1];
  const after = rows[index + 1];
  const neighbours = useMemo(
    () => [after, before].flatMap((near) => [near?.staff.photo?.full, near?.photo?.full].filter((one) => one != null)),
    [before, after],
  );

  const hasReviews = useHasExtension('reviews');
  const { date } = view.values as Readonly<Record<string, unknown>>;
  const review = (row as ReviewedRow | undefined)?.review;
  // Lists that know nothing of reviews, such as lateness, judge nothing.
  const isJudged = row !== undefined && review !== undefined && hasReviews !== null;
  const judged =
    isJudged && (hasReviews || typeof date === 'string')
      ? { day: `${date} ${row.mode}`, review, isShared: hasReviews }
      : null;
  const number = list.offset + index + 1;
  const overlay: PhotoCompareProps = {
    isOpen: open !== '' && !list.failure,
    pair: row ? pairOf(row) : null,
    judged,
    position: row ? `${formatNumber(number)} of ${formatNumber(total)}` : '…',
    neighbours,
    canMove: { back: row !== undefined && number > 1, on: row !== undefined && number < total },
    onMove: (step) => {
      const next = rows[index + step];
      if (next) change({ open: next.key }, 'replace');
      else change({ page: view.page + step, open: step > 0 ? 'first' : 'last' }, 'replace');
    },
    onClose: () => open && change({ open: '' }, 'replace'),
  };
  return <LateOverlay load={load} overlay={overlay} />;
}

interface RecordPhotosProps<Name extends string, Fields extends SearchFields> {
  list: ReportList<AttendanceCellsRow>;
  view: ListView<Name, Fields>;
}
