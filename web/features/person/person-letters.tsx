import { skipToken } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { maximumLetterDays } from '../../../schema/limits.ts';
import { isUndone, letterKindWords, letterStepWords } from '../../../schema/recorded-letter.ts';
import { readFailure } from '../../api/failure.ts';
import { usePersonLettersQuery } from '../../api/generated/person.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { movePeriod } from '../../days/periods.ts';
import { stepTones } from '../../people/letters/step-tones.ts';
import { today } from '../../session/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Failed } from '../../ui/states.tsx';
import { counted } from '../../ui/words.ts';
import type { Person } from './person-facts.ts';

/** A person's letters on record of two years, where the service keeps them. Nothing where there are none. */
export function PersonLetters({ staff: { staffID, personID } }: { staff: Person['staff'] }) {
  const [from, to] = [movePeriod(today(), 1 - maximumLetterDays), today()];
  const hasRegister = useHasExtension('letters') === true;
  const { data, error, loading, retry } = usePersonLettersQuery(
    hasRegister ? { variables: { staffID, personID, from, to } } : skipToken,
  );
  const letters = data?.recordedLetters?.nodes ?? [];
  const failure = error && !loading ? readFailure(error).message : null;
  if (letters.length === 0 && !failure) return null;
  return (
    <Panel title="Letters" facts={letters.length > 0 && counted(letters.length, 'letter', 'letters')}>
      {failure && <Failed message={`Could not load. ${failure}`} onRetry={retry} />}
      <ul>
        {letters.map((letter) => (
          <li key={letter.id}>
            <Badge tone={stepTones[letter.step]}>{letterStepWords[letter.step]}</Badge>{' '}
            <Link
              className="link"
              to={`/report/letters?${new URLSearchParams({ from, to, search: letter.reference })}`}
            >
              {letter.reference}
            </Link>{' '}
            <span>{describe(letter)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Letter = NonNullable<
  NonNullable<ReturnType<typeof usePersonLettersQuery>['data']>['recordedLetters']
>['nodes'][number];

/** `lateness, 3 days, on record since 12 November 2026, replied`. */
function describe(letter: Letter): string {
  const { kind, days, printedAt, isReplied } = letter;
  return [
    letterKindWords[kind].toLowerCase(),
    counted(days.length, 'day', 'days'),
    printedAt && `on record since ${formatLongDate(printedAt.slice(0, 10))}`,
    isReplied && 'replied',
    isUndone(letter) && 'undone',
    letter.isAllLeave && 'counts no more: its days became leave',
  ]
    .filter(Boolean)
    .join(', ');
}
