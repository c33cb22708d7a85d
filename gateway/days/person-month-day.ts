import { notWorked, type WorkedDay } from '../../schema/hours.ts';
import { isFlagged } from '../../schema/lists/attendance.ts';
import type { DayUnknown, PersonMonthDay } from '../generated/resolvers.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { RowFor } from '../upstream/readers/fields.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import type { PersonDayRow } from './reasons/explained-day.ts';
import type { OwnDay } from './reasons/own-records.ts';

/** A day of a person's month; its records are those of the shift day, in order of time. */
export type PersonMonthDayRow = RowFor<
  PersonMonthDay,
  { readonly staff: StaffSummaryRow; readonly records: readonly AttendanceRecordRow[] }
>;

const hoursOf = ({ minutes, overtime, missing }: WorkedDay) => ({ minutesWorked: minutes, overtime, missing });

const whyUnknown: Readonly<Record<DayUnknown, string>> = {
  TO_COME: 'Not known: the day is to come.',
  NO_RECORDS: 'Not known: nothing is recorded on the day, nor on the same weekdays before.',
  UNREAD: 'Not known: a list of the day could not be read.',
  NOT_REGISTERED: 'Not known: nothing shows that the person was on the register on this day.',
};

/** A day of which nothing can be said. */
export function unknownDay(
  staff: StaffSummaryRow,
  date: string,
  unknown: DayUnknown,
  evidence = whyUnknown[unknown],
): PersonMonthDayRow {
  return {
    key: date,
    staff,
    date,
    reason: null,
    unknown,
    firstIn: null,
    lastOut: null,
    ...hoursOf(notWorked),
    minutesLate: null,
    onLeave: null,
    isListedLate: null,
    isListedAbsent: null,
    isProbablyNotReal: null,
    signIns: null,
    flagged: null,
    records: [],
    facts: [],
    evidence,
  };
}

/** An explained day with the records that belong to it. */
export function knownDay(day: PersonDayRow, records: readonly AttendanceRecordRow[], today: number): PersonMonthDayRow {
  const { staff, date, reason, minutesLate, onLeave, isListedLate, isListedAbsent, isProbablyNotReal } = day;
  return {
    key: date,
    staff,
    date,
    reason,
    unknown: null,
    ...timesOf(day, today),
    ...countsOf(records),
    minutesLate,
    onLeave,
    isListedLate,
    isListedAbsent,
    isProbablyNotReal,
    facts: day.facts,
    evidence: day.evidence,
  };
}

/** A day whose reason takes lists that are still being read; the person's own records are known already. */
export const learningDay = (
  staff: StaffSummaryRow,
  date: string,
  { explained, records }: OwnDay,
  isListedAbsent: boolean | null,
  today: number,
): PersonMonthDayRow => ({
  ...unknownDay(staff, date, 'UNREAD', 'Not known yet: a list of the day is still being read.'),
  ...(explained && timesOf(explained, today)),
  ...countsOf(records),
  isListedAbsent,
});

/** First in, last out and the hours between, as of a day given as a number. */
const timesOf = (day: PersonDayRow, today: number) => ({
  firstIn: day.firstIn,
  lastOut: day.lastOut,
  ...hoursOf(day.workedAsOf(today)),
});

const countsOf = (records: readonly AttendanceRecordRow[]) => ({
  signIns: records.filter(({ mode }) => mode === 'SIGNED_IN').length,
  flagged: records.filter(isFlagged).length,
  records,
});
