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
import './month-photos.css';
import { clock, nameOf, type Person, type PersonRecord, signInsOf } from './person-facts.ts';

const load = () => import('../../photos/photo-compare.tsx').then(({ PhotoCompare }) => PhotoCompare);

/** The month's sign-in photos in order of time beside the reference photo; a press compares the two. */
export function MonthPhotos({ person, onOpen }: { person: Person; onOpen: (key: string) => void }) {
  const signIns = signInsOf(person);
  const reference = person.staff.photo;
  return (
    <Panel title="Sign-in photos" facts={`${counted(signIns.length, 'photo', 'photos')} beside the reference photo`}>
      {signIns.length === 0 ? (
        <p className="person-evidence note">{`Nobody has signed in as ${nameOf(person)} in this month.`}</p>
      ) : (
        <div className="person-strip">
          <figure className="person-shot person-reference">
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
        </div>
      )}
    </Panel>
  );
}

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
  <span className="person-shot-none" title="No photo">
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
    showToast({ kind: 'info', title: 'The record whose photos this address opens is not one of this month.' });
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
