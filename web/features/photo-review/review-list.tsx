import { Box } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { formatTimestamp } from '../../../schema/format.ts';
import { verdictWords } from '../../../schema/review-words.ts';
import type { AttendanceCellsRow } from '../../list/table/record-cells.tsx';
import { staffNameOf } from '../../people/staff-name.tsx';
import type { CaseFiles } from '../../photos/case-file.ts';
import { VerdictMark } from '../../photos/verdict-parts.tsx';
import { formatNumber } from '../../ui/words.ts';
import { wide } from './review-progress.tsx';
import { kindOfCase, type QueuedRecord } from './review-queue.ts';
import { reviewPageSize } from './use-review-photos.ts';

/** The records around the open one with their verdicts; a press opens another. */
export function ReviewList({ queue, index, records, files, onOpen }: ReviewListProps) {
  const first = Math.floor(index / reviewPageSize) * reviewPageSize;
  const near = queue.slice(first, first + reviewPageSize);
  return (
    <Box
      as="nav"
      className="review-list screen-only"
      display="none"
      position="relative"
      flex="1"
      minH="220px"
      borderTopWidth="1px"
      css={looks}
      aria-label="Records around"
    >
      <ol start={first + 1}>
        {near.map(({ key, isImageRecognised }, step) => {
          const record = records.get(key);
          const verdict = kindOfCase(files.get(key));
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
                  <span title="Not recognised">
                    <TriangleAlert size={14} color="var(--red-fg)" aria-hidden />
                    <span className="visually-hidden">, not recognised</span>
                  </span>
                )}
                {verdict && (
                  <VerdictMark kind={verdict} title={verdictWords[verdict]}>
                    <span className="visually-hidden">{`, ${verdictWords[verdict]}`}</span>
                  </VerdictMark>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </Box>
  );
}

/** Of the list as a whole: it has many elements, each drawn anew with every verdict. */
const looks = {
  [wide]: { display: 'block' },
  '& > ol': { position: 'absolute', inset: 0, padding: '8px', overflowY: 'auto' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '8px',
    width: '100%',
    minHeight: '44px',
    padding: '4px 8px',
    borderRadius: 'sm',
    fontSize: '13px',
    lineHeight: '17px',
    textAlign: 'left',
    '&:hover': { background: 'bg.muted' },
  },
  '& strong': { display: 'block', fontWeight: 550 },
  '& small': {
    display: 'block',
    minHeight: '17px',
    fontSize: '12px',
    fontVariantNumeric: 'tabular-nums',
  },
  // Colours that a system forces come from the style sheet of all screens.
  '@media (forced-colors: none)': {
    '& small': { color: 'fg.muted' },
    '& button[aria-current]': { background: 'brand.subtle', boxShadow: 'inset 3px 0 {colors.brand.solid}' },
  },
  '& button > small': { textAlign: 'right' },
} as const;

interface ReviewListProps {
  queue: readonly QueuedRecord[];
  index: number;
  records: ReadonlyMap<string, AttendanceCellsRow>;
  files: CaseFiles;
  onOpen: (key: string) => void;
}
