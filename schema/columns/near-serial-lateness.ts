import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';

/** Names of the columns of people near serial lateness: the SDL enum NearSerialLatenessColumn. */
export type NearSerialLatenessColumnName =
  | keyof typeof staffSummaryColumns
  | 'SHIFT'
  | 'DAYS_LATE'
  | 'SERIAL_FROM'
  | 'LAST_LATE';

/** What these columns read of a row. */
export interface NearSerialLatenessRow extends StaffSummaryRow {
  readonly shift: string;
  readonly daysLate: readonly string[];
  readonly dayCount: number;
  readonly threshold: number;
}

/** Columns of the people one late day below serial lateness. */
export const nearSerialLatenessColumns: ListColumns<NearSerialLatenessColumnName, NearSerialLatenessRow> = {
  ...staffSummaryColumns,
  SHIFT: {
    header: 'Shift',
    description: 'Name of the shift.',
    kind: 'text',
    filterable: true,
    value: (row) => row.shift,
  },
  DAYS_LATE: { header: 'Days Late', description: 'Number of late days.', kind: 'number', value: (row) => row.dayCount },
  SERIAL_FROM: {
    header: 'Serial From',
    description: 'Late days that make serially late.',
    kind: 'number',
    value: (row) => row.threshold,
  },
  LAST_LATE: {
    header: 'Last Late',
    description: 'Latest late day, shown in long format, sorted as a date.',
    kind: 'longDate',
    value: (row) => row.daysLate.at(-1) ?? '',
  },
};
