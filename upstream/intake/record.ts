import { createHash } from 'node:crypto';
import { z } from 'zod';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { body, imageAddress, instant, mode, optional, text, yesNo } from '../input.ts';
import { firstTakenDay, isTaken } from '../retention/retained-days.ts';

/** Most records of one call of `/attendance/create/many`. */
export const maximumRecords = 1_000;

/** Milliseconds that a device's clock may be ahead of the service's. */
const clockTolerance = 60_000;

/** Milliseconds after which a record is too old to be taken in: devices are offline for days, not for years. */
const longestDelay = 366 * 86_400_000;

/** Degrees as a number or, from forms, its digits. */
const degrees = (most: number) => {
  const rule = { error: `must be a number from -${most} to ${most}` };
  return z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(value.trim()) ? Number(value) : value),
    z.number(rule).min(-most, rule).max(most, rule),
  );
};

const idempotencyKey = z
  .string({ error: 'must be text' })
  .regex(/^[\x21-\x7e]{1,128}$/, 'must have 1 to 128 printable characters without spaces');

/** A record as a device sends it. */
export const recordShape = body({
  staffID: text(maximumStaffIDLength),
  mode,
  attendanceDate: instant,
  latitude: optional(degrees(90)),
  longitude: optional(degrees(180)),
  location: optional(text()),
  serviceCentre: optional(text()),
  imageURL: optional(imageAddress),
  isImageRecognised: optional(yesNo),
  idempotencyKey: optional(idempotencyKey),
});

/** A record that has passed by itself; whom and what it names is not looked up yet. */
export type IntakeRecord = z.infer<typeof recordShape>;

/** What is wrong with a record that has all its parts; null when nothing is. `now` says what lies in the future. */
export function recordFault({ latitude, longitude, attendanceDate }: IntakeRecord, now: Date): string | null {
  if ((latitude === undefined) !== (longitude === undefined)) {
    return 'latitude and longitude belong together: send both or neither.';
  }
  if (attendanceDate.getTime() > now.getTime() + clockTolerance) {
    return 'attendanceDate lies in the future: set the clock of the device.';
  }
  return null;
}

/** Why a record is too old to be taken in; null when it is not. `signIns` is the first day of which sign-ins stay. */
export function ageFault(
  { attendanceDate }: IntakeRecord,
  { signIns, timeZone, now }: { signIns: string | undefined; timeZone: string; now: Date },
): string | null {
  if (now.getTime() - attendanceDate.getTime() > longestDelay) return 'attendanceDate lies more than a year back.';
  if (signIns === undefined || isTaken(attendanceDate, signIns, timeZone)) return null;
  return `attendanceDate lies before ${firstTakenDay(signIns)}: records that old are not kept.`;
}

/** What is answered of a record whose position is 0, 0: a device that has no fix sends it, and nobody works there. */
export const positionNote = 'The position 0, 0 is not a place: the record is kept without a position.';

/** What is answered of a record whose photo is not stored. */
export const photoNote = 'Photos of that month are not kept: the record is kept without its photo.';

/** Whether a record has the position 0, 0. */
export const isNowhere = ({ latitude, longitude }: IntakeRecord): boolean => latitude === 0 && longitude === 0;

/** What a record and its photo say, as one text: equal for a repeated delivery. */
export function digestOf({ idempotencyKey: _, ...record }: IntakeRecord, photo?: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(record));
  if (photo) hash.update(photo);
  return hash.digest('base64url');
}

/** A record ready to be stored: checked by itself, its photo's address as it is stored. */
export interface Delivery {
  readonly record: IntakeRecord;
  /** Of the device key or the user that sends it. */
  readonly sender: string;
  /** Equal for a repeated delivery of the same record. */
  readonly digest: string;
  readonly imageURL: string | null;
  /** Whether it came with a photo, also where that is not stored. */
  readonly hasPhoto: boolean;
  readonly arrivedAt: Date;
}
