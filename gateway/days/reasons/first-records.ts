import { formatLongDate } from '../../../schema/format.ts';
import type { Context } from '../../app-context.ts';
import { knownRows, readPart } from '../../lists/read-part.ts';
import { addDays, dayNumber, daysOfMonth, lastDays, todayOf } from '../../shared/dates.ts';
import { memoizeByIdentity, memoizeByKey, memoizeByText } from '../../shared/memoize.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { ShiftRow } from '../../upstream/readers/shift.ts';
import type { StaffMemberRow } from '../../upstream/readers/staff.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { dailyPunches } from '../daily-lists.ts';
import type { DayPunches } from '../day-punches.ts';
import { type IsAwaited, readDays } from '../day-reader.ts';
import { personOf } from '../people.ts';
import { type Company, companyOf, memberIndex } from './company.ts';
import { pastPeople } from './past-people.ts';

/** Days without a record, after which the first that has one is the first day with records. */
const silence = 28;
/** People of a service centre, from which on days without a record are not the leave of one of them. */
const centreSize = 5;

/** Records of some days, by day; null for a day that is not known. */
export type PunchesOf = (day: string) => DayPunches | null;

/** Service centres that a day has records of: where they were made, and where their people belong. */
const centresOn = memoizeByIdentity(
  ({ people, texts, centres }: DayPunches): ReadonlySet<string> =>
    new Set([
      ...people.map(({ serviceCentre }) => serviceCentre),
      ...[...new Set(centres)].map((at) => texts[at] ?? ''),
    ]),
);

/** Whether none of these days has a record of a service centre that is large enough to have some. */
export const isSilentCentre = (centre: string, people: number, days: readonly (DayPunches | null)[]): boolean =>
  centre !== '' && people >= centreSize && days.every((punches) => !punches || !centresOn(punches).has(centre));

/** Where records begin, as far as some days show. */
export interface FirstRecords {
  /** The first of the days that has a record; null where none has. */
  readonly first: string | null;
  /** Whether the company has no record on a day, nor in the four weeks before it. */
  readonly isBefore: (day: string) => boolean;
  /** Service centres that have their first record after a day, each with the day of that record. */
  readonly openedAfter: (day: string) => ReadonlyMap<string, string> | null;
}

/** The same object for the same centres, so that what is worked out with it is worked out once. */
const sharedMap = memoizeByKey(500, (text: string): ReadonlyMap<string, string> => new Map(JSON.parse(text)));

/**
 * Finds where records begin within some days, ascending without gaps. `peopleAt` says how many people belong to a service
 * centre. A day that is not known shows nothing, so nothing is claimed across it.
 */
export function findFirstRecords(
  days: readonly string[],
  signsOf: PunchesOf,
  peopleAt: (serviceCentre: string) => number,
): FirstRecords {
  const silentSince = (day: string, isSilent: (punches: DayPunches) => boolean) => {
    for (let back = 0; back <= silence; back++) {
      const punches = signsOf(addDays(day, -back));
      if (!punches || !isSilent(punches)) return false;
    }
    return true;
  };
  const opened = new Map<string, string>();
  const seen = new Set<string>();
  for (const day of days) {
    const punches = signsOf(day);
    if (!punches) continue;
    for (const centre of centresOn(punches)) {
      if (seen.has(centre)) continue;
      seen.add(centre);
      const isSilent = (before: DayPunches) => !centresOn(before).has(centre);
      if (centre !== '' && peopleAt(centre) >= centreSize && silentSince(addDays(day, -1), isSilent))
        opened.set(centre, day);
    }
  }
  return {
    first: days.find((day) => (signsOf(day)?.who.length ?? 0) > 0) ?? null,
    isBefore: (day) => silentSince(day, ({ who }) => who.length === 0),
    openedAfter(day) {
      const later = [...opened].filter(([, first]) => first > day);
      return later.length === 0 ? null : sharedMap(JSON.stringify(later.sort()));
    },
  };
}

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
  if (!context.lists.isSparing(dailyPunches().call)) return null;
  const today = todayOf(context);
  const month = asked.slice(0, 7);
  const yesterday = addDays(today, -1);
  const daysUntil = (until: string) => [
    ...lastDays(addDays(`${month}-01`, -1), daysBefore),
    ...daysOfMonth(month, until),
  ];
  const past = daysUntil(asked === today ? today : yesterday);
  const [read, register] = await Promise.all([
    readDays(dailyPunches(), past, context, isAwaited),
    readPart(endpoints.validStaff(), context),
  ]);
  const rows = knownRows(register);
  if (!rows) return null;
  // Today's sign-ins are a call of their own, which a month's list waits for only where none of its other days has any.
  const isSilent = past.every((day) => read.days.get(day)?.who.length === 0);
  const days = isSilent ? daysUntil(today) : past;
  const punches = days.length > past.length ? await readDays(dailyPunches(), days, context, isAwaited) : read;
  const known = days.map((day) => punches.days.get(day) ?? null);
  return recorded([rows, ...known], `${days[0]} ${days.length}`, () => {
    const knownOf = new Map(days.map((day, index) => [day, known[index] ?? null]));
    return workOut(rows, days, (day) => knownOf.get(day) ?? null);
  });
}

/** What the same lists of the same days have shown: a dashboard asks every minute, and mostly nothing has changed. */
const recorded = memoizeByText<RecordedAbsence>(4);

async function workOut(
  register: readonly StaffMemberRow[],
  days: readonly string[],
  known: PunchesOf,
): Promise<RecordedAbsence> {
  const company = await companyWith(register, days, known);
  const people = Map.groupBy(company.members, ({ staff }) => staff.serviceCentre);
  const records = findFirstRecords(days, known, (centre) => people.get(centre)?.length ?? 0);
  return { ...judge(records, known, company, startOf(register)), lists: [register, ...days.map(known)] };
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
async function companyWith(
  register: readonly StaffMemberRow[],
  days: readonly string[],
  known: (day: string) => DayPunches | null,
): Promise<Company> {
  const read = { company: companyOf(register, noShifts), shifts: noShifts, history: null };
  const none = () => null;
  const { now } = await pastPeople(read, days, { signIns: known, signOuts: none, absent: none, late: none });
  return now;
}

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
