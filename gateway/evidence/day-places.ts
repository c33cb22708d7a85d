import { type DayPunches, timeAt } from '../days/day-punches.ts';
import { isOnePerson, isSomebody } from '../days/people.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { type CentreDay, type DayIndex, pointAt, positionHash, textHash } from './day-index.ts';
import type { FindingRow } from './finding.ts';
import {
  type EqualPositions,
  medianPoint,
  metresBetween,
  metresExchanged,
  type PlacedPunch,
  type Point,
  summaryOf,
} from './positions.ts';

/** Days whose sign-ins a usual place is learned from. */
export const learnedDays = 28;
/** Sign-ins of a person, from which on they have a place of their own; days of a centre likewise. */
const enough = 5;
/** Records of a centre, from which on a day tells where it is, and the share of them that must be together. */
const centreSize = 5;
const togetherShare = 0.6;
/** How many days back to look for where a centre was last. */
const latest = 7;
/** Metres within which a person's place is one where their centre was. */
const followed = 2_000;
/** Metres from which on a centre is somewhere else. */
const movedBy = 1_500;

/** Where somebody usually signs in, and what it was learned from. */
export type UsualPlaceRow = NonNullable<FindingRow['usualPlace']>;
type OtherRecord = FindingRow['records'][number];

/** A day's lists by mode. */
export interface Recorded {
  readonly day: string;
  readonly mode: AttendanceRecordRow['mode'];
  readonly index: DayIndex;
}

/** A centre that is somewhere else on the day than before. */
export interface CentreMove extends Point {
  readonly distance: number;
  readonly count: number;
  /** Days that it was somewhere else on. */
  readonly days: number;
}

/** What is known of the places of a day: all detectors of places read it. */
export class DayPlaces {
  readonly date: string;
  /** The people of the register by staff ID. */
  readonly #present: ReadonlyMap<string, StaffSummaryRow>;
  readonly #before: readonly DayIndex[];
  /** The day's sign-ins; null without any. */
  readonly signIns: DayIndex | null;
  readonly #around: readonly Recorded[];
  readonly #since: readonly Recorded[];
  readonly #usual = new Map<string, UsualPlaceRow | null>();
  readonly #moves = new Map<string, CentreMove | null>();
  readonly #counts = new Map<string, number>();
  readonly #positions = new Map<string, EqualPositions>();

  /** `lists` hold the sign-ins of the days before, and both modes of the day and its neighbours. */
  constructor(
    date: string,
    lists: readonly Recorded[],
    near: ReadonlySet<string>,
    present: ReadonlyMap<string, StaffSummaryRow>,
  ) {
    this.date = date;
    this.#present = present;
    const signIns = lists.filter(({ mode }) => mode === 'SIGNED_IN');
    this.#before = signIns.filter(({ day }) => day < date).map(({ index }) => index);
    this.signIns = signIns.find(({ day }) => day === date)?.index ?? null;
    this.#around = lists.filter(({ day }) => near.has(day));
    this.#since = lists.filter(({ day, mode }) => day === date || (day < date && mode === 'SIGNED_IN'));
  }

  /** The centres that have records on the day. */
  get centres(): readonly string[] {
    return [...(this.signIns?.centres.keys() ?? [])];
  }

  /** The person's usual place; else that of their centre; null where too little is known of both. */
  usualPlace(staff: StaffSummaryRow, serviceCentre: string): UsualPlaceRow | null {
    // Two people who had one staff ID in turn differ in their ids.
    const key = `${staff.staffID} ${staff.id ?? ''} ${serviceCentre}`;
    let usual = this.#usual.get(key);
    if (usual === undefined) {
      usual = this.#learn(staff, serviceCentre);
      this.#usual.set(key, usual);
    }
    return usual;
  }

  #learn(staff: StaffSummaryRow, serviceCentre: string): UsualPlaceRow | null {
    const own = this.#ownPlaces(staff);
    const centreDays = this.#centreDays(serviceCentre);
    if (own.length < enough) {
      const move = this.centreMove(serviceCentre);
      if (move) return { ...pointOf(move), basis: 'MOVED_CENTRE', count: move.days };
      if (centreDays.length < enough) return null;
      return { ...medianPoint(centreDays), basis: 'CENTRE', count: centreDays.length };
    }
    const middle = medianPoint(own);
    const present = this.#lastPlace(serviceCentre);
    const hasFollowed =
      present !== null &&
      metresBetween(present, middle) > movedBy &&
      metresExchanged(present, middle) > movedBy &&
      centreDays.some((day) => metresBetween(day, middle) < followed);
    if (hasFollowed) return { ...pointOf(present), basis: 'MOVED_CENTRE', count: centreDays.length };
    return { ...middle, basis: 'OWN', count: own.length };
  }

  #ownPlaces(staff: StaffSummaryRow): Point[] {
    const points: Point[] = [];
    for (const { punches, ofPerson } of this.#before) {
      ofPerson(textHash(staff.staffID), (row) => {
        const point = pointAt(punches, row);
        if (!Number.isNaN(point.latitude) && isOf(punches, row, staff)) points.push(point);
      });
    }
    return points;
  }

  #centreDays(serviceCentre: string) {
    return this.#before.flatMap(({ centres }) => centres.get(serviceCentre) ?? []).filter(isTogether);
  }

  /** Where the centre's records of the day are, where they are together. */
  #presentPlace(serviceCentre: string): (Point & { readonly count: number }) | null {
    const present = this.signIns?.centres.get(serviceCentre);
    return present && isTogether(present) ? present : null;
  }

  /** The same of the day, or of the last of the week before on which they were together. */
  #lastPlace(serviceCentre: string): Point | null {
    const last = this.#before.slice(-latest).findLast(({ centres }) => isTogether(centres.get(serviceCentre)));
    return this.#presentPlace(serviceCentre) ?? last?.centres.get(serviceCentre) ?? null;
  }

  /** The centre's move; null where it is where it was, and where too little is known. */
  centreMove(serviceCentre: string): CentreMove | null {
    let move = this.#moves.get(serviceCentre);
    if (move === undefined) {
      const days = this.#centreDays(serviceCentre);
      const present = this.#presentPlace(serviceCentre);
      const before = days.length >= enough ? medianPoint(days) : null;
      const distance = present && before ? metresBetween(present, before) : 0;
      // Whose latitude and longitude are exchanged has not moved.
      move =
        present && before && distance > movedBy && metresExchanged(present, before) > movedBy
          ? { ...pointOf(present), distance, count: present.count, days: days.length }
          : null;
      this.#moves.set(serviceCentre, move);
    }
    return move;
  }

  /** How many records are at this very position, those of the day and the sign-ins of the days before. */
  countAtPosition(point: Point): number {
    const key = `${point.latitude} ${point.longitude}`;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    let count = 0;
    this.#eachAt(point, () => {
      count += 1;
    });
    this.#counts.set(key, count);
    return count;
  }

  /** What those of them that have a person come to; worked out once for all of them. */
  atPosition(point: Point): EqualPositions {
    const key = `${point.latitude} ${point.longitude}`;
    const known = this.#positions.get(key);
    if (known) return known;
    const punches: PlacedPunch[] = [];
    this.#eachAt(point, (recorded, row) => punches.push(...punchAt(recorded, row)));
    const equal = summaryOf(punches.filter(isSomebody));
    this.#positions.set(key, equal);
    return equal;
  }

  #eachAt(point: Point, take: (recorded: Recorded, row: number) => void): void {
    const hash = positionHash(point);
    for (const recorded of this.#since) {
      const { punches, ofPosition } = recorded.index;
      ofPosition(hash, (row) => {
        if (punches.latitudes[row] === point.latitude && punches.longitudes[row] === point.longitude) {
          take(recorded, row);
        }
      });
    }
  }

  /** How many records of the centre with a position there are, those of the day and of the days before. */
  countAt(serviceCentre: string): number {
    return this.#since.reduce((sum, { index }) => sum + (index.centres.get(serviceCentre)?.count ?? 0), 0);
  }

  /** The person's records of the day and its neighbours that are so many metres away from a place; none of nobody. */
  farFrom(point: Point, metres: number, staff: StaffSummaryRow): PlacedPunch[] {
    const found: PlacedPunch[] = [];
    for (const recorded of this.#around) {
      const { punches, ofPerson } = recorded.index;
      ofPerson(textHash(staff.staffID), (row) => {
        if (!isOf(punches, row, staff) || !(metresBetween(pointAt(punches, row), point) > metres)) return;
        found.push(...punchAt(recorded, row));
      });
    }
    return found;
  }

  /** A record as evidence shows it: by the name in its own list, for the staff ID may be somebody else's by now. */
  shown({ staff, mode, at, latitude, longitude }: PlacedPunch): OtherRecord {
    const { staffID } = staff;
    const present = this.#present.get(staffID);
    const name = staff.name || (present && isOnePerson(present, staff) ? present.name : '');
    return { staffID, name, mode, attendanceDate: at, latitude, longitude };
  }
}

/** Whether a record is the person's; nobody has any. */
export function isOf(punches: DayPunches, row: number, staff: StaffSummaryRow): boolean {
  const person = staff.staffID === '' ? undefined : punches.people[punches.who[row] ?? -1];
  return person?.staffID === staff.staffID && isOnePerson(person, staff);
}

const isTogether = (day: CentreDay | undefined) =>
  day !== undefined && day.count >= centreSize && day.share >= togetherShare;

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/** The record; none without a time or a position. */
function punchAt({ index: { punches }, mode, day }: Recorded, row: number): PlacedPunch[] {
  const at = timeAt(punches, row);
  const point = pointAt(punches, row);
  const staff = punches.people[punches.who[row] ?? -1];
  if (at === null || Number.isNaN(point.latitude) || !staff) return [];
  return [{ ...point, staff, mode, day, at }];
}
