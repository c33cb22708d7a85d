import type { ListColumns } from '../lists/column.ts';

/** Names of the holiday list's columns: the SDL enum HolidayColumn. */
export type HolidayColumnName = 'DATE' | 'NAME';

/** What the holiday columns read of a row. */
export interface HolidayRow {
  readonly date: string;
  readonly name: string;
}

/** Columns of the holiday list. */
export const holidayColumns: ListColumns<HolidayColumnName, HolidayRow> = {
  DATE: { header: 'Date', description: 'The day, YYYY-MM-DD.', kind: 'longDate', value: (row) => row.date },
  NAME: { header: 'Name', description: 'Name of the holiday.', kind: 'text', value: (row) => row.name },
};
