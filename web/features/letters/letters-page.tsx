import { Flex } from '@chakra-ui/react';
import { Archive, ArrowLeft, PenLine, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LetterKind } from '../../../schema/letter-words.ts';
import { errorText, readFailure } from '../../api/failure.ts';
import type { LetterSheetsFragment } from '../../api/generated/letters.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { partNotice } from '../../list/report/use-report-list.ts';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Empty, Failed, FailedNote, FirstLoad } from '../../ui/states.tsx';
import { counted } from '../../ui/words.ts';
import { type CentreCount, groupLetters, isKnown, type Letter } from './letter-groups.ts';
import { LetterSections } from './letter-sections.tsx';
import { CentreField, PackSteps, PhotosBox } from './letters-tools.tsx';
import type { CentresAnswer, LettersView } from './use-letters-view.ts';
import { usePutOnRecord } from './use-put-on-record.ts';
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
  const [again, setAgain] = useState<ReadonlySet<string>>(new Set());
  const [printed, setPrinted] = useState<readonly Letter[] | null>(null);
  const { mayRecord, isRecording, putOnRecord } = usePutOnRecord(props.kind, () => {
    setAgain(new Set());
    setPrinted(null);
    onRetry();
  });
  /** Those that are printed, of all service centres or of one. */
  const onPaper = (centre: string | null) =>
    groups
      .filter((group) => centre === null || group.centre === centre)
      .flatMap((group) => group.letters.filter((letter) => !isKnown(letter) || again.has(letter.key)));
  const all = onPaper(null);
  const isShown = printed?.every((letter) => all.includes(letter));

  /** Prints all letters, or those of one service centre, and then asks whether they are put on record. */
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
    if (sheets.current) await printPage();
    setOnly(null);
    isBusy.current = false;
    if (!sheets.current || !mayRecord) return;
    const letters = onPaper(centre);
    setPrinted(letters);
    await putOnRecord(letters);
  }

  return (
    <Flex className="letter-pages" direction="column" minH="100%" _print={{ display: 'block' }}>
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
        {mayRecord && all.length > 0 && (
          <Button onClick={() => putOnRecord(printed && isShown ? printed : all)} aria-disabled={isRecording}>
            {isRecording ? <Ring /> : <Archive aria-hidden />}
            <span>Put on record</span>
          </Button>
        )}
        {all.length > 0 && (
          <Button look="primary" onClick={() => print()} aria-disabled={isPreparing}>
            {isPreparing ? <Ring /> : <Printer aria-hidden />}
            <span>{isPreparing ? 'Loading the photos' : 'Print or save as PDF'}</span>
          </Button>
        )}
      </PageHead>
      <Flex className="row note screen-only" align="end" gap="6px 20px" p="0 var(--gutter) 12px" css={beside}>
        <CentreField {...props} />
        <PackSteps {...props} />
        <PhotosBox {...props.photos} />
        {filters.length > 0 && <p>{`Filters: ${filters.join(' · ')}`}</p>}
      </Flex>
      {!error && (
        <PageNotes
          notes={[
            partNotice(answer?.notice),
            timelessNote(letters?.withoutTime ?? 0),
            leftOutNote(letters?.letters ?? [], again),
          ]}
        />
      )}
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
        {letters && (
          <LetterSections
            groups={groups}
            head={letters.letterhead}
            counts={counts}
            start={packs[index]?.offset ?? 0}
            only={only}
            isPreparing={isPreparing}
            onPrint={print}
            again={again}
            onAgain={({ key }) =>
              setAgain((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]))
            }
          />
        )}
      </div>
    </Flex>
  );
}

/** How many late days stand in the letters without a time; empty for none. */
function timelessNote(days: number): string {
  if (days === 0) return '';
  return `${counted(days, 'late day has', 'late days have')} no time: it could not be read.`;
}

/** How many letters are not printed, since one for some of their days is on record; empty for none. */
function leftOutNote(letters: readonly Letter[], again: ReadonlySet<string>): string {
  const leftOut = letters.filter((letter) => isKnown(letter) && !again.has(letter.key)).length;
  if (leftOut === 0) return '';
  return `${counted(leftOut, 'person has', 'people have')} a letter for some of these days on record, and ${leftOut === 1 ? 'is' : 'are'} left out of printing. Tick “Print again” at a letter to print it all the same.`;
}

function countLetters(people: number, centres: number): string {
  const letters = counted(people, 'letter', 'letters');
  return centres === 0 ? letters : `${letters}, ${counted(centres, 'service centre', 'service centres')}`;
}

/** As high as the field beside them, whose label stands above it. */
const beside = { '& > :is(label, p)': { alignContent: 'center', minHeight: '36px' } } as const;

type View = LettersView<string>;

interface LettersProps extends Omit<ReturnType<View['packsOf']>, 'shown'>, Readonly<View['page']> {
  kind: LetterKind;
  title: string;
  /** Where the text is edited. */
  textAddress: string;
  /** What the list says of its centres; undefined before it does. */
  answer: CentresAnswer | undefined;
  /** The service centres of the list without the filter on them. */
  others: readonly CentreCount[];
  /** The last letters; undefined before the first. */
  letters: LetterSheetsFragment | undefined;
  error: Error | undefined;
  isLoading: boolean;
  onRetry: () => void;
}

/**
 * Opens the browser's print dialog; ends when the browser has taken the page. Some browsers go on at once and take it while
 * their dialog is open: what a screen draws for paper alone stands until then.
 */
function printPage(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });
}
