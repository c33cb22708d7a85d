import type { Holiday, Shift } from '../../../schema/generated/types.ts';
import { lateAfterOf } from '../../../schema/late-after.ts';
import { badResponse } from '../faults.ts';
import { eachOnce, hasField, type Loose, ownID, readEntries, readText, sharedIDs } from '../read.ts';
import type { RowFor } from './fields.ts';
import { type Loss, Losses } from './losses.ts';
import { isThere, type ValueReader } from './value-reader.ts';

/** A shift. Times are `HH:MM:SS`. */
export type ShiftRow = RowFor<Shift>;

/** Reads the reply of `GET /shift/findAll`, in upstream's order. */
export function readShifts(data: unknown, read: ValueReader): ShiftRow[] {
  const rows = eachOnce(readEntries(data, isShift, read.losses)).map((record) => readShift(record, read));
  const shared = sharedIDs(rows.map((row): [string, unknown] => [row.id, row]));
  return rows.map((row) => (shared.has(row.id) ? { ...row, id: read.identity({}) } : row));
}

const isShift = (record: Loose) => hasField(record, ['_id', 'name', 'startTime']) || ownID(record) !== '';

function readShift(record: Loose, read: ValueReader): ShiftRow {
  const startTime = read.neededTimeOfDay(record.startTime, 'startTime');
  const latenessThreshold = read.threshold(record.latenessThreshold, startTime, 'latenessThreshold');
  const isGraceKnown = latenessThreshold !== null || !isThere(record.latenessThreshold);
  return {
    id: read.identity(record),
    name: read.neededText(record.name, 'name'),
    startTime,
    endTime: read.timeOfDay(record.endTime, 'endTime'),
    latenessThreshold,
    lateAfter: startTime && isGraceKnown ? lateAfterOf(startTime, latenessThreshold) : null,
    serialLatenessThreshold: read.positive(record.serialLatenessThreshold, 'serialLatenessThreshold'),
  };
}

/** A public holiday. */
export type HolidayRow = RowFor<Holiday>;

/** Reads the reply of `GET /holiday/findAll`, in upstream's order; entries without a day are left out. */
export function readHolidays(data: unknown, read: ValueReader): HolidayRow[] {
  const { losses } = read;
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

/** Days on which a record was as it is told, both `YYYY-MM-DD`. */
export interface ValidDays {
  /** The first day; null where it was so on all days before. */
  readonly validFrom: string | null;
  /** The last day; null where it is still so. */
  readonly validUntil: string | null;
}

/** A shift as it was for some days. */
export type PastShiftRow = ShiftRow & ValidDays;

/** Reads the reply of `GET /shift/history`, in the service's order. */
export function readShiftHistory(data: unknown, read: ValueReader): PastShiftRow[] {
  return readEntries(data, hasDays, read.losses).flatMap((record) =>
    readShifts([record], read).map((row) => ({ ...row, ...readValidDays(record) })),
  );
}

/** Whether a past record says on which days it was so. */
export const hasDays = (record: Loose) => record.validFrom !== undefined && record.validUntil !== undefined;

/** Without its days a past record says nothing, or something false about the present: the whole list is refused. */
export function readValidDays(record: Loose): ValidDays {
  return { validFrom: readDay(record.validFrom), validUntil: readDay(record.validUntil) };
}

function readDay(value: unknown): string | null {
  if (value === null) return null;
  const day = readText(value);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw badResponse();
  return day;
}

/** What is said of rows whose shift the list of shifts lacks: nothing without such rows. */
export function lossOfShifts(missing: readonly string[]): readonly Loss[] {
  const losses = new Losses();
  for (const shift of missing) losses.note('unknownShift', shift);
  return losses.all;
}
