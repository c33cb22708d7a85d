import { formatCount } from './overview-facts.ts';
import { TrendChart } from './trend-chart.tsx';
import { type TrendDay, weekdayMeans } from './trend-facts.ts';
import { TrendTable } from './trend-table.tsx';

const series = [
  { name: 'on-time', label: 'On time' },
  { name: 'late', label: 'Late' },
  { name: 'absent', label: 'Absent' },
  { name: 'weekend', label: 'Weekend' },
];

/** The days of the trend: bars, what they mean, and the same as a table. */
export function TrendDays({ days, today }: { days: readonly TrendDay[]; today: string }) {
  const means = weekdayMeans(days, today);
  const summary = means
    ? `Monday to Friday on average: ${formatCount(means.attendance)} signed in, ${formatCount(means.lateness)} of them late, ${formatCount(means.absent)} absent.`
    : 'No earlier day from Monday to Friday is known.';
  return (
    <>
      <TrendChart days={days} label={`Attendance, lateness and absence of the last 30 days. ${summary}`} />
      <ul className="trend-legend">
        {series.map(({ name, label }) => (
          <li key={name}>
            <span className={`trend-swatch swatch-${name}`} aria-hidden />
            {label}
          </li>
        ))}
      </ul>
      <p className="trend-summary">{summary}</p>
      <TrendTable days={days} />
    </>
  );
}
