import { Flex, Grid, Heading } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { formatLongDate } from '../../../schema/format.ts';
import { letterStepWords } from '../../../schema/recorded-letter.ts';
import { stepTones } from '../../people/letters/step-tones.ts';
import { staffNameOf } from '../../people/staff-name.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import {
  type CentreCount,
  centreName,
  isKnown,
  type Letter,
  type LetterGroup,
  type Letterhead,
} from './letter-groups.ts';
import { LetterSheet } from './letter-sheet.tsx';

/** The letters of a pack by service centre. On paper stand those of `only`, or all, but for those that are left out. */
export function LetterSections(props: SectionsProps) {
  const { groups, head, counts, start, only, isPreparing, onPrint, again, onAgain } = props;
  return groups.map(({ centre, letters }) => (
    <section key={centre} aria-label={centre} className={only !== null && only !== centre ? 'screen-only' : undefined}>
      <Flex className="screen-only" align="center" justify="space-between" gap="10px" maxW="794px" m="16px auto 8px">
        <Heading as="h2" size="sm">
          <span>{centre}</span> <span className="muted">{formatNumber(letters.length)}</span>
        </Heading>
        {groups.length > 1 && (
          <Button onClick={() => onPrint(centre)} aria-disabled={isPreparing} aria-label={`Print ${centre} alone`}>
            <Printer aria-hidden />
            Print these
          </Button>
        )}
      </Flex>
      {letters.map((letter, place) => (
        <LetterSheet
          key={letter.key}
          letter={letter}
          head={head}
          isLeftOut={isKnown(letter) && !again.has(letter.key)}
          place={`${centre} · ${start + place + 1} of ${countIn(counts, centre) ?? letters.length}`}
        >
          <LetterRecord letter={letter} isAgain={again.has(letter.key)} onAgain={() => onAgain(letter)} />
        </LetterSheet>
      ))}
    </section>
  ));
}

interface SectionsProps {
  groups: readonly LetterGroup[];
  head: Letterhead;
  counts: readonly CentreCount[];
  /** How many letters stand in earlier packs. */
  start: number;
  /** The service centre that is printed alone; null for none. */
  only: string | null;
  isPreparing: boolean;
  onPrint: (centre: string) => void;
  /** Keys of letters that are printed although one for some of their days is on record. */
  again: ReadonlySet<string>;
  onAgain: (letter: Letter) => void;
}

/** Letters of a service centre in all packs. */
const countIn = (counts: readonly CentreCount[], centre: string) =>
  counts.find(({ value }) => centreName(value) === centre)?.count;

type Earlier = NonNullable<Letter['record']>['earlier'][number];

/**
 * Above a letter, on the screen alone: which warning it is, the earlier ones, and whether the person has a letter for some
 * of these days already, which is then printed only where the reader says so.
 */
function LetterRecord({ letter: { record, staff }, isAgain, onAgain }: LetterRecordProps) {
  if (!record) return null;
  const { step, earlier, known } = record;
  return (
    <Grid
      className="screen-only note"
      gap="6px"
      p="8px 12px"
      borderWidth="1px"
      borderRadius="sm"
      background="bg.subtle"
      overflowWrap="anywhere"
    >
      <p className="row">
        <Badge tone={stepTones[step]}>{`${letterStepWords[step]} warning`}</Badge>
        {earlier.length > 0 && <span>{`Earlier: ${earlier.map(describeEarlier).join('; ')}`}</span>}
      </p>
      {known.map((letter) => (
        <p key={letter.id}>
          Already on record: {describeEarlier(letter)}, for {counted(letter.days.length, 'day', 'days')}, recorded by{' '}
          {letter.printedBy}.
        </p>
      ))}
      {known.length > 0 && (
        <Checkbox checked={isAgain} onChange={onAgain} aria-label={`Print again the letter to ${staffNameOf(staff)}`}>
          Print again
        </Checkbox>
      )}
    </Grid>
  );
}

interface LetterRecordProps {
  letter: Letter;
  /** It is printed although one for some of its days is on record. */
  isAgain: boolean;
  onAgain: () => void;
}

const describeEarlier = ({ step, reference, printedAt, isAllLeave }: Earlier) =>
  [
    `${letterStepWords[step].toLowerCase()} warning ${reference}`,
    printedAt && `of ${formatLongDate(printedAt.slice(0, 10))}`,
    isAllLeave && '(no longer counts: its days became leave)',
  ]
    .filter(Boolean)
    .join(' ');
