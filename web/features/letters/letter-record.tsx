import { formatLongDate } from '../../../schema/format.ts';
import { letterStepWords } from '../../../schema/recorded-letter.ts';
import { stepTones } from '../../people/letters/step-tones.ts';
import { staffNameOf } from '../../people/staff-name.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { counted } from '../../ui/words.ts';
import type { Letter } from './letter-groups.ts';

type Earlier = NonNullable<Letter['record']>['earlier'][number];

/**
 * Above a letter, on the screen alone: which warning it is, the earlier ones, and whether the person has a letter for some
 * of these days already, which is then printed only where the reader says so.
 */
export function LetterRecord({ letter: { record, staff }, isAgain, onAgain }: LetterRecordProps) {
  if (!record) return null;
  const { step, earlier, known } = record;
  return (
    <div className="letter-record screen-only">
      <p className="row">
        <Badge tone={stepTones[step]}>{`${letterStepWords[step]} warning`}</Badge>
        {earlier.length > 0 && <span>{`Earlier: ${earlier.map(describeEarlier).join('; ')}`}</span>}
      </p>
      {known.map((letter) => (
        <p key={letter.id}>
          On record already: {describeEarlier(letter)}, for {counted(letter.days.length, 'day', 'days')}, put there by{' '}
          {letter.printedBy}.
        </p>
      ))}
      {known.length > 0 && (
        <Checkbox checked={isAgain} onChange={onAgain} aria-label={`Print again the letter to ${staffNameOf(staff)}`}>
          Print again
        </Checkbox>
      )}
    </div>
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
    isAllLeave && '(counts no more: its days became leave)',
  ]
    .filter(Boolean)
    .join(' ');
