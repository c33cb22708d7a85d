import { staffFieldNames, staffFields } from '../../../schema/staff-fields.ts';
import type { BatchRowFieldsFragment, ImportStaffMutation } from '../../api/generated/staff.ts';
import { faultySaid, type SheetKind } from '../../list/import/sheet.ts';
import { sheetColumns } from '../../list/import/sheet-cells.tsx';
import { counted, formatNumber } from '../../ui/words.ts';

/** A checked spreadsheet of staff, as the gateway answers it. */
export type StaffBatch = ImportStaffMutation['importStaff'];

/** One of its rows. */
export type BatchRow = BatchRowFieldsFragment;

const headings = new Intl.ListFormat('en-GB').format(staffFieldNames.filter((name) => name !== 'imageURL'));

/** Least widths of the columns that repeat the sheet, where they are not 76. */
const widths: Partial<Record<string, number>> = { name: 110, district: 80, serviceCentre: 80, department: 95 };

/** Sheets of staff. */
export const staffSheet: SheetKind<BatchRow> = {
  template: 'staff',
  title: 'Staff Batch Upload',
  listName: 'Staff list',
  nouns: ['staff', 'staff'],
  asks: `a heading row with ${headings}, then one row a person.`,
  fields: staffFields,
  outcomes: {
    NEW: {
      meaning: 'The record does not exist yet. It is created.',
      said: ['new record will be created', 'new records will be created'],
    },
    FAULTY: { meaning: 'The row has an error. It is sent only if you ask for it.', said: faultySaid },
    CHANGED: {
      meaning: 'The record exists with other values. You can update it here.',
      said: [
        'record exists with other values and can be updated under Changed',
        'records exist with other values and can be updated under Changed',
      ],
    },
    EXISTS: {
      meaning: 'The record exists with the same values. Nothing is sent.',
      said: ['record exists with the same values', 'records exist with the same values'],
    },
  },
  columns: sheetColumns<BatchRow>(
    staffFields,
    Object.fromEntries(
      staffFieldNames
        .filter((name) => name !== 'staffID')
        .map((name) => [
          name,
          { header: staffFields[name].label, kind: 'text', value: (row) => row[name], minSize: widths[name] ?? 76 },
        ]),
    ),
  ),
};

/** Says what an import did: how many of the sent staff IDs are in the service's list now. */
export function reportOutcome(
  { confirmedCount, missing }: Pick<StaffBatch, 'confirmedCount' | 'missing'>,
  sentCount: number,
): string {
  if (confirmedCount === null) {
    return `${counted(sentCount, 'row was', 'rows were')} sent. Whether they are in the list could not be checked.`;
  }
  const checked = confirmedCount + (missing?.length ?? 0);
  const verb = checked === 1 ? 'ID' : 'IDs';
  return `${formatNumber(confirmedCount)} of ${formatNumber(checked)} ${verb} now in the list`;
}
