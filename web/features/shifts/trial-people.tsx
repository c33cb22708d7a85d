import { useState } from 'react';
import { formatMonth } from '../../../schema/format.ts';
import type { TrialPeopleFragment } from '../../api/generated/shifts.ts';
import { StaffName } from '../../people/staff-name.tsx';
import { Button } from '../../ui/button.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import type { TrialMonth } from './trial-facts.ts';

/** Names that are shown before somebody asks for all. */
const shown = 5;

/** Who would have become serially late in a month, and who would have ceased to be, by name. */
export function TrialPeople({ month }: { month: TrialMonth }) {
  const name = formatMonth(month.month);
  return (
    <>
      <People
        title={`Becomes serially late in ${name}`}
        period={month.month}
        people={month.becoming}
        count={month.becomingCount}
      />
      <People
        title={`No longer serially late in ${name}`}
        period={month.month}
        people={month.ceasing}
        count={month.ceasingCount}
      />
    </>
  );
}

function People({ title, period, people, count }: PeopleProps) {
  const [isWhole, setWhole] = useState(false);
  if (count === 0) return null;
  const some = isWhole ? people : people.slice(0, shown);
  const unnamed = count - people.length;
  return (
    <div className="trial-people">
      <h4>
        <span>{title}</span> <span>{formatNumber(count)}</span>
      </h4>
      <ul>
        {some.map(({ staff, lateDaysBefore, lateDaysAfter }) => (
          <li key={staff.personID ?? staff.staffID}>
            <span className="trial-name">
              <StaffName staff={staff} period={period} /> <span>{staff.staffID}</span>
            </span>
            <span>{`${lateDaysBefore} → ${counted(lateDaysAfter, 'late day', 'late days')}`}</span>
          </li>
        ))}
      </ul>
      {people.length > shown && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${unnamed > 0 ? `the first ${people.length}` : `all ${people.length}`}`}
        </Button>
      )}
      {isWhole && unnamed > 0 && <p className="note">{`${formatNumber(unnamed)} more are not named here.`}</p>}
    </div>
  );
}

interface PeopleProps {
  title: string;
  /** The month that was tried. */
  period: string;
  people: readonly TrialPeopleFragment[];
  count: number;
}
