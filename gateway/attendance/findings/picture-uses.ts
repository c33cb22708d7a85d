import type { AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';

/** Where a photo is: in a record, or on the register. */
export interface PhotoUse {
  readonly staff: StaffSummaryRow;
  /** Null for a reference photo. */
  readonly record: AttendanceRecordRow | null;
}

/** A photo that is the same picture as another. */
export interface OtherPhoto extends PhotoUse {
  readonly address: string;
  /** How alike their edges are, 1 for equal ones. */
  readonly likeness: number;
  readonly isMirrored: boolean;
}

/** Photos that one finding shows. */
const mostShown = 10;

/** Photos other than somebody's own. */
interface OtherUses {
  /** Those that a finding shows. */
  readonly shown: readonly OtherPhoto[];
  readonly count: number;
}

/** Where one picture is. A picture that stands for a missing photo may be everybody's, so nobody goes through all of it. */
export class PictureUses {
  readonly #uses: readonly OtherPhoto[];
  readonly #ofPerson: ReadonlyMap<string, readonly OtherPhoto[]>;

  /** `uses` are in the order in which they are shown. */
  constructor(uses: readonly OtherPhoto[]) {
    this.#uses = uses;
    this.#ofPerson = Map.groupBy(uses, ({ staff }) => staff.staffID);
  }

  /** Those that are not the person's own, as `isOwn` says of what is the person's. */
  besides(staffID: string, isOwn: (use: OtherPhoto) => boolean): OtherUses {
    const own = new Set((this.#ofPerson.get(staffID) ?? []).filter(isOwn));
    const shown = this.#uses.slice(0, mostShown + own.size).filter((use) => !own.has(use));
    return { shown: shown.slice(0, mostShown), count: this.#uses.length - own.size };
  }
}
