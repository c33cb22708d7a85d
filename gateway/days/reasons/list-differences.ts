import { memoizeByIdentity } from '../../shared/memoize.ts';
import { isSameName, type StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { type Company, type Member, memberIndex, variantOf } from './company.ts';

/** What a list says of a person that today's register says otherwise. */
export type Patch = Partial<Pick<StaffSummaryRow, 'name' | 'district' | 'serviceCentre' | 'department' | 'shiftID'>>;

/** A list of a day, and how it differs from today's register. */
export interface Differences {
  /** The day, as a number. */
  readonly day: number;
  /** Whether its rows are of staff, not of records. */
  readonly isOfStaff: boolean;
  readonly people: readonly StaffSummaryRow[];
  /** People who are not on today's register. */
  readonly strangers: readonly StaffSummaryRow[];
  readonly patches: ReadonlyMap<number, Patch>;
  /** Indexes of people whom the register has as registered after the day. */
  readonly early: readonly number[];
}

const differencesOf = memoizeByIdentity((_company: Company, _people: readonly StaffSummaryRow[]) => ({
  found: null as Differences | null,
}));

/** How a list of a day differs from today's register; worked out once for the same list. */
export function differences(
  company: Company,
  people: readonly StaffSummaryRow[],
  day: number,
  isOfStaff = false,
): Differences {
  const known = differencesOf(company, people);
  known.found ??= compare(company, people, day, isOfStaff);
  return known.found;
}

/** The indexes of people whom lists name just as the register has them: weeks of lists name the same ones. */
const asRegistered = memoizeByIdentity((_company: Company) => new WeakMap<StaffSummaryRow, number>());

function compare(company: Company, people: readonly StaffSummaryRow[], day: number, isOfStaff: boolean): Differences {
  const strangers: StaffSummaryRow[] = [];
  const patches = new Map<number, Patch>();
  const early: number[] = [];
  const others: [number, StaffSummaryRow][] = [];
  const known = asRegistered(company);
  for (const person of people) {
    if (person.staffID === '') continue;
    const same = known.get(person);
    const index = same ?? memberIndex(company, person);
    const member = company.members[index];
    if (!member || isStranger(member, person, day)) {
      strangers.push(person);
      continue;
    }
    if (member.registered > day) early.push(index);
    if (same !== undefined) continue;
    const patch = patchOf(company, member, person, isOfStaff);
    if (patch) patches.set(index, patch);
    if (!isHolder(member, person) && person.name !== '') others.push([index, person]);
    if (!patch && !person.isCentreOfRow && isNamed(member, person)) known.set(person, index);
  }
  // Where the list names the person besides, a row with another name or id is of somebody else who has the staff ID.
  const named = new Set(others.length === 0 ? [] : people.flatMap((person) => indexOfNamed(company, person) ?? []));
  for (const [index, person] of others) {
    if (!named.has(index)) continue;
    patches.delete(index);
    strangers.push(person);
  }
  return { day, isOfStaff, people, strangers, patches, early };
}

/** Whether a person is who has the staff ID now, whatever the day. */
const isHolder = ({ staff }: Member, person: StaffSummaryRow) =>
  staff.id !== undefined && person.id !== undefined ? staff.id === person.id : isSameName(staff.name, person.name);

/** The index of a person whom a list names by the staff ID of today; null for anybody else. */
function indexOfNamed(company: Company, person: StaffSummaryRow): number | null {
  const index = memberIndex(company, person);
  const member = company.members[index];
  return member && isNamed(member, person) ? index : null;
}

/** Whether a person is who has the staff ID now, and is named by it. */
const isNamed = (member: Member, person: StaffSummaryRow) =>
  person.staffID === member.staff.staffID && isHolder(member, person);

/** Whether somebody had the staff ID before who has it now, by their names where ids do not say it. */
function isStranger({ staff, registered }: Member, person: StaffSummaryRow, day: number): boolean {
  if (staff.id !== undefined && person.id !== undefined) return false;
  return registered > day && staff.name !== '' && person.name !== '' && !isSameName(staff.name, person.name);
}

const ownTexts = ['name', 'department'] as const;
const allTexts = [...ownTexts, 'district', 'serviceCentre'] as const;

/** A record whose person comes without a service centre says where it was made, not where the person belongs. */
function patchOf(
  company: Company,
  { staff, shift, group }: Member,
  person: StaffSummaryRow,
  isOfStaff: boolean,
): Patch | null {
  const patch: { -readonly [Field in keyof Patch]: Patch[Field] } = {};
  for (const field of person.isCentreOfRow && !isOfStaff ? ownTexts : allTexts) {
    if (person[field] !== '' && person[field] !== staff[field]) patch[field] = person[field];
  }
  const { shiftID } = person;
  const named = shiftID === undefined || shiftID === group ? undefined : company.shifts.get(shiftID);
  if (named && named.name !== shift) patch.shiftID = shiftID;
  return Object.keys(patch).length === 0 ? null : patch;
}

/** The first days on which lists named somebody before their registration. */
interface Named {
  record: number;
  listing: number;
}

/**
 * The company with people from the first day on which lists named them, where that is before their registration: the
 * register was imported. A record shows it; a listing as absent does so only of people for whom a record shows that the
 * day of registration is not their first, or for half of those who were registered on the same day.
 */
export function withSince(company: Company, lists: readonly Differences[]): Company {
  const found = new Map<number, Named>();
  for (const { day, isOfStaff, early } of lists) {
    const as = isOfStaff ? 'listing' : 'record';
    for (const index of early) {
      const known = found.get(index) ?? { record: Number.POSITIVE_INFINITY, listing: Number.POSITIVE_INFINITY };
      known[as] = Math.min(known[as], day);
      found.set(index, known);
    }
  }
  if (found.size === 0) return company;
  const imported = importedOn(company, found);
  const since = [...found].flatMap(([index, { record, listing }]): [number, number][] => {
    const isRefuted = record < Number.POSITIVE_INFINITY || imported.has(company.members[index]?.registered ?? 0);
    return isRefuted ? [[index, Math.min(record, listing)]] : [];
  });
  if (since.length === 0) return company;
  return variantOf(company, `since ${since.join(' ')}`, () => {
    const members = [...company.members];
    for (const [index, day] of since) members[index] = { ...(members[index] as Member), since: day };
    return { ...company, members };
  });
}

/** Days of registration on which the register was written anew: half of their people have records before. */
function importedOn({ members }: Company, found: ReadonlyMap<number, Named>): ReadonlySet<number> {
  const recorded = new Map<number, number>();
  for (const [index, { record }] of found) {
    const { registered } = members[index] as Member;
    if (record < Number.POSITIVE_INFINITY) recorded.set(registered, (recorded.get(registered) ?? 0) + 1);
  }
  if (recorded.size === 0) return new Set();
  const all = new Map<number, number>();
  for (const { registered } of members) all.set(registered, (all.get(registered) ?? 0) + 1);
  return new Set([...recorded].filter(([day, count]) => 2 * count >= (all.get(day) ?? 0)).map(([day]) => day));
}
