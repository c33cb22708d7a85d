import { ArrowLeft, Printer, RotateCw, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { maximumLetters } from '../../../schema/limits.ts';
import { errorText, readFailure } from '../../api/failure.ts';
import type { LetterSheetsFragment } from '../../api/generated/letters.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { partNotice } from '../../list/report/use-report-list.ts';
import { ViewNotes } from '../../list/view/view-notes.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Empty, Failed, FirstLoad } from '../../ui/states.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import { groupLetters } from './letter-groups.ts';
import { LetterSheet } from './letter-sheet.tsx';
import './letters.css';

/** What a list has answered of its letters. */
interface LettersAnswer {
  readonly totalCount: number;
  readonly notice?: string | null;
  readonly letters?: LetterSheetsFragment | null;
}

/** Letters to the people of a list's view, by service centre: shown as they will be on paper, and printed. */
export function LettersPage({ title, period, filters, back, answer, error, isLoading, onRetry, photos }: LettersProps) {
  const [isPreparing, setPreparing] = useState(false);
  const [only, setOnly] = useState<string | null>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  useFailureNotice('The letters', error, isLoading);
  const total = answer?.totalCount ?? 0;
  const isTooMany = total > maximumLetters;
  const groups = answer?.letters && !isTooMany ? groupLetters(answer.letters.letters) : [];
  const failed = answer?.letters?.sources.find(({ ok }) => !ok);

  /** Prints all letters, or those of one service centre. */
  async function print(centre: string | null = null) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPreparing(true);
    setOnly(centre);
    const images = [...(sheets.current?.querySelectorAll('img') ?? [])];
    // A photo that cannot be had leaves its frame empty and its letter whole.
    await Promise.allSettled(images.map((image) => image.decode()));
    setPreparing(false);
    // Whoever has left meanwhile wants nothing on paper.
    if (sheets.current) window.print();
    setOnly(null);
    isBusy.current = false;
  }

  return (
    <div className="letters-page">
      <PageHead
        title={title}
        facts={
          <>
            <span>{period}</span>
            {answer && !error && <span>{countLetters(total, groups.length)}</span>}
          </>
        }
      >
        <Button asChild>
          <Link to={back}>
            <ArrowLeft aria-hidden />
            Back to the list
          </Link>
        </Button>
        {groups.length > 0 && (
          <Button look="primary" onClick={() => print()} aria-disabled={isPreparing}>
            {isPreparing ? <span className="spinner" aria-hidden /> : <Printer aria-hidden />}
            {isPreparing ? 'Loading the photos' : 'Print or save as PDF'}
          </Button>
        )}
      </PageHead>
      <div className="letters-tools">
        <PhotosBox {...photos} />
        {filters.length > 0 && <p>Filters: {filters.join(' · ')}</p>}
      </div>
      {!error && <ViewNotes notes={[partNotice(answer?.notice), timelessNote(answer?.letters?.withoutTime ?? 0)]} />}
      {failed && !isLoading && (
        <div className="letters-missing" role="status">
          <p>
            <TriangleAlert size={15} aria-hidden />
            Some times or rules are missing from the letters. {errorText(failed.code, failed.message)}
          </p>
          <Button onClick={onRetry}>
            <RotateCw aria-hidden />
            Retry
          </Button>
        </div>
      )}
      {isLoading && !answer && <FirstLoad label="Writing the letters" rows={4} />}
      {Boolean(error) && !isLoading && (
        <Failed message={`Could not load. ${readFailure(error).message}`} onRetry={onRetry} />
      )}
      {answer && !error && total === 0 && (
        <Empty title="Nobody to write to">
          <p>{[period, ...filters].join(' · ')}</p>
          <Link className="link" to={back}>
            Back to the list
          </Link>
        </Empty>
      )}
      {isTooMany && !error && (
        <Empty title={`${formatNumber(total)} people: a pack takes ${maximumLetters} letters at most`}>
          <p>Narrow the list by a filter, such as one district or service centre, and come back.</p>
          <Link className="link" to={back}>
            Back to the list
          </Link>
        </Empty>
      )}
      <div ref={sheets} className="letters" aria-busy={isLoading}>
        {groups.map(({ centre, letters }) => (
          <section
            key={centre}
            aria-label={centre}
            className={only !== null && only !== centre ? 'letters-left-out' : undefined}
          >
            <div className="letters-centre">
              <h2>
                {centre} <span className="letters-count">{formatNumber(letters.length)}</span>
              </h2>
              {groups.length > 1 && (
                <Button onClick={() => print(centre)} aria-disabled={isPreparing} aria-label={`Print ${centre} alone`}>
                  <Printer aria-hidden />
                  Print these
                </Button>
              )}
            </div>
            {letters.map((letter, index) => (
              <LetterSheet key={letter.key} letter={letter} place={`${centre} · ${index + 1} of ${letters.length}`} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Whether photos are wanted. The box changes at once, the address that it stands in a moment later. */
function PhotosBox({ isOn, onToggle }: LettersProps['photos']) {
  const [wanted, setWanted] = useState(isOn);
  const [known, setKnown] = useState(isOn);
  if (known !== isOn) {
    setKnown(isOn);
    setWanted(isOn);
  }
  return (
    <label className="letters-photos">
      <input
        type="checkbox"
        checked={wanted}
        onChange={() => {
          setWanted(!wanted);
          onToggle();
        }}
      />
      Reference photos
    </label>
  );
}

/** How many late days stand in the letters without a time; empty for none. */
function timelessNote(days: number): string {
  if (days === 0) return '';
  return `${counted(days, 'late day has', 'late days have')} no time: it could not be read.`;
}

function countLetters(people: number, centres: number): string {
  const letters = counted(people, 'letter', 'letters');
  return centres === 0 ? letters : `${letters}, ${counted(centres, 'service centre', 'service centres')}`;
}

interface LettersProps {
  title: string;
  /** The month as people read it. */
  period: string;
  /** What narrows the list, as people read it. */
  filters: readonly string[];
  /** Address of the list. */
  back: string;
  /** The last answer; undefined before the first. */
  answer: LettersAnswer | undefined;
  error: Error | undefined;
  isLoading: boolean;
  onRetry: () => void;
  photos: { readonly isOn: boolean; readonly onToggle: () => void };
}
