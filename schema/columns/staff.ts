import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';

/** Names of the staff list's columns: the SDL enum StaffColumn. */
export type StaffColumnName = keyof typeof staffSummaryColumns | 'SHIFT' | 'UNIT' | 'IMAGE' | 'CREATED_ON';

/** What the staff columns read of a row. */
export interface StaffRow extends StaffSummaryRow {
  readonly unit: string;
  readonly imageURL: string;
  readonly shift?: { readonly name: string } | null;
  readonly createdAt?: string | null;
}

const { STAFF_ID, NAME, ...others } = staffSummaryColumns;

/** Columns of the staff list. */
export const staffColumns: ListColumns<StaffColumnName, StaffRow> = {
  STAFF_ID: { ...STAFF_ID, header: 'Staff ID' },
  NAME,
  SHIFT: {
    header: 'Shift',
    description: 'Shift, by name.',
    kind: 'text',
    filterable: true,
    value: (row) => row.shift?.name ?? '',
  },
  ...others,
  SERVICE_CENTRE: { ...staffSummaryColumns.SERVICE_CENTRE, header: 'Service Center' },
  UNIT: {
    header: 'Unit',
    description: 'Organisational unit.',
    kind: 'text',
    filterable: true,
    value: (row) => row.unit,
  },
  IMAGE: {
    header: 'Image',
    description: 'Reference photo; exported as an address that opens for whoever is signed in.',
    kind: 'image',
    value: (row) => row.imageURL,
  },
  CREATED_ON: {
    header: 'Created-On',
    description: 'Day of creation, YYYY-MM-DD.',
    kind: 'date',
    value: (row) => row.createdAt?.slice(0, 10) ?? '',
  },
};
