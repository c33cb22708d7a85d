import { hash } from 'node:crypto';
import { tidyID } from '../../../schema/tidy-text.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { type Loose, ownID } from '../read.ts';
import type { Losses } from './losses.ts';
import type { StaffMemberRow } from './staff.ts';
import { isSameName, readReferencedStaff, type StaffSummaryRow } from './staff-summary.ts';
import type { ValueReader } from './value-reader.ts';

/** A staff ID by which two spellings of one are equal: in any case, with or without zeros before it. */
export const foldID = (staffID: string): string =>
  tidyID(staffID)
    .toLowerCase()
    .replace(/\.0+$/, '')
    .replace(/^0+(?=.)/, '');

/** The number at the end of a staff ID, without zeros before it: of `EMP-00012` and `staff/12`; empty without one. */
const numberOf = (staffID: string): string => /(?<!\d)\d+$/.exec(foldID(staffID))?.[0].replace(/^0+(?=.)/, '') ?? '';

const isNumber = (staffID: string): boolean => /^\d+$/.test(foldID(staffID));

/** The people of the register by their staff IDs. */
export interface RegisterIDs {
  readonly exact: ReadonlySet<string>;
  /** By the service's id of the person. */
  readonly ids: ReadonlyMap<string, StaffSummaryRow>;
  /** By the folded staff ID; null where several people have it. */
  readonly folded: ReadonlyMap<string, StaffSummaryRow | null>;
  /** By the number at its end; null likewise. */
  readonly numbers: ReadonlyMap<string, StaffSummaryRow | null>;
}

/** The staff IDs of a register. */
export const registerIDs = memoizeByIdentity((register: readonly StaffMemberRow[]): RegisterIDs => {
  const folded = new Map<string, StaffSummaryRow | null>();
  const numbers = new Map<string, StaffSummaryRow | null>();
  const people = register.map(({ staff }) => staff).filter(({ staffID }) => staffID !== '');
  for (const staff of people) {
    const key = foldID(staff.staffID);
    const known = folded.get(key);
    folded.set(
      key,
      known === undefined || (known?.staffID === staff.staffID && isSameName(known.name, staff.name)) ? staff : null,
    );
    const number = numberOf(staff.staffID);
    numbers.set(number, numbers.has(number) ? null : staff);
  }
  return {
    exact: new Set(people.map(({ staffID }) => staffID)),
    ids: new Map(people.flatMap((staff) => (staff.id === undefined ? [] : [[staff.id, staff] as const]))),
    folded,
    numbers,
  };
});

/** A name that registers share by which people are spelled alike. */
export const registerName = memoizeByIdentity((register: readonly StaffMemberRow[]): string =>
  hash('sha256', JSON.stringify(register.map(({ staff: { staffID, id, name } }) => [staffID, id, name])), 'base64url'),
);

/** Thrown by the reader of a list with people where it needs the register, or where nobody has looked for it. */
export class RegisterWanted extends Error {
  /** Whether the list may have lost zeros before its staff IDs, or their case. */
  readonly isNeeded: boolean;

  constructor(isNeeded: boolean) {
    super('The register has not been looked for.');
    this.isNeeded = isNeeded;
  }
}

/** A number without a zero before it, or with something before it. */
const mayBeOther = /^[1-9]\d*$|[^\dA-Z]|^[A-Z]+\d+$/;

/**
 * Whether the id of a row is somebody else's on the register, where staff ID and name are one person's: it is no id of a
 * person, as where a list numbers its rows.
 */
function isOthersID(staff: StaffSummaryRow, register: RegisterIDs): boolean {
  const { staffID, id, name } = staff;
  const other = id === undefined ? undefined : register.ids.get(id);
  return (
    other !== undefined && other.staffID !== staffID && !isSameName(other.name, name) && hasStaffID(staff, register)
  );
}

/** Whether the register has somebody of that name with that staff ID. */
function hasStaffID({ staffID, name }: StaffSummaryRow, { folded }: RegisterIDs): boolean {
  const own = folded.get(foldID(staffID));
  return own?.staffID === staffID && isSameName(own.name, name);
}

/**
 * The person of a list's row with their staff ID as the register spells it: theirs by the service's id, else the one that is
 * equal but for zeros before it and its case, where that is one person's, or of their name with the same number, which has
 * something before it in one of the two. An id that is somebody else's is left out. Such
 * rows are counted. Throws RegisterWanted.
 */
export function spelledAsRegistered(staff: StaffSummaryRow, losses: Losses): StaffSummaryRow {
  const { staffID, id } = staff;
  const { register } = losses;
  if (staffID === '' || register === null) return staff;
  if (typeof register === 'string') {
    // The first row of a list has the id 1 where rows are numbered.
    const isNeeded = mayBeOther.test(staffID) || (register === 'unsought' && id === '1');
    if (isNeeded || register === 'unsought') throw new RegisterWanted(isNeeded);
    return staff;
  }
  if (isOthersID(staff, register)) {
    losses.note('otherID', id);
    return { ...staff, id: undefined };
  }
  const { exact, ids, folded } = register;
  // A service that did not join its tables names people by its own ids, which may be staff IDs of others.
  const joined = id !== undefined && ids.has(id) ? undefined : ids.get(staffID);
  if (
    joined &&
    foldID(joined.staffID) !== foldID(staffID) &&
    !hasStaffID(staff, register) &&
    (staff.name === '' || isSameName(joined.name, staff.name))
  ) {
    losses.note('staffID', staffID);
    return { ...staff, staffID: '' };
  }
  if (exact.has(staffID)) return staff;
  const key = foldID(staffID);
  const own = id === undefined ? undefined : ids.get(id);
  // Whom the register gives the ID of others stays apart from them.
  const isOwn = own && isSameName(own.name, staff.name) && folded.get(foldID(own.staffID)) !== null;
  const member =
    own && (foldID(own.staffID) === key || isOwn)
      ? own
      : folded.has(key)
        ? folded.get(key)
        : sameNumber(staff, register);
  if (!member) return staff;
  const isOther = id !== undefined && member.id !== undefined && id !== member.id;
  if (isOther && !isSameName(member.name, staff.name)) return staff;
  losses.note('spelledOtherwise', staffID);
  return { ...staff, staffID: member.staffID, spelledID: staff.spelledID ?? staffID };
}

function sameNumber({ staffID, name }: StaffSummaryRow, { numbers }: RegisterIDs): StaffSummaryRow | null {
  const number = numberOf(staffID);
  const member = number === '' ? null : numbers.get(number);
  const isOne = member && (isNumber(staffID) || isNumber(member.staffID)) && name !== '';
  return isOne && isSameName(member.name, name) ? member : null;
}

/**
 * Reads the person of a row that is one of staff. Its own id may be theirs: it tells two apart who had one staff ID, where it is
 * not that. Throws RegisterWanted.
 */
export function readPerson(row: Loose, read: ValueReader): StaffSummaryRow {
  const staff = readReferencedStaff(row, read);
  const id = ownID(row);
  const isOwn = staff.id === undefined && id !== '' && tidyID(id) !== staff.staffID;
  return spelledAsRegistered(isOwn ? { ...staff, id } : staff, read.losses);
}
