import { formatLongDate } from '../../../schema/format.ts';
import type { Context } from '../../auth/context.ts';
import { knownRows, readPart } from '../../lists/read-part.ts';
import { todayOf } from '../../shared/dates.ts';
import { addDays, daysOfMonth, lastDays } from '../../shared/days.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { ShiftRow } from '../../upstream/readers/shift.ts';
import type { StaffMemberRow } from '../../upstream/readers/staff.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { dailySigns } from '../days/daily-lists.ts';
import type { DayPunches } from '../days/day-punches.ts';
import { type IsAwaited, readDays } from '../days/day-reader.ts';
import { personOf } from '../days/people.ts';
import { type Company, companyOf, dayNumber, memberIndex } from './company.ts';
import { type FirstRecords, findFirstRecords } from './first-records.ts';
import { pastByLists } from './past-company.ts';

const noShifts: readonly ShiftRow[] = [];

/** Days before a month whose records tell whether the month's first days are before the first record. */
const daysBefore = 29;

/** Which listed absences are of days before there were records of the company, the service centre or the person. */
export interface RecordedAbsence {
  /** The first of the days that has a record; null where none has. */
  readonly first: string | null;
  /** Whether the company has no records on a day nor before it, as far as is known. */
  readonly isBefore: (day: string) => boolean;
  /** Whether an absence that is listed is one of a day with records, as far as is known. */
  readonly counts: (staff: StaffSummaryRow, day: string) => boolean;
  /** What it rests on: the same objects as long as the answers stay the same. */
  readonly lists: readonly (object | null)[];
}

/**
 * Reads which listed absences of a month, or of a day, count. A service of section 7 alone may list everybody as absent on days before
 * it was in use: what has been learned of the month and of the four weeks before shows where records begin. Null where the
 * service has validators, since days are not learned then, and where the register could not be read. Throws
 * UNAUTHENTICATED.
 */
export const readRecordedAbsence = (asked: string, context: Context): Promise<RecordedAbsence | null> =>
  readWithin(asked, context, () => false);

/** The same, with all days of the month: for what is sent to people, which cannot be taken back. */
export const readAllRecordedAbsence = (month: string, context: Context): Promise<RecordedAbsence | null> =>
  readWithin(month, context, () => true);

async function readWithin(asked: string, context: Context, isAwaited: IsAwaited): Promise<RecordedAbsence | null> {
  if (context.service.sharesLists() !== true) return null;
  const today = todayOf(context);
  const month = asked.slice(0, 7);
  const yesterday = addDays(today, -1);
  const daysUntil = (until: string) => [
    ...lastDays(addDays(`${month}-01`, -1), daysBefore),
    ...daysOfMonth(month, until),
  ];
  const past = daysUntil(asked === today ? today : yesterday);
  const [read, register] = await Promise.all([
    readDays(dailySigns(context), past, context, isAwaited),
    readPart(endpoints.validStaff(context.timeZone), context),
  ]);
  const rows = knownRows(register);
  if (!rows) return null;
  // Today's sign-ins are a call of their own, which a month's list waits for only where none of its other days has any.
  const isSilent = past.every((day) => read.days.get(day)?.who.length === 0);
  const days = isSilent ? daysUntil(today) : past;
  const signs = days.length > past.length ? await readDays(dailySigns(context), days, context, isAwaited) : read;
  const known = (day: string) => signs.days.get(day) ?? null;
  const company = companyWith(rows, days, known);
  const people = Map.groupBy(company.members, ({ staff }) => staff.serviceCentre);
  const records = findFirstRecords(days, known, (centre) => people.get(centre)?.length ?? 0);
  const lists = [rows, ...days.map(known)];
  return { ...judge(records, known, company, startOf(rows)), lists };
}

function judge(
  { first, isBefore, openedAfter }: FirstRecords,
  known: (day: string) => DayPunches | null,
  company: Company,
  start: string | null,
): Omit<RecordedAbsence, 'lists'> {
  const isSilent = (day: string) => known(day)?.who.length === 0;
  // Nobody was registered before, and nobody has signed in.
  const isBeforeAll = (day: string) => isBefore(day) || (start !== null && day <= start && isSilent(day));
  return {
    first,
    isBefore: isBeforeAll,
    counts(staff, day) {
      if (isBeforeAll(day)) return false;
      if (known(day) === null) return true;
      const member = company.members[memberIndex(company, personOf(staff))];
      if (openedAfter(day)?.has((member?.staff ?? staff).serviceCentre)) return false;
      return !member || member.registered <= dayNumber(day) || member.since < member.registered;
    },
  };
}

/** The register, with people from their first record on where that is before their registration. */
function companyWith(
  register: readonly StaffMemberRow[],
  days: readonly string[],
  known: (day: string) => DayPunches | null,
): Company {
  const explained = new Map(
    days.map((date) => [
      date,
      { records: [{ date, people: known(date)?.people ?? nobody }], absent: { date, people: nobody }, near: [] },
    ]),
  );
  return pastByLists(companyOf(register, noShifts), { explained, lessons: new Map() }).now;
}

const nobody: readonly StaffSummaryRow[] = [];

/** The day on which the first of today's register were registered; null where it is not known of somebody. */
const startOf = (register: readonly StaffMemberRow[]): string | null =>
  register.reduce<string | null>((first, { createdAt }) => {
    const day = createdAt?.slice(0, 10) ?? '';
    return first === null || day < first ? day : first;
  }, null) || null;

/** Absences that are not shown. */
export interface HiddenAbsences {
  /** How many people have some. */
  readonly people: number;
  /** Whether all are of days before the first record of the company. */
  readonly areBeforeAll: boolean;
}

/** Why listed absences are not shown; null where all are. */
export function sentenceOfHidden({ people, areBeforeAll }: HiddenAbsences, { first }: RecordedAbsence): string | null {
  if (people === 0) return null;
  const whose = people === 1 ? "1 person's" : `${people.toLocaleString('en')} people's`;
  if (!areBeforeAll) {
    return `${whose} listed absences are not shown: before the first records of the service centre, or before registration.`;
  }
  if (first === null) return `No records yet: ${whose} listed absences are not shown.`;
  return `No records before ${formatLongDate(first)}: ${whose} listed absences before it are not shown.`;
}
