import type { ListColumns } from '../lists/column.ts';
import { type CountedDays, readableCount } from '../lists/readable-count.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';

/** Names of the columns of serial lateness by staff: the SDL enum SerialLatenessColumn. */
export type SerialLatenessColumnName = keyof typeof staffSummaryColumns | 'DAYS_LATE' | 'REF_IMAGE';

/** What the columns of serial lateness by staff read of a row. */
export interface SerialLatenessRow extends StaffSummaryRow, CountedDays {
  readonly imageURL: string;
}

/** Columns of serial lateness, one row a person. */
export const serialLatenessColumns: ListColumns<SerialLatenessColumnName, SerialLatenessRow> = {
  ...staffSummaryColumns,
  DAYS_LATE: {
    header: 'Days Late',
    description: 'Number of late days; empty where none of them could be read.',
    kind: 'number',
    value: readableCount,
  },
  REF_IMAGE: {
    header: 'Ref Image',
    description: 'Reference photo; exported as an address that opens for whoever is signed in.',
    kind: 'image',
    value: (row) => row.imageURL,
  },
};

/** Names of the columns of serial lateness by day: the SDL enum SerialLatenessDayColumn. */
export type SerialLatenessDayColumnName = SerialLatenessColumnName | 'OCCURRENCE';

/** What the columns of serial lateness by day read of a row. */
export interface SerialLatenessDayRow extends StaffSummaryRow {
  readonly date: string;
  readonly imageURL: string;
  readonly occurrence?: number | null;
}

/** Columns of serial lateness, one row a late day. */
export const serialLatenessDayColumns: ListColumns<SerialLatenessDayColumnName, SerialLatenessDayRow> = {
  ...staffSummaryColumns,
  DAYS_LATE: {
    header: 'Days Late',
    description: 'The late day, shown in long format, sorted as a date.',
    kind: 'longDate',
    value: (row) => row.date,
  },
  REF_IMAGE: {
    header: 'Ref Image',
    description: 'Reference photo; exported as an address that opens for whoever is signed in.',
    kind: 'image',
    value: (row) => row.imageURL,
  },
  OCCURRENCE: {
    header: 'Occurrence',
    description: 'Number of late days as upstream claims it.',
    kind: 'number',
    value: (row) => row.occurrence ?? '',
  },
};
