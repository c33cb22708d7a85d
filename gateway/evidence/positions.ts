import { countPeople } from '../days/people.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';

/** A position on earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres of a degree of latitude. */
const degree = 111_195;
const radians = Math.PI / 180;

/** Metres between two points, to half a percent within a country, the short way round the earth. */
export function metresBetween(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const turn = Math.abs(one.longitude - other.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos(((one.latitude + other.latitude) / 2) * radians);
  return Math.hypot(north, east) * degree;
}

/** Metres between two points once the latitude and longitude of one are exchanged, as some programs write them. */
export const metresExchanged = ({ latitude, longitude }: Point, other: Point): number =>
  metresBetween({ latitude: longitude, longitude: latitude }, other);

/** The middle one of some numbers, which it sorts; of two the smaller, so that it is one of them. */
function medianOf(values: Float64Array): number {
  values.sort();
  return values[(values.length - 1) >> 1] ?? Number.NaN;
}

/**
 * The point whose latitude and longitude are the medians of the points given. Where half of the points lie at one place
 * and half at another, so that it would lie at neither, the nearest of them.
 */
export function medianPoint(points: readonly Point[]): Point {
  const latitude = medianOf(Float64Array.from(points, (point) => point.latitude));
  const longitude = medianOf(Float64Array.from(points, (point) => point.longitude));
  const middle = { latitude, longitude };
  const distances = points.map((point) => metresBetween(point, middle));
  const least = distances.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return least > 1_000 ? (points[distances.indexOf(least)] ?? middle) : middle;
}

/** Metres as people say them: `640 m`, `12.4 km`, `310 km`. */
export function metresInWords(metres: number): string {
  if (metres < 1_000) return `${Math.round(metres)} m`;
  const kilometres = metres / 1_000;
  return `${kilometres < 100 ? kilometres.toFixed(1) : Math.round(kilometres).toLocaleString('en')} km`;
}

/** A record of some day. */
export interface PlacedPunch extends Point {
  /** As its list names them. */
  readonly staff: StaffSummaryRow;
  readonly mode: AttendanceRecordRow['mode'];
  readonly day: string;
  /** ISO with offset. */
  readonly at: string;
}

/** Other records of a position that are shown. */
const mostShown = 10;

/** Records at one position. */
export interface EqualPositions {
  /** Days on which somebody was there, each person's by themselves. */
  readonly personDays: number;
  readonly people: number;
  readonly days: number;
  /** The latest records that are not this very one. */
  others(own: Pick<PlacedPunch, 'staff' | 'at' | 'mode'>): readonly PlacedPunch[];
}

const peopleOf = (punches: readonly PlacedPunch[]) => countPeople(new Set(punches.map(({ staff }) => staff)));

/** What records at one position come to. */
export function summaryOf(punches: readonly PlacedPunch[]): EqualPositions {
  const latest = punches
    .map((punch) => ({ punch, instant: Date.parse(punch.at) }))
    .sort((one, other) => other.instant - one.instant)
    .slice(0, 3 * mostShown)
    .map(({ punch }) => punch);
  return {
    personDays: [...Map.groupBy(punches, ({ day }) => day).values()].reduce((sum, own) => sum + peopleOf(own), 0),
    people: peopleOf(punches),
    days: new Set(punches.map(({ day }) => day)).size,
    // A record may stand in a list twice.
    others: (own) =>
      latest
        .filter(({ staff, at, mode }) => staff.staffID !== own.staff.staffID || at !== own.at || mode !== own.mode)
        .slice(0, mostShown),
  };
}
