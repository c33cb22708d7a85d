import type { SummaryText } from '../staff-fields.ts';
import type { ListColumn } from './column.ts';

/** The staff columns that reports repeat, for any row that embeds a staff summary. */
export interface StaffSummaryRow {
  readonly staff: Readonly<Record<SummaryText, string>>;
}

/** Columns every report starts with; spread them where their place in the table is. */
export const staffSummaryColumns = {
  STAFF_ID: {
    header: 'Staff-ID',
    description: 'Staff ID, sorted naturally.',
    kind: 'text',
    value: (row) => row.staff.staffID,
  },
  NAME: { header: 'Name', description: 'Full name.', kind: 'text', value: (row) => row.staff.name },
  DISTRICT: {
    header: 'District',
    description: 'District.',
    kind: 'text',
    filterable: true,
    value: (row) => row.staff.district,
  },
  SERVICE_CENTRE: {
    header: 'Service Centre',
    description: 'Service centre.',
    kind: 'text',
    filterable: true,
    value: (row) => row.staff.serviceCentre,
  },
  DEPARTMENT: {
    header: 'Department',
    description: 'Department.',
    kind: 'text',
    filterable: true,
    value: (row) => row.staff.department,
  },
} as const satisfies Record<string, ListColumn<StaffSummaryRow>>;
