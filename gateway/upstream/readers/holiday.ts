import { hasField, type Loose, readEntries } from '../read.ts';
import { Losses } from './losses.ts';
import { eachOnce } from './unique-keys.ts';
import { ValueReader } from './value-reader.ts';

/** A public holiday. */
export interface HolidayRow {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
}

/** Reads the reply of `GET /holiday/findAll`, in upstream's order; entries without a day are left out. */
export function readHolidays(data: unknown, losses = new Losses()): HolidayRow[] {
  losses.nameRows('holiday', 'holidays');
  const read = new ValueReader(losses);
  const entries = eachOnce(readEntries(data, isHoliday, losses));
  const holidays = entries.flatMap((record) => {
    const date = read.day(record.date);
    if (date === null) losses.note('date', record.date);
    return date === null ? [] : [{ date, name: read.text(record.name, 'name') }];
  });
  losses.refuseWithout('date', entries.length);
  return holidays;
}

const isHoliday = (record: Loose) => hasField(record, ['date', 'name']) || typeof record.date === 'object';
