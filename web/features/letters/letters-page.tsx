import { Box, Flex } from '@chakra-ui/react';
import { Archive, ArrowLeft, ChevronLeft, ChevronRight, PenLine, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LetterKind } from '../../../schema/letter-words.ts';
import { errorText, readFailure } from '../../api/failure.ts';
import type { LatenessCentresQuery, LatenessLettersQuery } from '../../api/generated/letters.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { partNotice } from '../../list/report/use-report-list.ts';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { PageNotes } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { Empty, Failed, FailedNote, FirstLoad } from '../../ui/states.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import {
  type CentreCount,
  centreName,
  compareCentres,
  describePack,
  groupLetters,
  isKnown,
  type Letter,
  type LetterPack,
} from './letter-groups.ts';
import { LetterSections } from './letter-sections.tsx';
import { usePutOnRecord } from './use-put-on-record.ts';
import './letters.css';

/** Letters to the people of a list's view, by service centre and in packs: shown as they will be on paper, and printed. */
export function LettersPage(props: LettersProps) {
  const { kind, title, period, filters, notes, back, packs, index, centres, written } = props;
  const answer = centres.data?.list;
  const letters = (written.data ?? written.previousData)?.list?.letters;
  const error = centres.error ?? written.error;
  const isLoading = centres.loading || written.loading;
  const onRetry = (centres.error ? centres : written).retry;
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
  const { mayRecord, isRecording, putOnRecord } = usePutOnRecord(kind, () => {
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

  /** Prints all letters, or the letters of one service centre, and then asks whether to put them on record. */
  async function print(centre: string | null = null) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPreparing(true);
    setOnly(centre);
    const images = [...(sheets.current?.querySelectorAll('img') ?? [])];
    // A photo that cannot be loaded leaves its frame empty; the letter is printed.
    await Promise.allSettled(images.map((image) => image.decode()));
    setPreparing(false);
    // A reader who has left meanwhile gets no print dialog.
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
            <Link to={`/settings/letters?part=${kind}`}>
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
        <CentreField {...props} others={centres.data?.others?.facets[0]?.values ?? []} />
        <PackSteps {...props} />
        <PhotosBox {...props} />
        {filters.length > 0 && <p>{`Filters: ${filters.join(' · ')}`}</p>}
      </Flex>
      <PageNotes
        notes={[
          ...notes,
          ...(error
            ? []
            : [
                partNotice(answer?.notice),
                timelessNote(letters?.withoutTime ?? 0),
                leftOutNote(letters?.letters ?? [], again),
              ]),
        ]}
      />
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

/** Chooses a service centre, among all of the list without its filter; draws nothing where there is only one. */
function CentreField({ centre, others, onCentre }: Pick<LettersProps, 'centre' | 'onCentre'> & Others) {
  if (others.length < 2) return null;
  const sorted = others.toSorted((one, other) => compareCentres(one.value, other.value));
  const options = sorted.map(({ value, count }, index) => ({
    value: String(index),
    label: `${centreName(value)} (${formatNumber(count)})`,
  }));
  const chosen = sorted.findIndex(({ value }) => value === centre);
  return (
    <Box flex="0 1 240px">
      <SelectField
        label="Service centre"
        placeholder="All"
        options={options}
        value={chosen < 0 ? '' : String(chosen)}
        onChange={({ target }) => onCentre(target.value === '' ? null : (sorted[Number(target.value)]?.value ?? null))}
      />
    </Box>
  );
}

interface Others {
  others: readonly CentreCount[];
}

/** Which pack is shown, of how many, and the ways to the others; nothing where there is one pack. */
function PackSteps({ packs, index, onPack }: Pick<LettersProps, 'packs' | 'index' | 'onPack'>) {
  const shown = packs[index];
  if (packs.length < 2 || !shown) return null;
  return (
    <Flex className="row" gap="6px 10px" color="fg">
      <Button onClick={() => onPack(index - 1)} disabled={index === 0}>
        <ChevronLeft aria-hidden />
        Previous pack
      </Button>
      <p role="status">
        {`Pack ${index + 1} of ${packs.length}: ${describePack(shown)} (${formatNumber(shown.count)})`}
      </p>
      <Button onClick={() => onPack(index + 1)} disabled={index + 1 >= packs.length}>
        Next pack
        <ChevronRight aria-hidden />
      </Button>
    </Flex>
  );
}

/** Whether photos are wanted. The box changes at once, the address that it stands in a moment later. */
function PhotosBox({ hasPhotos, onPhotos }: Pick<LettersProps, 'hasPhotos' | 'onPhotos'>) {
  const [box, setBox] = useState({ hasPhotos, isOn: hasPhotos });
  if (box.hasPhotos !== hasPhotos) setBox({ hasPhotos, isOn: hasPhotos });
  return (
    <Checkbox
      checked={box.isOn}
      onChange={({ target }) => {
        setBox({ hasPhotos, isOn: target.checked });
        onPhotos(target.checked);
      }}
    >
      Reference photos
    </Checkbox>
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
  return `${counted(leftOut, 'person already has', 'people already have')} a letter on record for some of these days, so it is not printed. Tick “Print again” to print it anyway.`;
}

function countLetters(people: number, centres: number): string {
  const letters = counted(people, 'letter', 'letters');
  return centres === 0 ? letters : `${letters}, ${counted(centres, 'service centre', 'service centres')}`;
}

/** As high as the field beside them, whose label stands above it. */
const beside = { '& > :is(label, p)': { alignContent: 'center', minHeight: '36px' } } as const;

interface Answer<Data> {
  readonly data?: Data | undefined;
  /** What was answered last, while another question is. */
  readonly previousData?: Data | undefined;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
}

interface LettersProps {
  kind: LetterKind;
  title: string;
  period: string;
  filters: readonly string[];
  /** What of the address could not be kept. */
  notes: readonly string[];
  /** Address of the list. */
  back: string;
  /** The service centre that the list is narrowed to; null for none, or several. */
  centre: string | null;
  onCentre: (centre: string | null) => void;
  packs: readonly LetterPack[];
  /** Of the shown pack. */
  index: number;
  onPack: (index: number) => void;
  hasPhotos: boolean;
  onPhotos: (isWanted: boolean) => void;
  /** What the list says of its centres. */
  centres: Answer<LatenessCentresQuery>;
  written: Answer<LatenessLettersQuery>;
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
