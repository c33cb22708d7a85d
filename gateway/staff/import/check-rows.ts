import type { StaffField } from '../../../schema/staff-fields.ts';
import { mustYield, yieldToEventLoop } from '../../shared/event-loop.ts';
import type { BatchReport, NewStaff, RowOutcome, RowReport } from './batch-report.ts';
import { createRowCheck } from './check-row.ts';
import type { Known } from './known-names.ts';
import type { SheetRow } from './sheet-rows.ts';

/** Rows checked between two points where other work may run. */
const rowsAtOnce = 50;

/**
 * Compares the rows of a sheet with what upstream holds and reports what becomes of each. Depends on its
 * arguments alone and changes nothing. Time grows with rows + records; long work yields every few rows. Rows that give
 * the same staff ID are all faulty, because it is unknown which one is right. Fields without a column are not remarked on
 * row by row.
 */
export async function checkRows(
  rows: readonly SheetRow[],
  known: Known,
  missingFields: readonly StaffField[] = [],
): Promise<BatchReport> {
  const lines = new Map<string, number[]>();
  for (const { line, values } of rows) {
    if (values.staffID === undefined) continue;
    const entries = lines.get(values.staffID);
    if (entries) entries.push(line);
    else lines.set(values.staffID, [line]);
  }
  const checkRow = createRowCheck(known, { linesOf: (staffID) => lines.get(staffID) ?? [], missingFields });
  const reports: RowReport[] = [];
  const staffs: NewStaff[] = [];
  const faultyStaffs: NewStaff[] = [];
  const totals: Record<RowOutcome, number> = { NEW: 0, EXISTS: 0, CHANGED: 0, FAULTY: 0 };
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === 0 && mustYield()) await yieldToEventLoop();
    const { report, staff } = checkRow(row);
    reports.push(report);
    totals[report.outcome] += 1;
    if (staff) (report.outcome === 'NEW' ? staffs : faultyStaffs).push(staff);
  }
  return { rows: reports, totals, staffs, faultyStaffs };
}
