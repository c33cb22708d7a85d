import type { Column, Columns } from '../../../schema/columns/column.ts';
import { type StaffField, staffFieldNames, staffFields } from '../../../schema/staff-fields.ts';
import type { BatchRowFieldsFragment, ImportStaffMutation } from '../../generated/staff.ts';
import type { Sort } from '../../ui/table-state.ts';

/** A checked spreadsheet of staff, as the gateway answers it. */
export type Batch = ImportStaffMutation['importStaff'];

/** One of its rows. */
export type BatchRow = BatchRowFieldsFragment;

/** What becomes of a row, in the order people look for it. */
export const outcomes = ['NEW', 'FAULTY', 'CHANGED', 'EXISTS'] as const;

/** One of the outcomes. */
export type Outcome = (typeof outcomes)[number];

/** Each outcome as people read it, and what it means for the row. */
export const outcomeTexts: Readonly<Record<Outcome, { readonly label: string; readonly meaning: string }>> = {
  NEW: { label: 'New', meaning: 'is created' },
  FAULTY: { label: 'Faulty', meaning: 'is not sent: it has an error' },
  CHANGED: { label: 'Changed', meaning: 'is not sent: the record exists with other values and stays as it is' },
  EXISTS: { label: 'Exists', meaning: 'is not sent: the record exists with these values' },
};

/** Columns of the review: its own, and those that repeat the sheet. */
export type BatchColumnName = 'LINE' | 'OUTCOME' | 'REMARKS' | StaffField;

const { staffID, ...sheetColumns } = Object.fromEntries(
  staffFieldNames.map((name) => [name, { header: staffFields[name].label, kind: 'text', value: (row) => row[name] }]),
) as Record<StaffField, Column<BatchRow>>;

/** The review's columns: what becomes of a row and why, then all that was read of it; remarks are ordered by their number. */
export const batchColumns: Columns<BatchColumnName, BatchRow> = {
  LINE: { header: 'Line', kind: 'number', value: (row) => row.line },
  staffID,
  OUTCOME: { header: 'Outcome', kind: 'text', value: (row) => outcomeTexts[row.outcome].label },
  REMARKS: { header: 'Remarks', kind: 'number', value: (row) => row.problems.length },
  ...sheetColumns,
};

/** Number of rows by outcome. */
export function countOf({ totals }: Pick<Batch, 'totals'>, outcome: Outcome): number {
  return { NEW: totals.new, EXISTS: totals.exists, CHANGED: totals.changed, FAULTY: totals.faulty }[outcome];
}

/** Which rows the review shows. */
export type RowFilter = 'ALL' | 'REMARKS' | Outcome;

/** The rows that pass, in the sheet's order or sorted; rows that tie keep the sheet's order. */
export function selectRows(
  rows: readonly BatchRow[],
  filter: RowFilter,
  sort: Sort<BatchColumnName> | null,
): readonly BatchRow[] {
  const passing = filter === 'ALL' ? rows : rows.filter((row) => passes(row, filter));
  if (!sort) return passing;
  const { value } = batchColumns[sort.column];
  const sign = sort.direction === 'DESC' ? -1 : 1;
  return passing.toSorted((left, right) => sign * collator.compare(String(value(left)), String(value(right))));
}

const collator = new Intl.Collator('en', { numeric: true });

function passes(row: BatchRow, filter: RowFilter): boolean {
  return filter === 'REMARKS' ? row.problems.length > 0 : row.outcome === filter;
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** What an import will do, in one sentence. */
export function announce({ totals }: Pick<Batch, 'totals'>): string {
  const parts = [
    totals.new === 0
      ? 'No row is new: there is nothing to import'
      : `${count(totals.new, 'new record', 'new records')} will be created`,
    ...(totals.exists > 0 ? [`${count(totals.exists, 'record exists', 'records exist')} with the same values`] : []),
    ...(totals.changed > 0
      ? [
          `${count(totals.changed, 'row differs from its record and is', 'rows differ from their records and are')} not sent: a batch changes no record, edit it in the staff list`,
        ]
      : []),
    ...(totals.faulty > 0 ? [`${count(totals.faulty, 'faulty row', 'faulty rows')} will not be sent`] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** What an import did: how many of the sent staff IDs are in upstream's list now. */
export function reportOutcome({ totals, confirmedCount }: Pick<Batch, 'totals' | 'confirmedCount'>): string {
  if (confirmedCount === null) {
    return `${count(totals.new, 'ID was', 'IDs were')} sent. Whether they are in the list could not be checked.`;
  }
  const sent = totals.new.toLocaleString('en');
  const verb = totals.new === 1 ? 'ID' : 'IDs';
  return `${confirmedCount.toLocaleString('en')} of ${sent} ${verb} now in the list`;
}
