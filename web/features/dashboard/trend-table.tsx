import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { formatCount } from './overview-facts.ts';
import type { TrendDay } from './trend-facts.ts';

/** The trend's numbers as a table, newest day first, each number a link to the day's report. */
export function TrendTable({ days }: { days: readonly TrendDay[] }) {
  return (
    <details className="trend-details">
      <summary>Show the numbers as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="trend-table" aria-label="Numbers of the last 30 days" tabIndex={0}>
        <table>
          <caption className="visually-hidden">
            People who signed in, were late and were absent, newest day first
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Attendance</th>
              <th scope="col">Late</th>
              <th scope="col">Absent</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date} className={day.isWeekend ? 'is-weekend' : undefined}>
                <th scope="row">{formatLongDate(day.date)}</th>
                <Cell day={day} people={day.attendance} to={`/all/attendance?date=${day.date}`} />
                <Cell day={day} people={day.lateness} to={`/report/latness?date=${day.date}`} />
                <Cell day={day} people={day.absent} to={`/report/exception?date=${day.date}`} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Cell({ day, people, to }: { day: TrendDay; people: number | null; to: string }): ReactNode {
  if (day.hasNoRecords) return <td>no records</td>;
  return (
    <td>
      {people === null ? (
        'not known'
      ) : (
        <Link className="link" to={to}>
          {formatCount(people)}
        </Link>
      )}
    </td>
  );
}
