import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

const dayMilliseconds = 86_400_000;

/** Whether a text is a day that exists, as `YYYY-MM-DD`. No time zone takes part in this or the other functions of days. */
export const isDay = (text: string): boolean => text.length === 10 && dayjs.utc(text, 'YYYY-MM-DD', true).isValid();

/** The days that a text is by each format of dayjs that it follows wholly. */
export const readByFormats = (text: string, formats: readonly string[]): string[] =>
  formats
    .map((format) => dayjs.utc(text, format, true))
    .filter((day) => day.isValid())
    .map((day) => day.format('YYYY-MM-DD'));

/** Days from 1970-01-01 to a day `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => dayjs.utc(day).valueOf() / dayMilliseconds;

/** The day `YYYY-MM-DD` that is `number` days after 1970-01-01. */
export const dayOfNumber = (number: number): string => dayjs.utc(number * dayMilliseconds).format('YYYY-MM-DD');

/** The day of the week, from 0 for Sunday to 6. */
export const weekdayNumber = (day: string): number => dayjs.utc(day).day();

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => weekdayNumber(day) % 6 === 0;

/** A day `YYYY-MM-DD`, or a month's first, by a format of dayjs: `dddd` for `Friday`, `D MMMM` for `1 March`. */
export const formatDay = (day: string, format: string): string => dayjs.utc(day).format(format);

/** The month or day that lies so many months or days after one, as it is written: `YYYY-MM` or `YYYY-MM-DD`. */
export const movePeriod = (period: string, count: number): string =>
  period.length === 7
    ? dayjs.utc(`${period}-01`).add(count, 'month').format('YYYY-MM')
    : dayjs.utc(period).add(count, 'day').format('YYYY-MM-DD');

/** The same day of an earlier month, or the last one of a month that has no such day. */
export const monthsBefore = (day: string, months: number): string =>
  dayjs.utc(day).subtract(months, 'month').format('YYYY-MM-DD');
