import type { Columns } from './column.ts';

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
export const officeColumns: Columns<OfficeColumnName, OfficeRow> = {
  DISTRICT: { header: 'District', kind: 'text', filterable: true, value: (row) => row.district },
  UNIT: { header: 'Unit', kind: 'text', value: (row) => row.unit },
  UNIT_CODE: { header: 'Unit Code', kind: 'text', value: (row) => row.unitCode },
  CREATED_ON: { header: 'Created Date', kind: 'date', value: (row) => row.createdOn },
};
