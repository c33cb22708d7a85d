import type { ListColumns } from '../lists/column.ts';

/** Names of the offices list's columns: the SDL enum OfficeColumn. */
export type OfficeColumnName = 'DISTRICT' | 'UNIT' | 'UNIT_CODE' | 'CREATED_ON';

/** What the offices columns read of a row. */
export interface OfficeRow {
  readonly district: string;
  readonly unit: string;
  readonly unitCode: string;
  readonly createdOn: string;
}

/** Columns of the offices list. */
export const officeColumns: ListColumns<OfficeColumnName, OfficeRow> = {
  DISTRICT: {
    header: 'District',
    description: 'District.',
    kind: 'text',
    filterable: true,
    value: (row) => row.district,
  },
  UNIT: { header: 'Unit', description: 'Name of the location.', kind: 'text', value: (row) => row.unit },
  UNIT_CODE: { header: 'Unit Code', description: 'Code of the location.', kind: 'text', value: (row) => row.unitCode },
  CREATED_ON: {
    header: 'Created Date',
    description: 'Day of creation, YYYY-MM-DD.',
    kind: 'date',
    value: (row) => row.createdOn,
  },
};
