import { Box } from '@chakra-ui/react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { formatDay, weekdayNumber } from '../../../schema/time.ts';
import { useKeyHints } from '../../ui/page-keys.ts';
import { formatCount } from './overview-facts.ts';
import { axisTop, isKnown, type TrendDay } from './trend-facts.ts';

const plot = { top: 10, height: 196, axis: 22 };
/** Room for the axis, in days. */
const gutter = 2.6;

/** What the chart draws, and the colours and heights of its legend. */
export const series = {
  onTime: { label: 'On time', ground: 'var(--attendance)', height: 9 },
  late: { label: 'Late', ground: 'var(--lateness)', height: 9 },
  absent: { label: 'Absent', ground: 'var(--absence)', height: 9 },
  weekend: {
    label: 'Weekend',
    ground: 'repeating-linear-gradient(135deg, var(--border-emphasized) 0 2px, transparent 2px 4px)',
    height: 9,
  },
  mark: { label: 'Holiday, or hardly anybody came', ground: 'var(--holiday)', height: 6 },
} as const;

interface TrendChartProps {
  days: readonly TrendDay[];
  /** What is to be said of a day, by its date. */
  marks: ReadonlyMap<string, string>;
  label: string;
}

/**
 * Bars from zero, one a day: on time, late and absent on top of each other. Weekends are hatched, days that could not
 * be read have a question mark, holidays and days on which hardly anybody came a stripe at the top, those before the first record have neither. Each bar names its day and opens it.
 */
export function TrendChart({ days, marks, label }: TrendChartProps) {
  const top = axisTop(days);
  const width = 100 / (days.length + gutter);
  const start = `${gutter * width}%`;
  const yOf = (people: number) => plot.top + plot.height * (1 - people / top);
  return (
    <Box position="relative">
      <svg
        className="trend-chart"
        role="img"
        aria-label={label}
        width="100%"
        height={plot.top + plot.height + plot.axis}
      >
        <defs>
          <pattern id="trend-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect fill="var(--border)" width="2" height="6" />
          </pattern>
        </defs>
        {[0, top / 2, top].map((people) => (
          <g key={people}>
            <line stroke="var(--border-muted)" x1={start} x2="100%" y1={yOf(people)} y2={yOf(people)} />
            <text textAnchor="end" x={`${(gutter - 0.25) * width}%`} y={yOf(people) + 4}>
              {formatCount(people)}
            </text>
          </g>
        ))}
        {days.map((day, index) => (
          <Day
            key={day.date}
            day={day}
            mark={marks.get(day.date)}
            left={(gutter + index) * width}
            width={width}
            yOf={yOf}
          />
        ))}
      </svg>
      <Bars days={days} marks={marks} style={{ insetInlineStart: start, top: plot.top, height: plot.height }} />
    </Box>
  );
}

interface DayProps {
  day: TrendDay;
  mark: string | undefined;
  left: number;
  width: number;
  yOf: (people: number) => number;
}

function Day({ day, mark, left, width, yOf }: DayProps) {
  const bar = { x: `${left + width * 0.14}%`, width: `${width * 0.72}%` };
  const middle = `${left + width / 2}%`;
  const { attendance, lateness, absent } = day;
  const came = attendance ?? 0;
  const late = Math.min(lateness ?? 0, came);
  const all = came + (absent ?? 0);
  const levels = [
    { ...series.onTime, from: 0, to: came - late },
    { ...series.late, from: came - late, to: came },
    { ...series.absent, from: came, to: all },
  ];
  return (
    <g>
      {day.isWeekend && (
        <rect x={`${left}%`} width={`${width}%`} y={plot.top} height={plot.height} fill="url(#trend-hatch)" />
      )}
      {levels
        .filter(({ from, to }) => to > from)
        .map(({ label, ground, from, to }) => (
          <rect key={label} fill={ground} {...bar} y={yOf(to)} height={yOf(from) - yOf(to)} />
        ))}
      {mark && (
        <rect fill={series.mark.ground} {...bar} y={plot.top} height={6}>
          <title>{mark}</title>
        </rect>
      )}
      {!isKnown(day) && !day.hasNoRecords && (
        <text className="trend-unknown" textAnchor="middle" x={middle} y={yOf(all) - 4}>
          ?
        </text>
      )}
      {weekdayNumber(day.date) === 1 && (
        <text textAnchor="middle" x={middle} y={plot.top + plot.height + 16}>
          {formatDay(day.date, 'D MMM')}
        </text>
      )}
    </g>
  );
}

interface BarsProps extends Pick<TrendChartProps, 'days' | 'marks'> {
  style: CSSProperties;
}

/**
 * A link over each bar of the chart, which opens the day. The pointed or focused day's numbers stand below; one of the
 * links is in the tab order, arrow keys, Home and End move on from there.
 */
function Bars({ days, marks, style }: BarsProps) {
  const [date, setDate] = useState<string | null>(null);
  useKeyHints(hints);
  const index = days.findIndex((day) => day.date === date);
  const current = index < 0 ? days.length - 1 : index;
  const day = days[current];

  function move(event: KeyboardEvent<HTMLElement>) {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: days.length - 1,
    };
    const next = days[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${next.date}"]`)?.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn around links that are not a form. */}
      <div
        style={{ position: 'absolute', insetInlineEnd: 0, display: 'flex', ...style }}
        role="group"
        aria-label="Days. Arrow keys move, Enter opens the day."
        onKeyDown={move}
      >
        {days.map((each, index) => (
          <Link
            key={each.date}
            to={`/all/attendance?date=${each.date}`}
            className="trend-bar"
            data-date={each.date}
            aria-label={describeDay(each, marks)}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setDate(each.date)}
            onPointerEnter={() => setDate(each.date)}
          />
        ))}
      </div>
      <Box
        as="p"
        className="trend-day"
        minH={{ base: '40px', sm: '20px' }}
        fontSize="13px"
        fontVariantNumeric="tabular-nums"
      >
        {day && describeDay(day, marks)}
      </Box>
    </>
  );
}

const hints = [[['←', '→', 'Home', 'End', 'Enter'], 'On the bars: other days; opens the day']] as const;

/** A day's numbers in words, with its mark. */
function describeDay({ date, attendance, lateness, absent, hasNoRecords }: TrendDay, marks: BarsProps['marks']) {
  if (hasNoRecords) return `${formatLongDate(date)}: no records`;
  const mark = marks.get(date);
  const numbers = `${formatCount(attendance)} signed in, ${formatCount(lateness)} late, ${formatCount(absent)} absent`;
  return `${formatLongDate(date)}: ${numbers}${mark ? `. ${mark}` : ''}`;
}
