import { formatLongDate, formatTimeOfDay } from '../../../schema/format.ts';
import { formatDay } from '../../../schema/time.ts';
import type { DayFact, DayFactKind, DayReason } from '../../generated/resolvers.ts';
import type { RowFor } from '../../upstream/readers/fields.ts';

/** One fact that a reason rests on. */
export type DayFactRow = RowFor<DayFact>;

/** Reasons that a person's own records decide, whatever others did. */
export const ownReasons: ReadonlySet<DayReason> = new Set(['PRESENT', 'PRESENT_LATE', 'NEW', 'SIGNED_OUT_ONLY']);
/** Reasons that hold where nothing else is recorded of the day. */
export const knownReasons: ReadonlySet<DayReason> = new Set([...ownReasons, 'ON_LEAVE', 'HOLIDAY']);

const nothing: Omit<DayFactRow, 'kind'> = {
  name: null,
  at: null,
  time: null,
  count: null,
  of: null,
  days: [],
  usual: [],
};

/** A fact with what its kind has. */
export const fact = (kind: DayFactKind, parts: Partial<DayFactRow> = {}): DayFactRow => ({
  ...nothing,
  ...parts,
  kind,
});

const timeOf = (instant: string | null) => (instant ? ` at ${formatTimeOfDay(instant.slice(11, 19))}` : '');
const atPlace = (name: string | null) => (name ? `, ${name}` : '');

const counted = (count: number | null) => (count ?? 0).toLocaleString('en');
const listed = (counts: readonly number[]) => new Intl.ListFormat('en').format(counts.map(counted));

/** The share of a shift's people that came to be seen on several days. */
function shareOf(count: number, of: number, name: string): string {
  if (count === 0) return `nobody of ${name}`;
  const percent = Math.round((100 * count) / of);
  if (percent === 0) return `less than 1 % of ${name}`;
  return `${percent === 100 && count < of ? 'more than 99' : percent} % of ${name}`;
}

/** `the 4 Sundays before`, or the days themselves where they are not all four of them. */
function onDays(days: readonly string[]): string {
  const weekday = formatDay(days[0] ?? '1970-01-01', 'dddd');
  if (days.length === 4) return `the 4 ${weekday}s before`;
  const each = new Intl.ListFormat('en').format(days.map((day) => formatDay(day, 'D MMMM')));
  return days.length === 1 ? `${weekday}, ${each}` : `the ${weekday}s ${each}`;
}

const before = (days: readonly string[], usual: readonly number[]) =>
  days.length === 0 ? '' : `, and ${listed(usual)} on ${onDays(days)}`;

/** What a fact comes to, as part of a sentence. */
const clauses: Readonly<Record<DayFactKind, (fact: DayFactRow) => string>> = {
  SIGNED_IN: ({ at, name }) => `signed in${timeOf(at)}${atPlace(name)}`,
  SIGNED_OUT: ({ at, name }) => `signed out${timeOf(at)}${atPlace(name)}`,
  LATE_AFTER: ({ name, time }) => `${name} is late after ${formatTimeOfDay(time ?? '')}`,
  LEAVE: ({ name, days: [from = '', to = ''] }) =>
    from === to
      ? `${name} leave on ${formatLongDate(from)}`
      : `${name} leave from ${formatLongDate(from)} to ${formatLongDate(to)}`,
  LISTED_ABSENT: () => 'listed as absent',
  LISTED_LATE: ({ count }) =>
    count === null ? 'listed as late' : `listed as late, ${count} min after the shift's start`,
  SHIFT_WEEKDAY: ({ name, count, of, days }) =>
    `${shareOf(count ?? 0, of ?? 0, name ?? '')} was there or listed as absent on ${onDays(days)}`,
  OWN_WEEKDAY: ({ count, days }) =>
    count === 0
      ? `neither there nor listed as absent on ${onDays(days)}`
      : `there or listed as absent on ${count} of ${onDays(days)}`,
  COMPANY_DAY: ({ count, of, usual, days }) =>
    `${counted(count)} of ${counted(of)} people who were expected came${before(days, usual)}`,
  CENTRE_DAY: ({ name, count, usual, days }) =>
    `${count === 0 ? 'no sign-in' : count === 1 ? 'one sign-in' : `${counted(count)} sign-ins`} at ${name}${before(days, usual)}`,
  REGISTERED: ({ days }) => `registered on ${formatLongDate(days[0] ?? '')}`,
  NEVER_CAME: ({ name, days }) =>
    `${name === null ? 'never there' : `nobody of ${name} was ever there`} on ${onDays(days)}`,
  PUBLIC_HOLIDAY: ({ name }) => (name === null ? 'a public holiday' : `public holiday: ${name}`),
  OFF_DUTY: ({ name, days }) => `signed in on ${formatLongDate(days[0] ?? '')} for ${name}, which lasts 24 hours`,
  NO_RECORDS: ({ name, days }) => {
    if (name !== null) return `no records at ${name} before ${formatLongDate(days[0] ?? '')}`;
    if (days.length > 0) return 'nobody has signed in on this day, and the same weekdays before are still being read';
    return 'nobody has signed in on this day, nor around the same weekdays before';
  },
  NOT_LEARNED: ({ days }) => `no records of ${onDays(days)} to learn from`,
};

/** How a sentence of each reason begins; what its facts hold follows. */
const openings: Readonly<Partial<Record<DayReason, string>>> = {
  ABSENT: 'no sign-in',
  SIGNED_OUT_ONLY: 'no sign-in',
  NOT_DUE_YET: 'no sign-in yet',
  NO_SHIFT: 'no sign-in, not listed as absent, and no shift',
  UNEXPLAINED: 'no sign-in and not listed as absent',
};

/** The facts in one sentence that a stranger understands. */
export function evidenceOf(reason: DayReason, facts: readonly DayFactRow[]): string {
  const opening = facts[0]?.kind === 'NO_RECORDS' ? '' : openings[reason];
  const parts = [opening ?? '', ...facts.map((each) => clauses[each.kind](each))].filter((part) => part !== '');
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
