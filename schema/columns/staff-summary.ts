import type { Column } from './column.ts';

/** The staff columns that reports repeat, for any row that embeds a staff summary. */
export interface StaffSummaryRow {
  readonly staff: {
    readonly staffID: string;
    readonly name: string;
    readonly district: string;
    readonly serviceCentre: string;
    readonly department: string;
  };
}

/** Columns every report starts with; spread them where their place in the table is. */
export const staffSummaryColumns = {
  STAFF_ID: { header: 'Staff-ID', kind: 'text', value: (row) => row.staff.staffID },
  NAME: { header: 'Name', kind: 'text', value: (row) => row.staff.name },
  DISTRICT: { header: 'District', kind: 'text', filterable: true, value: (row) => row.staff.district },
  SERVICE_CENTRE: { header: 'Service Centre', kind: 'text', filterable: true, value: (row) => row.staff.serviceCentre },
  DEPARTMENT: { header: 'Department', kind: 'text', filterable: true, value: (row) => row.staff.department },
} as const satisfies Record<string, Column<StaffSummaryRow>>;
