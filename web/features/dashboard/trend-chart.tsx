import { formatDay, weekdayNumber } from '../../../schema/time.ts';
import { formatCount } from './overview-facts.ts';
import { TrendBars } from './trend-bars.tsx';
import { axisTop, isKnown, type TrendDay } from './trend-facts.ts';

const plot = { top: 10, height: 196, axis: 22 };
/** Room for the axis, in days. */
const gutter = 2.6;

/**
 * Bars from zero, one a day: on time, late and absent on top of each other. Weekends are hatched, days that could not
 * be read have a question mark, holidays and days on which hardly anybody came a stripe at the top, those before the first record have neither. Each bar names its day and opens it.
 */
export function TrendChart({ days, marks, label }: TrendChartProps) {
  const top = axisTop(days);
  const width = 100 / (days.length + gutter);
  const start = `${gutter * width}%`;
  const box = { insetInlineStart: start, top: plot.top, height: plot.height };
  const yOf = (people: number) => plot.top + plot.height * (1 - people / top);
  return (
    <div className="trend-plot">
      <svg
        className="trend-chart"
        role="img"
        aria-label={label}
        width="100%"
        height={plot.top + plot.height + plot.axis}
      >
        <defs>
          <pattern id="trend-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="trend-hatch" width="2" height="6" />
          </pattern>
        </defs>
        {[0, top / 2, top].map((people) => (
          <line key={people} className="trend-line" x1={start} x2="100%" y1={yOf(people)} y2={yOf(people)} />
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
        {[0, top / 2, top].map((people) => (
          <text key={people} className="trend-tick" x={`${(gutter - 0.25) * width}%`} y={yOf(people) + 4}>
            {formatCount(people)}
          </text>
        ))}
      </svg>
      <TrendBars days={days} marks={marks} style={box} />
    </div>
  );
}

interface TrendChartProps {
  days: readonly TrendDay[];
  /** What is to be said of a day, by its date. */
  marks: ReadonlyMap<string, string>;
  label: string;
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
  const [attendance, late, absent] = [
    day.attendance ?? 0,
    Math.min(day.lateness ?? 0, day.attendance ?? 0),
    day.absent ?? 0,
  ];
  const levels = [
    { name: 'on-time', from: 0, to: attendance - late },
    { name: 'late', from: attendance - late, to: attendance },
    { name: 'absent', from: attendance, to: attendance + absent },
  ];
  return (
    <g>
      {day.isWeekend && (
        <rect x={`${left}%`} width={`${width}%`} y={plot.top} height={plot.height} fill="url(#trend-hatch)" />
      )}
      {levels
        .filter(({ from, to }) => to > from)
        .map(({ name, from, to }) => (
          <rect key={name} className={`trend-${name}`} {...bar} y={yOf(to)} height={yOf(from) - yOf(to)} />
        ))}
      {mark && (
        <rect className="trend-mark" x={`${left + width * 0.14}%`} width={`${width * 0.72}%`} y={plot.top} height={6}>
          <title>{mark}</title>
        </rect>
      )}
      {!isKnown(day) && !day.hasNoRecords && (
        <text className="trend-unknown" x={middle} y={yOf(attendance + absent) - 4}>
          ?
        </text>
      )}
      {weekdayNumber(day.date) === 1 && (
        <text className="trend-date" x={middle} y={plot.top + plot.height + 16}>
          {formatDay(day.date, 'D MMM')}
        </text>
      )}
    </g>
  );
}
