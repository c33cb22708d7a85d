import { Grid } from '@chakra-ui/react';
import { ImageOff, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { PhotoPair } from '../../photos/pair-of.ts';
import { pairOf } from '../../photos/pair-of.ts';
import type { PhotoCompareProps } from '../../photos/photo-compare.tsx';
import { Thumbnail } from '../../photos/thumbnail.tsx';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ofOpeners, prefetchOnIntent } from '../../ui/prefetch.ts';
import { showToast } from '../../ui/toasts.tsx';
import { counted } from '../../ui/words.ts';
import { clock, nameOf, type Person, type PersonRecord, signInsOf } from './person-facts.ts';

const load = () => import('../../photos/photo-compare.tsx').then(({ PhotoCompare }) => PhotoCompare);

/** The month's sign-in photos in order of time beside the reference photo; a press compares the two. */
export function MonthPhotos({ person, onOpen }: { person: Person; onOpen: (key: string) => void }) {
  const signIns = signInsOf(person);
  const reference = person.staff.photo;
  return (
    <Panel title="Sign-in photos" facts={`${counted(signIns.length, 'photo', 'photos')} beside the reference photo`}>
      {signIns.length === 0 ? (
        <p
          className="note"
          style={{ overflowWrap: 'anywhere' }}
        >{`Nobody has signed in as ${nameOf(person)} in this month.`}</p>
      ) : (
        <Grid templateColumns="auto minmax(0, 1fr)" gap="14px" css={looks}>
          <figure className="person-shot">
            <Thumbnail photo={reference} size={76} alt={`${nameOf(person)}, as on record`} none={missing} />
            <figcaption>Reference</figcaption>
          </figure>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
          <ul aria-label="Sign-in photos" tabIndex={0}>
            {signIns.map((record) => (
              <li key={record.key} style={{ flex: 'none' }}>
                <Shot record={record} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </Grid>
      )}
    </Panel>
  );
}

/** Of the strip as a whole: it has many photos, each drawn anew when one is opened. */
const looks = {
  '& > ul': {
    display: 'flex',
    gap: '8px',
    padding: '2px',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    '@media print': { flexWrap: 'wrap', overflow: 'visible' },
  },
  '& .person-shot': {
    position: 'relative',
    display: 'block',
    padding: '2px',
    borderRadius: '10px',
    fontSize: '11.5px',
    lineHeight: '18px',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    '&:is(figure)': {
      paddingRight: '14px',
      borderRight: '1px solid {colors.border}',
      borderRadius: 0,
      fontWeight: 600,
      color: 'fg',
    },
  },
  '& .person-shot > :is(img, [title])': {
    display: 'grid',
    placeItems: 'center',
    width: '76px',
    height: '76px',
    borderRadius: 'md',
    objectFit: 'cover',
    objectPosition: '50% 20%',
    background: 'bg.muted',
    '@media print': { width: '52px', height: '52px' },
  },
  '& button:hover > img': { filter: 'brightness(1.08)' },
  '& [data-flagged]': {
    fontWeight: 600,
    color: 'red.fg',
    '& > :is(img, [title])': { outline: '2px solid {colors.red.solid}' },
  },
  '& .person-shot-flag': {
    position: 'absolute',
    top: '5px',
    right: '5px',
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    color: 'red.contrast',
    background: 'red.solid',
  },
} as const;

function Shot({ record, onOpen }: { record: PersonRecord; onOpen: (key: string) => void }) {
  const { attendanceDate, photo } = record;
  const isFlagged = record.isImageRecognised !== true;
  return (
    <button
      type="button"
      className="person-shot"
      data-open={record.key}
      data-flagged={isFlagged || undefined}
      onClick={() => onOpen(record.key)}
    >
      <span className="visually-hidden">Compare the photo of </span>
      <Thumbnail photo={photo} size={76} none={missing} />
      {isFlagged && (
        <span className="person-shot-flag">
          <TriangleAlert size={13} aria-hidden />
        </span>
      )}
      <span style={{ display: 'block' }}>
        <span>
          {attendanceDate ? `${Number(attendanceDate.slice(8, 10))} · ${clock(attendanceDate)}` : 'Unknown time'}
        </span>
        {isFlagged && <span className="visually-hidden"> flagged</span>}
      </span>
    </button>
  );
}

const missing = (
  <span title="No photo">
    <ImageOff size={20} aria-hidden />
  </span>
);

/** The comparison of the record that the address opens; it walks through the month's records of the same kind. */
export function PersonComparison({ person, open, onOpen }: ComparisonProps) {
  useEffect(() => prefetchOnIntent(ofOpeners(load)), []);
  const all = [...person.days.flatMap(({ records }) => records), ...person.otherRecords];
  const record = all.find(({ key }) => key === open);
  const around = all.filter(({ mode }) => mode === record?.mode);
  const index = around.findIndex(({ key }) => key === open);
  const isStale = open !== '' && !record;

  useEffect(() => {
    if (!isStale) return;
    showToast({ kind: 'info', title: 'The record in the address is not in this month.' });
    onOpen('');
  }, [isStale, onOpen]);

  const [after, before] = [around[index + 1]?.photo?.full, around[index - 1]?.photo?.full];
  const neighbours = useMemo(() => [after, before].filter((one) => one != null), [after, before]);
  const overlay: PhotoCompareProps = {
    isOpen: record !== undefined,
    pair: record ? pairAt(record, person) : null,
    position: `${index + 1} of ${around.length}`,
    neighbours,
    canMove: { back: index > 0, on: index < around.length - 1 },
    onMove: (step) => onOpen(around[index + step]?.key ?? open),
    onClose: () => open && onOpen(''),
  };
  return <LateOverlay load={load} overlay={overlay} />;
}

interface ComparisonProps {
  person: Person;
  /** Key of the open record; empty for none. */
  open: string;
  onOpen: (key: string) => void;
}

/** The photos of a record, beside the reference photo of the register; the person's page is open already. */
function pairAt(record: PersonRecord, person: Person): PhotoPair {
  const { person: _here, ...pair } = pairOf(record);
  return { ...pair, name: nameOf(person), reference: person.staff.photo?.full ?? null };
}
