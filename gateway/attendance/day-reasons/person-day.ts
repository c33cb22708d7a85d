import type { DayFactKind, DayReason } from '../../generated/resolvers.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';

/** One fact that a reason rests on, as the SDL type DayFact describes it. */
export interface DayFactRow {
  readonly kind: DayFactKind;
  readonly name: string | null;
  /** ISO with offset. */
  readonly at: string | null;
  /** `HH:MM:SS`. */
  readonly time: string | null;
  readonly count: number | null;
  readonly of: number | null;
  /** `YYYY-MM-DD`, ascending. */
  readonly days: readonly string[];
  readonly usual: readonly number[];
}

/** One person's shift day with its one reason. */
export interface PersonDayRow {
  /** The staff ID. */
  readonly key: string;
  readonly staff: StaffSummaryRow;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Name of the shift on the register; an empty string without one. */
  readonly shift: string;
  readonly reason: DayReason;
  /** False where nothing is claimed of the day: there were no records yet. */
  readonly isRecorded: boolean;
  /** First sign-in of the shift day, ISO with offset; null without one or with one whose time cannot be read. */
  readonly firstIn: string | null;
  /** Last sign-out of the shift day, likewise. */
  readonly lastOut: string | null;
  /** Whole minutes after the shift's start; null unless the reason is PRESENT_LATE and the shift is known. */
  readonly minutesLate: number | null;
  readonly isListedAbsent: boolean;
  /** Whether the lateness list of the day names the person. */
  readonly isListedLate: boolean;
  /** Whether the person is listed as absent, but because the day was a holiday or a device failed. */
  readonly isProbablyNotReal: boolean;
  readonly facts: readonly DayFactRow[];
  /** The facts in one sentence. */
  readonly evidence: string;
}
