import { daySeconds, lateSecondsOf, secondsOf } from '../../../schema/late-after.ts';
import { dayNumber } from '../../shared/dates.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import type { Loss } from '../../upstream/readers/losses.ts';
import { lossOfShifts, type ShiftRow, shiftsByReference } from '../../upstream/readers/shift.ts';
import type { StaffMemberRow } from '../../upstream/readers/staff.ts';
import { byPerson, foldName, isSameName, type StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { isSomebody, keyOfHolder, mayBeOnePerson } from '../people.ts';

/** A shift whose times are known. */
export interface Hours {
  readonly id: string;
  readonly name: string;
  /** Seconds after the midnight of its day. */
  readonly start: number;
  /** Seconds after the midnight of its day at which it ends, on the next day where that is earlier than the start. */
  readonly end: number;
  /** Seconds from start to end; null where upstream gives no end. */
  readonly length: number | null;
  /**
   * Seconds after the midnight of its day after which a sign-in is late; it may be after the next midnight. Null where the
   * threshold cannot be read.
   */
  readonly lateAfter: number | null;
}

/** A shift by its name, with its hours where they are known. */
export interface NamedShift {
  readonly name: string;
  readonly hours: Hours | null;
}

/** Somebody on the register. */
export interface Member {
  readonly staff: StaffSummaryRow;
  /** Name of the shift; an empty string without one. */
  readonly shift: string;
  /** Who works as they do: upstream's id of the shift, or its name where it gives none; empty without a shift. */
  readonly group: string;
  /** Null without a shift, and where its start is not known. */
  readonly hours: Hours | null;
  /** The day of registration, as a number; 0 when it is not known. */
  readonly registered: number;
  /** The day from which they count as registered: earlier than that of registration where lists named them before. */
  readonly since: number;
}

/** The register beside the shifts, as of a day. */
export interface Company {
  /** Everybody of a reading, one person each: the same indexes on all of its days. */
  readonly members: readonly Member[];
  /** The index of each staff ID of today's register in `members`. */
  readonly indexes: ReadonlyMap<string, number>;
  /** The index of each of today's register by the service's own id of the person. */
  readonly ids: ReadonlyMap<string, number>;
  /** The indexes of those who have had a staff ID in turn: first who has it on the day. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
  /** Indexes of people who were not on the register on the day, as far as is known. */
  readonly away: ReadonlySet<number>;
  /** Indexes of people whom lists alone show to have been on the register: on days to which something of theirs belongs. */
  readonly leavers: ReadonlySet<number>;
  readonly hours: readonly Hours[];
  readonly shifts: ReadonlyMap<string, NamedShift>;
}

/** Seconds that a shift lasts whose start or end is not known. */
const usualLength = 8 * 3600;

/** Seconds from a shift's start to its end. */
export const lengthOf = (hours: Hours | null): number => (hours ? hours.end - hours.start : usualLength);

/** Whether somebody works past midnight, and may come back from a break on the next day. */
export const isOfNight = (member: Member | undefined): boolean => (member?.hours?.end ?? 0) > daySeconds;

const nobody: ReadonlySet<number> = new Set();

/** Everybody once, in the register's order, as the register of today has them; the same for the same versions. */
export const companyOf = memoizeByIdentity(
  (register: readonly StaffMemberRow[], shifts: readonly ShiftRow[]): Company => {
    const people = byPerson(register.filter(isSomebody));
    const members = people.map(([row]) => row).map(memberMaker(shifts));
    const all = Map.groupBy(members.keys(), (index) => members[index]?.staff.staffID ?? '');
    const known = namedShifts(shifts);
    return {
      members,
      indexes: new Map([...all].map(([staffID, [first = 0]]) => [staffID, first])),
      ids: new Map(members.flatMap(({ staff: { id } }, index) => (id === undefined ? [] : [[id, index]]))),
      holders: new Map([...all].filter(([, indexes]) => indexes.length > 1)),
      away: nobody,
      leavers: nobody,
      hours: hoursOfAll(shifts),
      shifts: known,
    };
  },
);

/** Companies by what they have beyond today's register. */
const variants = memoizeByIdentity((_company: Company) => new Map<string, Company>());

/** Variants of one company that are remembered. */
const mostVariants = 100;

/** The company with something beside or instead; the same object for the same text. */
export function variantOf(company: Company, text: string, make: () => Company): Company {
  const known = variants(company);
  const found = known.get(text);
  if (found) return found;
  const made = make();
  if (known.size >= mostVariants) known.delete(known.keys().next().value ?? '');
  known.set(text, made);
  return made;
}

/** The shifts by what records name them by. */
export const namedShifts = memoizeByIdentity(
  (shifts: readonly ShiftRow[]): ReadonlyMap<string, NamedShift> =>
    new Map(
      [...shiftsByReference(shifts)].map(([reference, shift]) => [
        reference,
        { name: shift.name, hours: hoursOf(shift) },
      ]),
    ),
);

/** The group of those whose shift could not be read. */
const unreadShift = '?';

/** Makes members of staff records, on these shifts. */
export function memberMaker(
  shifts: readonly ShiftRow[],
): (row: Pick<StaffMemberRow, 'staff' | 'shift' | 'createdAt'>) => Member {
  const named = namedShifts(shifts);
  return ({ staff, shift, createdAt }) => {
    // Upstream names a shift by its id, by its name, or by both.
    const known = shift && (named.get(shift.id) ?? named.get(shift.name));
    const registered = createdAt === null ? 0 : dayNumber(createdAt.slice(0, 10));
    return {
      staff,
      shift: known?.name || shift?.name || '',
      group: shift ? shift.id || shift.name || unreadShift : '',
      hours: known?.hours ?? null,
      registered,
      since: registered,
    };
  };
}

/** The index of who has a staff ID on the day; undefined where nobody of the reading has it. */
export const memberIndexOfID = ({ holders, indexes }: Company, staffID: string): number | undefined =>
  holders.get(staffID)?.[0] ?? indexes.get(staffID);

/**
 * People whose id and staff ID are one person's of the register, by what companies share whatever their day: weeks of lists
 * name the same ones.
 */
const certain = memoizeByIdentity(
  (_ids: Company['ids'], _indexes: Company['indexes']) => new WeakMap<StaffSummaryRow, number>(),
);

/** The index of the person whom a list names; -1 for nobody, and for who has no index. */
export const memberIndex = (company: Company, person: StaffSummaryRow): number =>
  findMember(company, person, certain(company.ids, company.indexes));

/** The first of the holders of a staff ID by each name: many may have one. */
const firstsByName = memoizeByIdentity(
  (members: readonly Member[], holders: readonly number[]): ReadonlyMap<string, number> =>
    new Map(holders.toReversed().map((index) => [foldName(members[index]?.staff.name ?? ''), index])),
);

function findMember(
  { members, ids, indexes, holders }: Company,
  person: StaffSummaryRow,
  known: WeakMap<StaffSummaryRow, number>,
): number {
  const sure = known.get(person);
  if (sure !== undefined) return sure;
  const { id, staffID, name } = person;
  if (staffID === '') return -1;
  const isNamed = (index: number) => isSameName(members[index]?.staff.name ?? '', name);
  const own = id === undefined ? undefined : ids.get(id);
  const other = indexes.get(staffID);
  if (own !== undefined && own === other) {
    known.set(person, own);
    return own;
  }
  // Where staff ID and name are somebody else's, the id is the row's own, and only happens to be a person's, as numbers of rows do.
  if (own !== undefined && (other === undefined || !isNamed(other) || isNamed(own))) return own;
  const all = holders.get(staffID);
  if (all) {
    const withID = id === undefined ? undefined : all.find((index) => members[index]?.staff.id === id);
    const named = withID ?? firstsByName(members, all).get(foldName(name));
    // Of another name and id they are none of those whose ids are known.
    const isUnknown = (index: number) => id === undefined || members[index]?.staff.id === undefined;
    return named ?? all.find(isUnknown) ?? -1;
  }
  return other !== undefined && mayBeOnePerson((members[other] as Member).staff, person) ? other : -1;
}

/** The index of each of the people whom a list names; -1 as in `memberIndex`. */
export function memberIndexes(company: Company, people: readonly StaffSummaryRow[]): Int32Array {
  const known = certain(company.ids, company.indexes);
  const indexes = new Int32Array(people.length);
  for (const [at, person] of people.entries()) indexes[at] = findMember(company, person, known);
  return indexes;
}

/** Keys of people by their index: the staff ID, and a numbered one for others who have or had it. */
export function keysByHolder({ members, holders }: Company): (index: number) => string {
  return (index) => {
    const staffID = members[index]?.staff.staffID ?? '';
    return keyOfHolder(staffID, Math.max(0, holders.get(staffID)?.indexOf(index) ?? 0));
  };
}

/** The shifts whose times are known. */
export const hoursOfAll = memoizeByIdentity((shifts: readonly ShiftRow[]): readonly Hours[] =>
  shifts.flatMap((shift) => hoursOf(shift) ?? []),
);

/** When whoever is not there is missed: once a sign-in would be late, and at the end of the shift where that is not known. */
export const dueAfter = ({ lateAfter, end }: Hours): number => lateAfter ?? end;

function hoursOf({ id, name, startTime, endTime, latenessThreshold, lateAfter }: ShiftRow): Hours | null {
  if (startTime === null) return null;
  const start = secondsOf(startTime);
  const end = endTime === null ? start + usualLength : after(start + 1, secondsOf(endTime));
  const length = endTime === null ? null : end - start;
  return {
    id,
    name,
    start,
    end,
    length,
    lateAfter: lateAfter === null ? null : lateSecondsOf(startTime, latenessThreshold),
  };
}

/** The time of day when it comes next at or after the start. */
const after = (start: number, time: number) => (time < start ? time + daySeconds : time);

/** What is said of people whose shift the list of shifts lacks. */
export const strayShifts = memoizeByIdentity(
  (register: readonly StaffMemberRow[], shifts: readonly ShiftRow[]): readonly Loss[] => {
    const known = new Set(shifts.flatMap(({ id, name }) => [id, name]));
    const missing = register.flatMap(({ shift }) =>
      shift && !known.has(shift.id) && !known.has(shift.name) ? [shift.id || shift.name] : [],
    );
    return lossOfShifts(missing);
  },
);
