import { useMemo } from 'react';
import { useHasExtension } from '../api/use-extensions.ts';
import type { AttendanceCellsRow } from '../list/table/record-cells.tsx';
import type { SearchFields } from '../list/view/search-fields.ts';
import { LateOverlay } from '../ui/late-overlay.tsx';
import { formatNumber } from '../ui/words.ts';
import { pairOf } from './pair-of.ts';
import type { PhotoCompareProps } from './photo-compare.tsx';
import { type RowPopupProps, useOpenedRow } from './use-opened-row.ts';

const load = () => import('./photo-compare.tsx').then(({ PhotoCompare }) => PhotoCompare);

/**
 * The photo comparison over a report's records: it walks the filtered and sorted list, over the ends of pages
 * too. Which record is open stands in the address.
 */
export function RecordPhotos<Name extends string, Fields extends SearchFields>(
  props: RowPopupProps<AttendanceCellsRow, Name, Fields>,
) {
  const { list, view } = props;
  const { change, open, pagination } = view;
  const { rows, index, close, ...opened } = useOpenedRow(props, keyOf, load);
  const row = opened.isReady ? opened.row : undefined;
  const total = list.page?.totalCount ?? 0;
  const before = rows[index - 1];
  const after = rows[index + 1];
  const neighbours = useMemo(
    () => [after, before].flatMap((near) => [near?.staff.photo?.full, near?.photo?.full].filter((one) => one != null)),
    [before, after],
  );

  const hasReviews = useHasExtension('reviews');
  const { date } = view.values as Readonly<Record<string, unknown>>;
  // Lists that know nothing of reviews, such as lateness, judge nothing.
  const isJudged = row?.review !== undefined && hasReviews !== null && (hasReviews || typeof date === 'string');
  const judged = isJudged ? { day: `${date} ${row.mode}`, review: row.review, isShared: hasReviews } : null;
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
      else {
        const pageIndex = pagination.pageIndex + step;
        change({ pagination: { ...pagination, pageIndex }, open: step > 0 ? 'first' : 'last' }, 'replace');
      }
    },
    onClose: close,
  };
  return <LateOverlay load={load} overlay={overlay} />;
}

const keyOf = ({ key }: AttendanceCellsRow) => key;
