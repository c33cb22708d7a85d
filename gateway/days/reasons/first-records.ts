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
import { companyOf, memberIndex } from './company.ts';
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
  /** Whether the company has no records on a day nor before it, as far as is known. */
  readonly isBefore: (day: string) => boolean;
  /** Whether an absence that is listed is one of a day with records, as far as is known. */
  readonly counts: (staff: StaffSummaryRow, day: string) => boolean;
  /** What it rests on: the same objects as long as the answers stay the same. */
  readonly lists: readonly (object | null)[];
}

/** Waits for no day. */
const none: IsAwaited = () => false;

/**
 * Reads which listed absences of a month, or of a day, count. A service of section 7 alone may list everybody as absent on days before
 * it was in use: what has been learned of the month and of the four weeks before shows where records begin. What is sent to
 * people, and cannot be taken back, waits for all days. Null where the service has validators, since days are not learned
 * then, and where the register could not be read. Throws UNAUTHENTICATED.
 */
export async function readRecordedAbsence(
  asked: string,
  context: Context,
  isAwaited = none,
): Promise<RecordedAbsence | null> {
  if (!context.lists.isSparing(dailyPunches().call)) return null;
  const today = todayOf(context);
  const month = asked.slice(0, 7);
  const daysUntil = (until: string) => [
    ...lastDays(addDays(`${month}-01`, -1), daysBefore),
    ...daysOfMonth(month, until),
  ];
  const past = daysUntil(asked === today ? today : addDays(today, -1));
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
  const unread = () => null;
  // People from their first record on, where that is before their registration.
  const { now: company } = await pastPeople(
    { company: companyOf(register, noShifts), shifts: noShifts, history: null },
    days,
    { signIns: known, signOuts: unread, absent: unread, late: unread },
  );
  const people = Map.groupBy(company.members, ({ staff }) => staff.serviceCentre);
  const records = findFirstRecords(days, known, (centre) => people.get(centre)?.length ?? 0);
  const start = startOf(register);
  // Nobody was registered before, and nobody has signed in.
  const isBefore = (day: string) =>
    records.isBefore(day) || (start !== null && day <= start && known(day)?.who.length === 0);
  return {
    isBefore,
    counts(staff, day) {
      if (isBefore(day)) return false;
      if (known(day) === null) return true;
      const member = company.members[memberIndex(company, personOf(staff))];
      if (records.openedAfter(day)?.has((member?.staff ?? staff).serviceCentre)) return false;
      return !member || member.registered <= dayNumber(day) || member.since < member.registered;
    },
    lists: [register, ...days.map(known)],
  };
}

/** The day on which the first of today's register were registered; null where it is not known of somebody. */
const startOf = (register: readonly StaffMemberRow[]): string | null =>
  register.map(({ createdAt }) => createdAt?.slice(0, 10) ?? '').sort()[0] || null;
