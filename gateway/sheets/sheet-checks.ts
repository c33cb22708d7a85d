import type { LeaveField } from '../../schema/leave-fields.ts';
import type { DayRange } from '../leave/leave-days.ts';
import type { CheckedStaff } from './batch-report.ts';
import { checkLeaves, type KnownLeaves, type LeaveRowReport, rangesOf } from './check-leaves.ts';
import { checkRows, photoLinksOf } from './check-rows.ts';
import type { Known as KnownOfStaff } from './known-names.ts';
import type { AnySheet, Sheet } from './parse-sheet.ts';
import type { SheetKind, SheetLimits } from './refusals.ts';

/** For each kind of sheet: what the check asks of the sheet before it knows anything, with what it compares the rows, and a checked row. */
interface Checks {
  /** Texts of photos that may be links of the gateway. */
  readonly staff: { readonly asked: readonly string[]; readonly known: KnownOfStaff; readonly row: CheckedStaff };
  /** Days whose stored leaves matter. */
  readonly leave: {
    readonly asked: readonly DayRange[];
    readonly known: KnownLeaves;
    readonly row: LeaveRowReport;
  };
}

export type Asked<Kind extends SheetKind> = Checks[Kind]['asked'];
export type Known<Kind extends SheetKind> = Checks[Kind]['known'];
export type CheckedSheetRow<Kind extends SheetKind = SheetKind> = Checks[Kind]['row'];

const isLeave = (sheet: AnySheet): sheet is Sheet<LeaveField> => sheet.kind === 'leave';

export const whatIsAsked = (sheet: AnySheet, { dayOrder }: SheetLimits): Asked<SheetKind> =>
  isLeave(sheet) ? rangesOf(sheet.rows, dayOrder) : photoLinksOf((sheet as Sheet).rows);

/** Checks the rows. It changes nothing; runs in the sheet worker only. */
export const checkParsed = (
  sheet: AnySheet,
  known: Known<SheetKind>,
  { dayOrder }: SheetLimits,
): readonly CheckedSheetRow[] =>
  isLeave(sheet)
    ? checkLeaves(sheet.rows, known as KnownLeaves, dayOrder)
    : checkRows((sheet as Sheet).rows, known as KnownOfStaff, (sheet as Sheet).missingFields);
