import type { Column, Columns } from '../../../schema/lists/column.ts';
import { type StaffField, staffFieldNames, staffFields } from '../../../schema/staff-fields.ts';
import type { BatchRowFieldsFragment, ImportStaffMutation } from '../../api/generated/staff.ts';
import { labelIn } from '../../list/import/sheet-fields.ts';
import { sortRows } from '../../list/import/sort-rows.ts';
import type { Sort } from '../../list/table/table-state.ts';
import { counted, formatNumber } from '../../ui/words.ts';

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
  NEW: { label: 'New', meaning: 'The record does not exist yet. It is created.' },
  FAULTY: { label: 'Faulty', meaning: 'The row has an error. It is sent only if you ask for it.' },
  CHANGED: { label: 'Changed', meaning: 'The record exists with other values. You can update it here.' },
  EXISTS: { label: 'Exists', meaning: 'The record exists with the same values. Nothing is sent.' },
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
  REMARKS: { header: 'Remarks', kind: 'text', value: (row) => row.problems.length },
  ...sheetColumns,
};

/** The label of a staff field; the gateway may name one that this client does not know. */
export const fieldLabel = (field: string): string => labelIn(staffFields, field);

/** Number of rows by outcome. */
export function countOf({ totals }: Pick<Batch, 'totals'>, outcome: Outcome): number {
  return { NEW: totals.new, EXISTS: totals.exists, CHANGED: totals.changed, FAULTY: totals.faulty }[outcome];
}

/** Which rows the review shows: `SENT` are those that the import creates, `SENT_AS_IS` the faulty ones among them too. */
export type RowFilter = 'ALL' | 'SENT' | 'SENT_AS_IS' | 'REMARKS' | Outcome;

/** The rows that pass, in the sheet's order or sorted; rows that tie keep the sheet's order. */
export function selectRows(
  rows: readonly BatchRow[],
  filter: RowFilter,
  sort: Sort<BatchColumnName> | null,
): readonly BatchRow[] {
  const passing = filter === 'ALL' ? rows : rows.filter((row) => passes(row, filter));
  return sort ? sortRows(passing, sort.direction, batchColumns[sort.column].value) : passing;
}

function passes(row: BatchRow, filter: RowFilter): boolean {
  if (filter === 'REMARKS') return row.problems.length > 0;
  if (filter === 'SENT') return row.outcome === 'NEW';
  if (filter === 'SENT_AS_IS') return row.outcome === 'NEW' || isSendable(row);
  return row.outcome === filter;
}

/** Reasons for which a faulty row is never sent: its record exists, or the line holds none. */
const unsendable = ['EXISTS_ALREADY', 'NOT_A_RECORD'];

const isSendable = ({ outcome, problems }: BatchRow): boolean =>
  outcome === 'FAULTY' && !problems.some(({ reason }) => unsendable.includes(reason));

/** How many records an import creates: the new rows and, on request, the faulty ones that can be sent. */
export const countSent = ({ totals }: Pick<Batch, 'totals'>, sendsFaulty: boolean): number =>
  totals.new + (sendsFaulty ? totals.sendableFaulty : 0);

/** Says what an import will do, in one sentence. */
export function announce({ totals }: Pick<Batch, 'totals'>, sendsFaulty: boolean): string {
  const faultySent = sendsFaulty ? totals.sendableFaulty : 0;
  const faultyKept = totals.faulty - faultySent;
  const parts = [
    ...(totals.new > 0 ? [`${counted(totals.new, 'new record', 'new records')} will be created`] : []),
    ...(totals.new + faultySent === 0 ? ['No row is new: there is nothing to import'] : []),
    ...(faultySent > 0
      ? [counted(faultySent, 'faulty row will be sent as it is', 'faulty rows will be sent as they are')]
      : []),
    ...(faultyKept > 0 ? [`${counted(faultyKept, 'faulty row', 'faulty rows')} will not be sent`] : []),
    ...(totals.exists > 0 ? [`${counted(totals.exists, 'record exists', 'records exist')} with the same values`] : []),
    ...(totals.changed > 0
      ? [
          `${counted(totals.changed, 'record exists', 'records exist')} with other values and can be updated under Changed`,
        ]
      : []),
  ];
  return `${parts.join('; ')}.`;
}

/** Says what an import did: how many of the sent staff IDs are in the service's list now. */
export function reportOutcome(
  { confirmedCount, missing }: Pick<Batch, 'confirmedCount' | 'missing'>,
  sentCount: number,
): string {
  if (confirmedCount === null) {
    return `${counted(sentCount, 'row was', 'rows were')} sent. Whether they are in the list could not be checked.`;
  }
  const checked = confirmedCount + (missing?.length ?? 0);
  const verb = checked === 1 ? 'ID' : 'IDs';
  return `${formatNumber(confirmedCount)} of ${formatNumber(checked)} ${verb} now in the list`;
}
