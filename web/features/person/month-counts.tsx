import { Link } from 'react-router-dom';
import { formatMonth } from '../../../schema/format.ts';
import { isPartial } from '../../days/days-read.tsx';
import { formatNumber } from '../../ui/words.ts';
import type { Person } from './person-facts.ts';
import type { MonthNumbers, PersonMonths } from './use-person-months.ts';

/** What is counted, and how a number reads that is not known. */
const series = [
  { name: 'late', label: 'Days late', of: ({ lateDays }: MonthNumbers) => lateDays },
  { name: 'absent', label: 'Listed absent', of: ({ absentDays }: MonthNumbers) => absentDays },
  { name: 'flagged', label: 'Flagged', of: ({ flagged }: MonthNumbers) => flagged },
] as const;

/** The numbers of the month beside those of the five before: a bar each, with its number, and the way to each month. */
export function MonthCounts({ person, counted: { months, isPending }, searchOf }: MonthCountsProps) {
  const serial = person.shift?.serialLatenessThreshold ?? null;
  return (
    <div className="person-counts">
      <table>
        <caption className="visually-hidden">The month and the five before it</caption>
        <thead>
          <tr>
            <td />
            {months.map(({ month }) => (
              <th key={month} scope="col" aria-current={month === person.month ? 'true' : undefined}>
                {month === person.month ? (
                  shortMonth(month)
                ) : (
                  <Link to={{ search: searchOf({ month, day: '', open: '' }) }} title={formatMonth(month)}>
                    {shortMonth(month)}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ name, label, of }) => {
            const most = Math.max(1, ...months.map((each) => of(each) ?? 0), name === 'late' ? (serial ?? 0) : 0);
            return (
              <tr key={name}>
                <th scope="row">
                  <span>{label}</span>
                  {name === 'late' && serial !== null && <span className="person-note">{`serial from ${serial}`}</span>}
                </th>
                {months.map((each) => (
                  <td key={each.month} data-series={name}>
                    <span className="person-bar" style={{ height: `${((of(each) ?? 0) / most) * 26}px` }} aria-hidden />
                    <Figure
                      value={of(each)}
                      isPending={isPending}
                      isAtLeast={name !== 'flagged' && each.month === person.month && isPartial(person.coverage)}
                      below={name === 'late' && each.isSeriallyLate === false ? serial : null}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface MonthCountsProps {
  person: Person;
  counted: PersonMonths;
  searchOf: (parts: { month: string; day: string; open: string }) => string;
}

/** A number; `≥1` and `<3` where no more is known than that it is not less, or less; `?` where nothing is. */
function Figure({ value, isPending, isAtLeast, below }: FigureProps) {
  if (value != null && isAtLeast) return <span title={`At least ${value}: some days are not read`}>{`≥${value}`}</span>;
  if (value != null) return <span>{formatNumber(value)}</span>;
  if (isPending) return <span className="pending-fact" data-text="00" aria-hidden />;
  if (below !== null) return <span title={`Fewer than ${below}: not serially late`}>{`<${below}`}</span>;
  return (
    <span title="Not known">
      <span>?</span>
      <span className="visually-hidden"> not known</span>
    </span>
  );
}

interface FigureProps {
  value: number | null | undefined;
  isPending: boolean;
  isAtLeast: boolean;
  below: number | null;
}

const shortMonth = (month: string) => formatMonth(month).slice(0, 3);
