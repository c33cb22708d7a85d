import { hasField, type Loose, readEntries, readText } from './read.ts';

/** A public holiday. */
export interface HolidayRow {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
}

/** Reads the reply of `GET /holiday/findAll`, in upstream's order; entries without a day are left out. */
export function readHolidays(data: unknown): HolidayRow[] {
  return readEntries(data, isHoliday)
    .map((record) => ({ date: readText(record.date), name: readText(record.name) }))
    .filter(({ date }) => /^\d{4}-\d{2}-\d{2}$/.test(date));
}

const isHoliday = (record: Loose) => hasField(record, ['date', 'name']);
