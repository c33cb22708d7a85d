import { addDays, daysOfMonth, lastDay } from '../../shared/dates.ts';
import { badResponse } from '../faults.ts';
import { type Loose, readBoolean, readText } from '../read.ts';
import type { Losses } from './losses.ts';
import { isNever } from './read-times.ts';
import { foldID } from './register-ids.ts';

/** What a list was asked for; what is left out was not asked. */
export interface Asked {
  /** The first and the last day, `YYYY-MM-DD` in the company's time zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly mode?: 'SIGNED_IN' | 'SIGNED_OUT';
  readonly staffID?: string;
  /** Whether the late alone are asked for. */
  readonly isLate?: boolean;
}

/** A day. */
export const ofDay = (date: string): Asked => ({ from: date, to: date });

/** The month of a day. */
export function ofMonth(date: string): Asked {
  const days = daysOfMonth(date.slice(0, 7), lastDay);
  return { from: days[0], to: days.at(-1) };
}

/** What a row says of that; null and an empty staff ID are nothing. */
export interface Said {
  readonly day: string | null;
  /** The time on the wall, `HH:MM:SS`; an empty text without one. */
  readonly time?: string;
  readonly mode?: Asked['mode'] | null;
  readonly staffID?: string;
}

/** How a row says that its person is not late, or not absent. Plain `late` and `present` may count days or minutes. */
const denials = {
  late: { fields: { isLate: false }, status: /^(?:on[ _-]?time|early)$/i },
  absent: { fields: { isAbsent: false, isPresent: true }, status: /^(?:present|late|on[ _-]?time|early)$/i },
} as const;

/** The rows of a list of the late or the absent without those that say themselves that they are not; these are counted. */
export function withoutOthers(rows: readonly Loose[], of: keyof typeof denials, losses: Losses): readonly Loose[] {
  const { status } = denials[of];
  const fields = Object.entries(denials[of].fields);
  const isOne = (row: Loose) =>
    fields.every(([name, denial]) => readBoolean(row[name]) !== denial) &&
    ![row.status, row.attendanceStatus].some((word) => status.test(readText(word)));
  const those = rows.filter((row) => {
    const isThis = isOne(row);
    if (!isThis) losses.note('otherState', row);
    return isThis;
  });
  // The list may be of everybody, or the field one that the service never fills in.
  if (rows.length > 0 && those.length === 0) throw badResponse(`a list of the ${of} in which nobody is ${of}`);
  return those;
}

/** Fields under which rows are counted that are not of the question. */
const others = ['otherMode', 'otherPerson', 'otherDay'] as const;

/** From when on a record of the evening before a day may be one of the day: of a shift that begins at midnight. */
const eveningBegins = '18:00';
/** Until when a record of the next morning may be: of a shift that began in the evening, or that ends in the morning. */
const morningEnds = { SIGNED_IN: '04:00', SIGNED_OUT: '12:00' } as const;

/**
 * Which of a list's rows, by what each says, are of the question; the others are counted. A service may list what a night
 * shift did under the day on which it began: such a row fits, unless the list tells of the neighbouring day besides. Throws
 * UPSTREAM_BAD_RESPONSE where none fits of rows whose clocks were set.
 */
export function rowsAsked(said: readonly Said[], asked: Asked, losses: Losses): readonly boolean[] {
  const { from = '', to = lastDay } = asked;
  const [before, after] = [from && addDays(from, -1), asked.to && addDays(to, 1)];
  const fullDays = new Set<string>();
  const faults = said.map((row): (typeof others)[number] | 'otherNight' | null => {
    const { day, time = '', mode, staffID } = row;
    if (asked.mode && mode && mode !== asked.mode) return 'otherMode';
    if (asked.staffID && staffID && foldID(staffID) !== foldID(asked.staffID)) return 'otherPerson';
    if (day === null || (day >= from && day <= to)) return null;
    const isNight =
      (day === before && time >= eveningBegins) ||
      (day === after && time !== '' && time < morningEnds[asked.mode ?? 'SIGNED_IN']);
    if (isNight) return 'otherNight';
    fullDays.add(day);
    return 'otherDay';
  });
  const fits = faults.map((fault, index) => {
    if (fault === null || (fault === 'otherNight' && !fullDays.has(said[index]?.day ?? ''))) return true;
    losses.note(fault === 'otherNight' ? 'otherDay' : fault, said[index]);
    return false;
  });
  if (!fits.includes(true) && !said.every(({ day }) => day !== null && isNever(day))) {
    const most = others.toSorted((one, other) => losses.count(other) - losses.count(one))[0];
    throw badResponse(`a list of ${mostOf[most ?? 'otherDay']}`);
  }
  return fits;
}

const mostOf = { otherMode: 'another mode', otherPerson: 'other people', otherDay: 'other days' } as const;
