import type { Holiday, Shift } from '../../../schema/generated/types.ts';
import { lateAfterOf } from '../../../schema/late-after.ts';
import { isDay } from '../../shared/dates.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { badResponse } from '../faults.ts';
import { type Loose, readCount, readEntries, readText, sharedIDs } from '../read.ts';
import { by, identity, listOf, needed, type RowFor } from './fields.ts';
import { type Loss, Losses } from './losses.ts';
import { readThreshold, readTimeOfDay } from './read-clocks.ts';
import { isThere, type ValueReader } from './value-reader.ts';

/** A shift. Times are `HH:MM:SS`. */
export type ShiftRow = RowFor<Shift>;

const readRows = listOf<ShiftRow>(
  {
    id: identity,
    name: needed((value, read, name) => read.text(value, name)),
    startTime: needed(by(readTimeOfDay)),
    endTime: by(readTimeOfDay),
    latenessThreshold: (value, read, name, { startTime }) =>
      read.noted(() => readThreshold(value, readTimeOfDay(startTime)), value, name),
    lateAfter: (_value, _read, _name, record) => lateAfter(record),
    serialLatenessThreshold: by((value) => readCount(value) || null),
  },
  { has: ['_id', 'id', 'name', 'startTime'], isOnce: true },
);

function lateAfter({ startTime, latenessThreshold }: Loose): string | null {
  const start = readTimeOfDay(startTime);
  const threshold = readThreshold(latenessThreshold, start);
  return start && (threshold !== null || !isThere(latenessThreshold)) ? lateAfterOf(start, threshold) : null;
}

/** Reads the reply of `GET /shift/findAll`. */
export function readShifts(data: unknown, read: ValueReader): ShiftRow[] {
  const rows = readRows(data, read);
  const shared = sharedIDs(rows.map((row): [string, unknown] => [row.id, row]));
  return rows.map((row) => (shared.has(row.id) ? { ...row, id: read.identity({}) } : row));
}

/** The shifts by what people's records name them by: the id, or the name where one shift alone has it. */
export const shiftsByReference = memoizeByIdentity((shifts: readonly ShiftRow[]): ReadonlyMap<string, ShiftRow> => {
  const sharers = Map.groupBy(shifts, ({ name }) => name);
  const named = shifts.filter(({ name }) => sharers.get(name)?.length === 1);
  // An id counts before a name that is equal to it.
  const all = new Map([
    ...named.map((shift) => [shift.name, shift] as const),
    ...shifts.map((shift) => [shift.id, shift] as const),
  ]);
  all.delete('');
  return all;
});

/** A public holiday. */
export type HolidayRow = RowFor<Holiday>;

/** Reads the reply of `GET /holiday/findAll`; entries without a day are left out. */
export const readHolidays = listOf<HolidayRow, 'date'>(
  { date: 'day', name: 'text' },
  { has: ['date', 'name'], needs: ['date'], isOnce: true },
);

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
export function readValidDays({ validFrom, validUntil }: Loose): ValidDays {
  const [from, until] = [validFrom, validUntil].map((day) => (day === null ? null : readText(day)));
  if ([from, until].some((day) => day !== null && !isDay(day ?? ''))) throw badResponse();
  return { validFrom: from ?? null, validUntil: until ?? null };
}

/** What is said of rows whose shift the list of shifts lacks: nothing without such rows. */
export function lossOfShifts(missing: readonly string[]): readonly Loss[] {
  const losses = new Losses();
  for (const shift of missing) losses.note('unknownShift', shift);
  return losses.all;
}
