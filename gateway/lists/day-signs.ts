import type { AttendanceRecordRow } from '../rest/attendance.ts';
import { cachedByLists } from './cached-by-lists.ts';

/**
 * Who signed in (or out) on a day, when and where: one entry for each record in each array, in the list's order. It
 * is retained for weeks of days, so it holds numbers and shared texts alone.
 */
export interface DaySigns {
  readonly staffIDs: readonly string[];
  /** What the clock on the wall showed, in seconds since 1970 as if it were UTC; `noTime` when it cannot be read. */
  readonly walls: readonly number[];
  /** The zone's offset then, e.g. `+01:00`. */
  readonly offsets: readonly string[];
  /** Service centre of the record. */
  readonly centres: readonly string[];
  /** Name of the place; an empty string when unknown. */
  readonly places: readonly string[];
  /** Degrees north; NaN without a position. */
  readonly latitudes: Float64Array;
  /** Degrees east; NaN without a position. */
  readonly longitudes: Float64Array;
  /** 1 for a record that is recognised without a photo. */
  readonly recognisedWithoutPhoto: Uint8Array;
}

/** Stands for the time of a record that has none. */
export const noTime = -1;

/** The signs of a day without records. */
export const noSigns: DaySigns = {
  staffIDs: [],
  walls: [],
  offsets: [],
  centres: [],
  places: [],
  latitudes: new Float64Array(),
  longitudes: new Float64Array(),
  recognisedWithoutPhoto: new Uint8Array(),
};

/** The signs of a day's list; the same ones for the same rows. */
export const daySigns = cachedByLists((rows: readonly AttendanceRecordRow[]): DaySigns => {
  const texts = new Map<string, string>();
  const shared = (text: string) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  return {
    staffIDs: rows.map(({ staff }) => staff.staffID),
    walls: rows.map(({ attendanceDate }) => wallOf(attendanceDate)),
    offsets: rows.map(({ attendanceDate }) => shared(attendanceDate?.slice(19) ?? '')),
    centres: rows.map(({ serviceCentre }) => shared(serviceCentre)),
    places: rows.map(({ location }) => shared(location)),
    latitudes: Float64Array.from(
      rows,
      ({ latitude, longitude }) => (longitude === null ? null : latitude) ?? Number.NaN,
    ),
    longitudes: Float64Array.from(
      rows,
      ({ latitude, longitude }) => (latitude === null ? null : longitude) ?? Number.NaN,
    ),
    recognisedWithoutPhoto: Uint8Array.from(rows, (row) => Number(isRecognisedWithoutPhoto(row))),
  };
});

/** Whether a record says that its photo was recognised, and has none. */
export const isRecognisedWithoutPhoto = ({ isImageRecognised, imageURL }: AttendanceRecordRow): boolean =>
  isImageRecognised === true && imageURL === '';

/** The wall-clock seconds of an instant with offset; `noTime` without one. */
export function wallOf(instant: string | null): number {
  return instant === null ? noTime : Date.parse(`${instant.slice(0, 19)}Z`) / 1000;
}

/** The instant with offset that has these wall-clock seconds; null for `noTime`. */
export function instantOf(wall: number, offset: string): string | null {
  return wall === noTime ? null : new Date(wall * 1000).toISOString().slice(0, 19) + offset;
}
