import { ScanSearch } from 'lucide-react';
import { createContext, use, useState } from 'react';
import { DayMark, dayWord } from '../../report/day-mark.tsx';
import type { SheetRow } from './sheet-columns.ts';
import { type MonthFound, noneFound, useFoundInMonth } from './use-found-in-month.ts';

/** What was found in the month that is shown. */
export const FoundInMonth = createContext<MonthFound>(noneFound);

/** The mark of a person's day, with a dot and words where its sign-ins call for a look. */
export function SheetMark({ row, place }: { row: SheetRow; place: number }) {
  const found = use(FoundInMonth);
  const day = row.days[place];
  if (!day) return null;
  const words = found.get(`${row.key} ${day.date}`);
  if (!words) return <DayMark reason={day.reason} unknown={day.unknown} />;
  const name = `${dayWord(day)}. Check: ${words}`;
  return (
    <span className="sheet-check" role="img" aria-label={name} title={name}>
      <DayMark reason={day.reason} unknown={day.unknown} isNamed={false} />
    </span>
  );
}

/**
 * Looks, once it is pressed, what calls for a look in the sign-ins of the people shown, and says how many there are:
 * a month's places are compared with those of four weeks before each day, which nobody pays for who does not ask.
 */
export function MonthFindings({ month, rows, onFound }: MonthFindingsProps) {
  const [isWanted, setWanted] = useState(false);
  const people = rows.map(({ key }) => key);
  const { done, count, failure, retry } = useFoundInMonth(isWanted ? people : [], month, onFound);
  const isLoading = isWanted && !failure && done < people.length;
  const told = isWanted && !failure && !isLoading ? countText(count) : undefined;
  return (
    <div className="sheet-findings">
      <button
        type="button"
        className="chip chip-finding finding-chip"
        aria-pressed={isWanted}
        data-active={isWanted}
        title={told}
        onClick={() => (failure ? retry() : setWanted(!isWanted))}
      >
        <ScanSearch aria-hidden />
        {failure ? 'Compare places again' : 'To check'}
        {isWanted && !failure && (
          <span className="chip-count">{isLoading ? `${done}/${people.length}` : count.toLocaleString('en')}</span>
        )}
      </button>
      <span role="status" className={failure ? undefined : 'visually-hidden'}>
        {failure && `Could not compare. ${failure}`}
        {isLoading && 'Comparing the month’s places with four weeks…'}
        {told}
      </span>
    </div>
  );
}

const countText = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'sign-in' : 'sign-ins'} of the people on this page, with a dot`;

interface MonthFindingsProps {
  month: string;
  /** The people shown. */
  rows: readonly SheetRow[];
  /** Takes what was found; the same function as long as the sheet is shown. */
  onFound: (found: MonthFound) => void;
}
