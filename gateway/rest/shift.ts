import { lateAfterOf } from '../../schema/late-after.ts';
import { hasField, type Loose, readEntries, readText, readWhole } from './read.ts';

/** A shift. Times are `HH:MM:SS`; null when upstream's value is not a time of day. */
export interface ShiftRow {
  readonly id: string;
  readonly name: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** As upstream has it: a clock time, or a grace duration when it is at or before the start. */
  readonly latenessThreshold: string | null;
  /** Time of day after which a sign-in is late; null without a start. */
  readonly lateAfter: string | null;
  readonly serialLatenessThreshold: number | null;
}

/** Reads the reply of `GET /shift/findAll`, in upstream's order. */
export function readShifts(data: unknown): ShiftRow[] {
  return readEntries(data, isShift).map(readShift);
}

const isShift = (record: Loose) => hasField(record, ['_id', 'name', 'startTime']);

function readShift(record: Loose): ShiftRow {
  const startTime = readTimeOfDay(record.startTime);
  const latenessThreshold = readTimeOfDay(record.latenessThreshold);
  return {
    id: readText(record._id),
    name: readText(record.name),
    startTime,
    endTime: readTimeOfDay(record.endTime),
    latenessThreshold,
    lateAfter: startTime && lateAfterOf(startTime, latenessThreshold),
    serialLatenessThreshold: readWhole(record.serialLatenessThreshold),
  };
}

/** Also reads `8:00`, `08:00` and `08:00:00:00`, which a form that appends `:00` too often leaves behind. */
function readTimeOfDay(value: unknown): string | null {
  const parts = /^(\d{1,2}):(\d{2})(?::(\d{2})(?::00|\.\d+)?)?$/.exec(readText(value).trim());
  if (!parts) return null;
  const [hours, minutes, seconds] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  return [hours, minutes, seconds].map(twoDigits).join(':');
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
