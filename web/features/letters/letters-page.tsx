import { Heading } from '@chakra-ui/react';
import { ArrowLeft, PenLine, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText, readFailure } from '../../api/failure.ts';
import type { LetterSheetsFragment } from '../../api/generated/letters.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { partNotice } from '../../list/report/use-report-list.ts';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Empty, Failed, FirstLoad } from '../../ui/states.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import { centreName, groupLetters } from './letter-groups.ts';
import type { CentreCount, LetterPack } from './letter-packs.ts';
import { LetterSheet } from './letter-sheet.tsx';
import { CentreField, PackSteps, PhotosBox } from './letters-tools.tsx';
import type { CentresAnswer } from './use-letters-view.ts';
import './letters.css';
import { PageNotes } from '../../ui/notice.tsx';
import { Ring } from '../../ui/spinner.tsx';

/** Letters to the people of a list's view, by service centre and in packs: shown as they will be on paper, and printed. */
export function LettersPage(props: LettersProps) {
  const { title, period, filters, back, textAddress, answer, letters, packs, index, error, isLoading, onRetry } = props;
  const [isPreparing, setPreparing] = useState(false);
  const [only, setOnly] = useState<string | null>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  useFailureNotice('The letters', error, isLoading);
  const total = answer?.totalCount ?? 0;
  const role = useSession()?.viewer.role;
  const mayEdit = role !== undefined && mayUse(role, 'ADMIN');
  const groups = letters && total > 0 ? groupLetters(letters.letters) : [];
  const failed = letters?.sources.find(({ ok }) => !ok);
  const counts = answer?.facets[0]?.values ?? [];
  const start = packs[index]?.offset ?? 0;

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
            {answer && !error && <span>{countLetters(total, counts.length)}</span>}
          </>
        }
      >
        <Button asChild>
          <Link to={back}>
            <ArrowLeft aria-hidden />
            Back to the list
          </Link>
        </Button>
        {mayEdit && (
          <Button asChild>
            <Link to={textAddress}>
              <PenLine aria-hidden />
              Edit the text
            </Link>
          </Button>
        )}
        {groups.length > 0 && (
          <Button look="primary" onClick={() => print()} aria-disabled={isPreparing}>
            {isPreparing ? <Ring /> : <Printer aria-hidden />}
            {isPreparing ? 'Loading the photos' : 'Print or save as PDF'}
          </Button>
        )}
      </PageHead>
      <div className="letters-tools row note screen-only">
        <CentreField {...props} />
        <PackSteps {...props} />
        <PhotosBox {...props.photos} />
        {filters.length > 0 && <p>Filters: {filters.join(' · ')}</p>}
      </div>
      {!error && <PageNotes notes={[partNotice(answer?.notice), timelessNote(letters?.withoutTime ?? 0)]} />}
      {failed && (
        <FailedNote
          message={`Some times or rules are missing from the letters. ${errorText(failed.code, failed.message)}`}
          onRetry={onRetry}
          isLoading={isLoading}
        />
      )}
      {isLoading && !letters && <FirstLoad label="Writing the letters" rows={4} />}
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
      <div ref={sheets} className="letters" aria-busy={isLoading}>
        {letters &&
          groups.map(({ centre, letters: own }) => (
            <section
              key={centre}
              aria-label={centre}
              className={only !== null && only !== centre ? 'screen-only' : undefined}
            >
              <div className="letters-centre screen-only">
                <Heading as="h2" size="sm">
                  {centre} <span className="letters-count">{formatNumber(own.length)}</span>
                </Heading>
                {groups.length > 1 && (
                  <Button
                    onClick={() => print(centre)}
                    aria-disabled={isPreparing}
                    aria-label={`Print ${centre} alone`}
                  >
                    <Printer aria-hidden />
                    Print these
                  </Button>
                )}
              </div>
              {own.map((letter, place) => (
                <LetterSheet
                  key={letter.key}
                  letter={letter}
                  head={letters.letterhead}
                  place={`${centre} · ${start + place + 1} of ${countIn(counts, centre) ?? own.length}`}
                />
              ))}
            </section>
          ))}
      </div>
    </div>
  );
}

/** Letters of a service centre in all packs. */
const countIn = (counts: readonly CentreCount[], centre: string) =>
  counts.find(({ value }) => centreName(value) === centre)?.count;

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
  /** Where the text is edited. */
  textAddress: string;
  /** What the list says of its centres; undefined before it does. */
  answer: CentresAnswer | undefined;
  /** The service centres of the list without the filter on them. */
  others: readonly CentreCount[];
  /** The service centre that the list is narrowed to; null for none, or several. */
  centre: string | null;
  onCentre: (centre: string | null) => void;
  packs: readonly LetterPack[];
  /** Of the shown pack. */
  index: number;
  onPack: (index: number) => void;
  /** The last letters; undefined before the first. */
  letters: LetterSheetsFragment | undefined;
  error: Error | undefined;
  isLoading: boolean;
  onRetry: () => void;
  photos: { readonly isOn: boolean; readonly onToggle: () => void };
}
