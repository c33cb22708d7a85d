import { lateAfterOf } from '../../../schema/late-after.ts';
import { hasField, type Loose, readEntries, readID } from '../read.ts';
import { Losses } from './losses.ts';
import { eachOnce } from './unique-keys.ts';
import { ValueReader } from './value-reader.ts';

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
export function readShifts(data: unknown, losses = new Losses()): ShiftRow[] {
  losses.nameRows('shift', 'shifts');
  const read = new ValueReader(losses);
  return eachOnce(readEntries(data, isShift, losses)).map((record) => readShift(record, read));
}

const isShift = (record: Loose) => hasField(record, ['_id', 'name', 'startTime']) || readID(record._id) !== '';

function readShift(record: Loose, read: ValueReader): ShiftRow {
  const startTime = read.timeOfDay(record.startTime, 'startTime');
  const latenessThreshold = read.timeOfDay(record.latenessThreshold, 'latenessThreshold');
  return {
    id: read.id(record._id),
    name: read.text(record.name, 'name'),
    startTime,
    endTime: read.timeOfDay(record.endTime, 'endTime'),
    latenessThreshold,
    lateAfter: startTime && lateAfterOf(startTime, latenessThreshold),
    serialLatenessThreshold: read.whole(record.serialLatenessThreshold, 'serialLatenessThreshold'),
  };
}
