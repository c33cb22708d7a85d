import { z } from 'zod';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { summaryTextNames } from '../../schema/staff-fields.ts';
import { requiredText } from '../graphql/check-input.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { foldName, isSameName, type OfStaff, type StaffSummaryRow } from '../upstream/readers/staff-summary.ts';

/** People remembered; when there are more, the table begins anew. */
const mostPeople = 100_000;

/** Most people of one staff ID that are remembered; the oldest are dropped. */
const mostOfOneID = 20;

/** People by staff ID, as lists have named them. */
const known = new Map<string, StaffSummaryRow[]>();
let size = 0;

/**
 * The person whom a row names, without the photo: the same object for equal ones, so that weeks of days hold each person
 * once.
 */
export function personOf(staff: StaffSummaryRow): StaffSummaryRow {
  const named = known.get(staff.staffID) ?? [];
  const found = named.find((one) => isEqual(one, staff));
  if (found) return found;
  const person: StaffSummaryRow = { ...staff, imageURL: '' };
  if (size >= mostPeople) {
    known.clear();
    size = 0;
  }
  size += 1;
  known.set(staff.staffID, [...named.slice(1 - mostOfOneID), person]);
  return person;
}

const isEqual = (one: StaffSummaryRow, other: StaffSummaryRow) =>
  summaryTextNames.every((name) => one[name] === other[name]) &&
  one.id === other.id &&
  one.shiftID === other.shiftID &&
  one.isCentreOfRow === other.isCentreOfRow;

/** People in the order in which they are named, each once. */
export function createPeople() {
  const indexes = new Map<StaffSummaryRow, number>();
  return {
    /** The index of the person whom a row names. */
    indexOf(staff: StaffSummaryRow): number {
      const person = personOf(staff);
      const index = indexes.get(person) ?? indexes.size;
      if (index === indexes.size) indexes.set(person, index);
      return index;
    },
    all: (): readonly StaffSummaryRow[] => [...indexes.keys()],
  };
}

/** Whether a row names somebody: an empty staff ID is nobody. */
export const isSomebody = ({ staff }: OfStaff): boolean => staff.staffID !== '';

/** Counts the rows without a person: the staff record was deleted, or there never was one. Null where the rows are not known. */
export const countWithoutStaff = memoizeByIdentity(
  (rows: readonly OfStaff[] | null) => rows?.filter((row) => !isSomebody(row)).length ?? null,
);

/**
 * Adds what a row tells of a person to what is known by staff ID: two who have had one in turn are two, and nobody has any.
 * `join` makes one of what is known of somebody and what comes.
 */
export function addPerson<Told extends OfStaff>(
  people: Map<string, Told[]>,
  told: Told,
  join: (known: Told, told: Told) => Told,
): void {
  const { staffID } = told.staff;
  if (staffID === '') return;
  const holders = people.get(staffID);
  if (!holders) {
    people.set(staffID, [told]);
    return;
  }
  const index = indexOfHolder(holders, told.staff);
  const known = holders[index];
  if (known) holders[index] = join(known, told);
  else holders.push(told);
}

/** Holders of a staff ID from which on they are looked up: to compare each with each would take seconds where thousands have one. */
const many = 16;

/** What somebody among many holders is known by. */
const marksOf = ({ id, name }: StaffSummaryRow) => [`id ${id}`, `name ${foldName(name)}`];

/** By the holders of a staff ID, the first who has a mark, and how many holders have been marked. */
const marked = new WeakMap<readonly OfStaff[], { readonly firsts: Map<string, number>; count: number }>();

/** The first of many holders who has a mark. Holders who have come since the last look are marked first. */
function firstsOf(holders: readonly OfStaff[]): ReadonlyMap<string, number> {
  const known = marked.get(holders) ?? { firsts: new Map<string, number>(), count: 0 };
  marked.set(holders, known);
  for (const { staff } of holders.slice(known.count)) {
    for (const mark of marksOf(staff)) if (!known.firsts.has(mark)) known.firsts.set(mark, known.count);
    known.count += 1;
  }
  return known.firsts;
}

/** The index of the first holder of a staff ID who may be somebody; -1 without one. */
export function indexOfHolder(holders: readonly OfStaff[], staff: StaffSummaryRow): number {
  if (holders.length < many) return holders.findIndex((holder) => mayBeOnePerson(holder.staff, staff));
  const firsts = firstsOf(holders);
  const likely = marksOf(staff).flatMap((mark) => firsts.get(mark) ?? []);
  // Without an id the first holder may be anybody.
  const indexes = [0, ...likely.sort((one, other) => one - other)];
  return indexes.find((index) => mayBeOnePerson((holders[index] as OfStaff).staff, staff)) ?? -1;
}

/** The staff ID, numbered where several people have had it. */
export const keyOfHolder = (staffID: string, index: number): string =>
  index === 0 ? staffID : `${staffID}-${index + 1}`;

/** Counts people, each once. */
export function countPeople(people: Iterable<StaffSummaryRow>): number {
  const found = new Map<string, OfStaff[]>();
  for (const staff of people) addPerson(found, { staff }, (known) => known);
  return [...found.values()].reduce((sum, { length }) => sum + length, 0);
}

/** Counts the people of a list; a record without a person counts for nobody. */
export const countStaff = memoizeByIdentity((rows: readonly OfStaff[]) => countPeople(rows.map(({ staff }) => staff)));

/** Whom a list is asked for. */
export interface AskedPerson {
  readonly staffID?: string | null | undefined;
  /** The service's own id of the person. It decides where a row says it: a staff ID may have been given again. */
  readonly personID?: string | null | undefined;
}

/** Arguments that ask for one person. */
export const personSearch = z.object({
  staffID: requiredText('staff ID', maximumStaffIDLength),
  personID: z.string().nullish(),
});

/** Whether a row names the person that is asked for. */
export const isAsked = ({ id, staffID }: StaffSummaryRow, asked: AskedPerson): boolean =>
  asked.personID != null && id !== undefined ? id === asked.personID : staffID === asked.staffID;

/** A text that tells what is asked from all else. */
export const nameOf = ({ staffID, personID }: AskedPerson): string => JSON.stringify([staffID, personID]);

/** Whether two rows of a staff ID name one person: the service's id of the person decides where both say it. */
export const isOnePerson = (one: StaffSummaryRow, other: StaffSummaryRow): boolean =>
  one.id === undefined || other.id === undefined || one.id === other.id;

/**
 * The same where an id may be another one for the same person: a record was written anew under its name between two days,
 * or the id is the row's own.
 */
export const mayBeOnePerson = (one: StaffSummaryRow, other: StaffSummaryRow): boolean =>
  isOnePerson(one, other) || isSameName(one.name, other.name);
