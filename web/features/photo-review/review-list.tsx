import { TriangleAlert } from 'lucide-react';
import { formatTimestamp } from '../../../schema/format.ts';
import type { AttendanceCellsRow } from '../../list/table/record-cells.tsx';
import { staffNameOf } from '../../people/staff-name.tsx';
import { VerdictIcon } from '../../photos/verdict-buttons.tsx';
import { verdictWord } from '../../photos/verdicts.ts';
import type { VerdictKind } from '../../session/browser-database.ts';
import { formatNumber } from '../../ui/words.ts';
import type { QueuedRecord } from './review-queue.ts';
import { reviewPageSize } from './use-review-photos.ts';

/** The records around the open one with their verdicts; a press opens another. */
export function ReviewList({ queue, index, records, marks, onOpen }: ReviewListProps) {
  const first = Math.floor(index / reviewPageSize) * reviewPageSize;
  const near = queue.slice(first, first + reviewPageSize);
  return (
    <nav className="review-list" aria-label="Records around">
      <ol start={first + 1}>
        {near.map(({ key, isImageRecognised }, step) => {
          const record = records.get(key);
          const verdict = marks.get(key)?.verdict;
          return (
            <li key={key}>
              <button
                type="button"
                aria-current={first + step === index ? 'true' : undefined}
                onClick={() => onOpen(key)}
              >
                <small>{formatNumber(first + step + 1)}</small>
                <span>
                  <strong className="one-line">{record ? staffNameOf(record.staff) : 'Loading…'}</strong>
                  <small>{formatTimestamp(record?.attendanceDate ?? '').split(', ')[1]}</small>
                </span>
                {isImageRecognised !== true && (
                  <span className="review-flag" title="Not recognised">
                    <TriangleAlert size={14} aria-hidden />
                    <span className="visually-hidden">, not recognised</span>
                  </span>
                )}
                {verdict && (
                  <span className="verdict-mark" data-kind={verdict} title={verdictWord(verdict)}>
                    <VerdictIcon kind={verdict} />
                    <span className="visually-hidden">{`, ${verdictWord(verdict)}`}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface ReviewListProps {
  queue: readonly QueuedRecord[];
  index: number;
  records: ReadonlyMap<string, AttendanceCellsRow>;
  /** The verdicts by record key. */
  marks: ReadonlyMap<string, { readonly verdict: VerdictKind }>;
  onOpen: (key: string) => void;
}
