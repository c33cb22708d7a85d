import { useEffect } from 'react';
import { formatCount } from './overview-facts.ts';
import { TrendChart } from './trend-chart.tsx';
import { type TrendDay, weekdayMeans } from './trend-facts.ts';
import { TrendTable } from './trend-table.tsx';
import { useDayMarks } from './use-day-marks.ts';
import { describeChange, describeUsual, type UsualName, usualDay } from './usual-day.ts';

const series = [
  { name: 'on-time', label: 'On time' },
  { name: 'late', label: 'Late' },
  { name: 'absent', label: 'Absent' },
  { name: 'weekend', label: 'Weekend' },
  { name: 'mark', label: 'Holiday, or hardly anybody came' },
];

/** What is said of the day's numbers beside its weekday's usual ones; empty where too little is known. */
export type Changes = Partial<Record<string, string>>;

interface TrendDaysProps {
  /** In order of time, the shown day last. */
  days: readonly TrendDay[];
  today: string;
  isToday: boolean;
  onChanges: (changes: Changes) => void;
}

/** The days of the trend: bars, what they mean, and the same as a table. */
export function TrendDays({ days, today, isToday, onChanges }: TrendDaysProps) {
  const usual = usualDay(days, today);
  const day = days.at(-1);
  const changeOf = (name: UsualName) =>
    day && usual ? describeChange(day[name], usual[name], usual.weekday, isToday) : '';
  const [attendance, lateness, absent] = [changeOf('attendance'), changeOf('lateness'), changeOf('absent')];
  useEffect(() => {
    onChanges({ date: today, attendance, lateness, absent });
  }, [today, attendance, lateness, absent, onChanges]);
  const means = weekdayMeans(days, today);
  const marks = useDayMarks(days, today);
  const summary = means
    ? `Monday to Friday on average: ${formatCount(means.attendance)} signed in, ${formatCount(means.lateness)} of them late, ${formatCount(means.absent)} absent.`
    : 'No earlier day from Monday to Friday is known.';
  return (
    <>
      <TrendChart
        days={days}
        marks={marks}
        label={`Attendance, lateness and absence of the last 30 days. ${summary}`}
      />
      <ul className="trend-legend note">
        {series.map(({ name, label }) => (
          <li key={name}>
            <span className={`trend-swatch swatch-${name}`} aria-hidden />
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <p className="note">{usual ? `${summary} ${describeUsual(usual)}` : summary}</p>
      <TrendTable days={days} />
    </>
  );
}
