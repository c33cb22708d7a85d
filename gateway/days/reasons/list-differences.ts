import { dayNumber } from '../../shared/dates.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { isSameName, type StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { mayBeOnePerson } from '../people.ts';
import { type Company, type Member, memberIndexOfPerson } from './company.ts';

/** Whom the lists of a day name. */
export interface NamedOn {
  /** Lists of records: lateness, sign-ins, sign-outs. */
  readonly records: readonly DayPeople[];
  /** Who is listed as absent. */
  readonly absent: DayPeople;
  /** Lists of the neighbours that may hold records of the day. */
  readonly near: readonly DayPeople[];
}

/** Whom the days' lists name: of the days that are explained, and of those that are learned from. */
export interface NamedDays {
  readonly explained: ReadonlyMap<string, NamedOn>;
  readonly lessons: ReadonlyMap<string, NamedOn>;
}

/** Whom a list of a day names. */
export interface DayPeople {
  readonly date: string;
  readonly people: readonly StaffSummaryRow[];
  /** Whether its rows are of staff, not of records. */
  readonly isOfStaff?: boolean;
}

/** What a list says of a person that today's register says otherwise. */
export type Patch = Partial<Pick<StaffSummaryRow, 'name' | 'district' | 'serviceCentre' | 'department' | 'shiftID'>>;

/** How a list differs from today's register. */
export interface Differences {
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
export function differences(company: Company, { people, date, isOfStaff = false }: DayPeople): Differences {
  const known = differencesOf(company, people);
  known.found ??= compare(company, people, dayNumber(date), isOfStaff);
  return known.found;
}

/** People named in one way or another, for each on the register, of whom it is remembered that they are as it has them. */
const mostPlain = 4;

function compare(company: Company, people: readonly StaffSummaryRow[], day: number, isOfStaff: boolean): Differences {
  const strangers: StaffSummaryRow[] = [];
  const patches = new Map<number, Patch>();
  const early: number[] = [];
  const others: [number, StaffSummaryRow][] = [];
  const { plain, members } = company;
  if (plain.size > mostPlain * members.length) plain.clear();
  for (const person of people) {
    const known = plain.get(person);
    if (known !== undefined) {
      if ((members[known] as Member).registered > day) early.push(known);
      continue;
    }
    if (person.staffID === '') continue;
    const index = memberIndexOfPerson(company, person);
    const member = index === undefined ? undefined : company.members[index];
    if (index === undefined || !member || isStranger(member, person, day)) {
      strangers.push(person);
      continue;
    }
    if (member.registered > day) early.push(index);
    const patch = patchOf(company, member, person, isOfStaff);
    if (patch) patches.set(index, patch);
    else if (isHolder(member, person)) plain.set(person, index);
    const isOther = person.id === undefined ? patch?.name !== undefined : !isHolder(member, person);
    if (isOther) others.push([index, person]);
  }
  // Where the list names the person besides, a row with another name or id is of somebody else who has the staff ID.
  for (const [index, person] of others) {
    const { staff } = members[index] as Member;
    const isThem = (other: StaffSummaryRow) =>
      person.id === undefined ? isSameName(other.name, staff.name) : other.id !== undefined && other.id === staff.id;
    if (!people.some((other) => other.staffID === staff.staffID && isThem(other))) continue;
    patches.delete(index);
    strangers.push(person);
  }
  return { strangers, patches, early };
}

/** Whether a person is who has the staff ID now, whatever the day. */
const isHolder = ({ staff }: Member, person: StaffSummaryRow) =>
  staff.id !== undefined && person.id !== undefined ? staff.id === person.id : isSameName(staff.name, person.name);

/** Whether somebody had the staff ID before who has it now. */
function isStranger({ staff, registered }: Member, person: StaffSummaryRow, day: number): boolean {
  if (!mayBeOnePerson(staff, person)) return true;
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

/** Companies by what they have beyond today's register. */
const variants = memoizeByIdentity((_company: Company) => new Map<string, Company>());

/** Variants of one company that are remembered. */
const mostVariants = 100;

/** The same object for the same text. */
export function variantOf(company: Company, text: string, make: () => Company): Company {
  const known = variants(company);
  const found = known.get(text);
  if (found) return found;
  const made = make();
  if (known.size >= mostVariants) known.delete(known.keys().next().value ?? '');
  known.set(text, made);
  return made;
}
