import { memoizeByIdentity } from '../shared/memoize.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { createPeople, personOf } from './people.ts';

/**
 * Who signed in (or out) on a day, when and where: one entry for each record in each array, in the list's order. The
 * gateway keeps weeks of such days, so they hold numbers, and each text and each person once.
 */
export interface DayPunches {
  /** Everybody whom the records name, each once. */
  readonly people: readonly StaffSummaryRow[];
  /** Whom each record is about: an index in `people`. */
  readonly who: Uint32Array;
  /** What the clock on the wall showed, in seconds since 1970 as if it were UTC; `noTime` when it cannot be read. */
  readonly localSeconds: readonly number[];
  /** Texts that the records share. */
  readonly texts: readonly string[];
  /** The zone's offset then, e.g. `+01:00`: an index in `texts`. */
  readonly offsets: Uint32Array;
  /** Service centre of the record: an index in `texts`. */
  readonly centres: Uint32Array;
  /** Name of the place, an empty text when unknown: an index in `texts`. */
  readonly places: Uint32Array;
  /** Degrees north; NaN without a position. */
  readonly latitudes: Float64Array;
  /** Degrees east; NaN without a position. */
  readonly longitudes: Float64Array;
  /** 1 for a record that is recognised without a photo. */
  readonly recognisedWithoutPhoto: Uint8Array;
}

/** Stands for the time of a record that has none. */
export const noTime = -1;

/** Makes them of a day's list; the same object for the same rows. */
export const dayPunches = memoizeByIdentity((rows: readonly AttendanceRecordRow[]): DayPunches => {
  const texts = new Map<string, number>();
  const textOf = (text: string) => {
    const index = texts.get(text) ?? texts.size;
    if (index === texts.size) texts.set(text, index);
    return index;
  };
  const people = createPeople();
  const who = Uint32Array.from(rows, ({ staff }) => people.indexOf(staff));
  const offsets = Uint32Array.from(rows, ({ attendanceDate }) => textOf(attendanceDate?.slice(19) ?? ''));
  const centres = Uint32Array.from(rows, ({ serviceCentre }) => textOf(serviceCentre));
  const places = Uint32Array.from(rows, ({ location }) => textOf(location));
  return {
    people: people.all(),
    who,
    localSeconds: rows.map(({ attendanceDate }) => wallOf(attendanceDate)),
    texts: [...texts.keys()],
    offsets,
    centres,
    places,
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

/** A day without records. */
export const noPunches = dayPunches([]);

/** Stored ones, with the people of other days and numbers of their own: they were read from the bytes of the whole. */
export function restorePunches(punches: DayPunches): DayPunches {
  const own = Object.entries(punches).map(([name, part]) => [
    name,
    ArrayBuffer.isView(part) ? (part as Uint8Array).slice() : part,
  ]);
  return { ...Object.fromEntries(own), people: punches.people.map(personOf) };
}

/** The staff IDs of who signed in or out on a day. */
export const signerIDs = memoizeByIdentity(
  ({ people }: DayPunches): ReadonlySet<string> => new Set(people.flatMap(({ staffID }) => staffID || [])),
);

/** The staff ID of a record; an empty text for nobody. */
export const staffIDAt = ({ people, who }: DayPunches, row: number): string => people[who[row] ?? -1]?.staffID ?? '';

/** The service centre of a record. */
export const centreAt = ({ texts, centres }: DayPunches, row: number): string => texts[centres[row] ?? -1] ?? '';

/** The name of a record's place; an empty text when unknown. */
export const placeAt = ({ texts, places }: DayPunches, row: number): string => texts[places[row] ?? -1] ?? '';

/** When a record was made: ISO with offset; null where its time cannot be read. */
export const timeAt = ({ localSeconds, texts, offsets }: DayPunches, row: number): string | null =>
  instantOf(localSeconds[row] ?? noTime, texts[offsets[row] ?? -1] ?? '');

/** The same in seconds since 1970. */
export function secondsAt({ localSeconds, texts, offsets }: DayPunches, row: number): number | null {
  const wall = localSeconds[row] ?? noTime;
  const offset = texts[offsets[row] ?? -1] ?? '';
  const [sign, hours, minutes] = [offset.slice(0, 1), offset.slice(1, 3), offset.slice(4, 6)];
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  return wall === noTime ? null : wall - (sign === '-' ? -seconds : seconds);
}

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
