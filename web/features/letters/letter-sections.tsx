import { Heading } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/words.ts';
import { centreName, isKnown, type Letter, type LetterGroup, type Letterhead } from './letter-groups.ts';
import type { CentreCount } from './letter-packs.ts';
import { LetterRecord } from './letter-record.tsx';
import { LetterSheet } from './letter-sheet.tsx';

/** The letters of a pack by service centre. On paper stand those of `only`, or all, but for those that are left out. */
export function LetterSections(props: SectionsProps) {
  const { groups, head, counts, start, only, isPreparing, onPrint, again, onAgain } = props;
  return groups.map(({ centre, letters }) => (
    <section key={centre} aria-label={centre} className={only !== null && only !== centre ? 'screen-only' : undefined}>
      <div className="letters-centre screen-only">
        <Heading as="h2" size="sm">
          <span>{centre}</span> <span className="letters-count">{formatNumber(letters.length)}</span>
        </Heading>
        {groups.length > 1 && (
          <Button onClick={() => onPrint(centre)} aria-disabled={isPreparing} aria-label={`Print ${centre} alone`}>
            <Printer aria-hidden />
            Print these
          </Button>
        )}
      </div>
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
