import type { LatePerson } from '../daily-lists.ts';
import { type DayPunches, instantOf, noTime, placeAt, secondsAt, timeAt } from '../day-punches.ts';

/** Seconds by which clocks are put forward or back at most. */
const longestClockChange = 2 * 3600;

/** The lists of one calendar day; null for one that was not read. */
export interface PunchesOfDay {
  /** The calendar day, as a number. */
  readonly day: number;
  readonly punches: DayPunches | null;
}

/** A sign-in or sign-out. */
export interface Punch {
  /** ISO with offset; null where its time cannot be read. */
  readonly at: string | null;
  /** Name of the place; null when unknown. */
  readonly name: string | null;
}

/** One sign-in or sign-out of each person of a shift day, by the person's index in the company. */
export class ShiftDayPunches {
  /** Wall-clock seconds; 0 without one, `noTime` for one without a time. */
  readonly localSeconds: Int32Array;
  /** Where each stands: its row, then its list, as one number. */
  readonly #rows: Int32Array;
  readonly #lists: readonly PunchesOfDay[];
  /** Sign-ins that only the lateness list has. */
  readonly #listed = new Map<number, Punch>();

  constructor(people: number, lists: readonly PunchesOfDay[]) {
    this.localSeconds = new Int32Array(people);
    this.#rows = new Int32Array(people);
    this.#lists = lists;
  }

  set(index: number, wall: number, list: number, row: number): void {
    this.localSeconds[index] = wall;
    this.#rows[index] = row * this.#lists.length + list;
  }

  /** Sets one that the lateness list alone has. */
  setListed(index: number, { wall, offset = '' }: LatePerson): void {
    this.localSeconds[index] = wall;
    this.#listed.set(index, { at: instantOf(wall, offset), name: null });
  }

  /** Seconds since 1970; null for one without a readable time, undefined without one. */
  secondsAt(index: number): number | null | undefined {
    const wall = this.localSeconds[index] ?? 0;
    if (wall === 0) return undefined;
    if (wall === noTime) return null;
    const listed = this.#listed.get(index);
    if (listed) return listed.at === null ? null : Date.parse(listed.at) / 1000;
    const { punches, row } = this.#recordOf(index);
    return punches ? secondsAt(punches, row) : null;
  }

  /** Seconds from the one of a person to a record; by the time that really passed where clocks may have changed between. */
  since(index: number, punches: DayPunches, row: number): number {
    const byClock = (punches.localSeconds[row] ?? noTime) - (this.localSeconds[index] ?? 0);
    if (Math.abs(byClock) > longestClockChange) return byClock;
    return (secondsAt(punches, row) ?? 0) - (this.secondsAt(index) ?? 0);
  }

  /** Null without one. */
  of(index: number): Punch | null {
    const wall = this.localSeconds[index] ?? 0;
    if (wall === 0) return null;
    const listed = this.#listed.get(index);
    if (listed) return listed;
    const { punches, row } = this.#recordOf(index);
    return punches ? { at: timeAt(punches, row), name: placeAt(punches, row) || null } : null;
  }

  #recordOf(index: number) {
    const at = this.#rows[index] ?? 0;
    const punches = this.#lists[at % this.#lists.length]?.punches ?? null;
    return { punches, row: Math.floor(at / this.#lists.length) };
  }
}
