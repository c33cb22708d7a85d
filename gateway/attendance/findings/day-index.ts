import { memoizeByIdentity } from '../../shared/memoize-by-identity.ts';
import { centreAt, type DayPunches, staffIDAt } from '../days/day-punches.ts';
import { medianPoint, metresBetween, type Point } from './distance.ts';

type Chains = (hash: number, visit: (place: number) => void) => void;

/** Where the records of a service centre were on a day. */
export interface CentreDay extends Point {
  /** Records with a position. */
  readonly count: number;
  /** Share of them that are within a kilometre of it. */
  readonly share: number;
}

/** Metres from the middle of a centre's records within which they count as being there. */
const near = 1_000;

/** The records of a day by person and by position, and its centres: made once a version. */
export interface DayIndex {
  readonly signs: DayPunches;
  /** Visits the places of the records that have the hash of a staff ID, and maybe others. */
  readonly ofPerson: Chains;
  /** Visits the places of the records that have the hash of a position, and maybe others. */
  readonly ofPosition: Chains;
  readonly centres: ReadonlyMap<string, CentreDay>;
}

/** The index of a day's records. */
export const indexOfDay = memoizeByIdentity((signs: DayPunches): DayIndex => {
  const { who, latitudes, longitudes } = signs;
  const people = chains(who.length, (place) => textHash(staffIDAt(signs, place)));
  const positions = chains(who.length, (place) => positionHash(pointAt(signs, place)));
  const byCentre = new Map<string, Point[]>();
  for (let place = 0; place < who.length; place++) {
    if (Number.isNaN(latitudes[place]) || Number.isNaN(longitudes[place])) continue;
    const centre = centreAt(signs, place);
    const points = byCentre.get(centre);
    if (points) points.push(pointAt(signs, place));
    else byCentre.set(centre, [pointAt(signs, place)]);
  }
  const centres = new Map([...byCentre].map(([centre, points]) => [centre, centreDay(points)]));
  return { signs, ofPerson: people, ofPosition: positions, centres };
});

function centreDay(points: readonly Point[]): CentreDay {
  const middle = medianPoint(points);
  const within = points.filter((point) => metresBetween(point, middle) <= near).length;
  return { ...middle, count: points.length, share: within / points.length };
}

/** The position of a record; of NaN where it has none. */
export const pointAt = ({ latitudes, longitudes }: DayPunches, place: number): Point => ({
  latitude: latitudes[place] ?? Number.NaN,
  longitude: longitudes[place] ?? Number.NaN,
});

/** A number that stands for a text; others may have it too. */
export function textHash(text: string): number {
  let hash = 7;
  for (let place = 0; place < text.length; place++) hash = (Math.imul(hash, 31) + text.charCodeAt(place)) | 0;
  return mixed(hash);
}

/** A number that stands for a position; others may have it too. */
export const positionHash = ({ latitude, longitude }: Point): number =>
  mixed((Math.round(latitude * 1e7) | 0) ^ Math.imul(Math.round(longitude * 1e7) | 0, 0x9e37_79b1));

function mixed(hash: number): number {
  const bits = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  return bits ^ (bits >>> 13);
}

/** The places from 0 to `count` by their hash, in two arrays of numbers: a map of lists would take twenty times as much. */
function chains(count: number, hashOf: (place: number) => number): Chains {
  const mask = (1 << Math.ceil(Math.log2(Math.max(count, 1) * 2))) - 1;
  const heads = new Int32Array(mask + 1).fill(-1);
  const next = new Int32Array(count);
  for (let place = count - 1; place >= 0; place--) {
    const head = hashOf(place) & mask;
    next[place] = heads[head] as number;
    heads[head] = place;
  }
  return (hash, visit) => {
    for (let place = heads[hash & mask] as number; place >= 0; place = next[place] as number) visit(place);
  };
}
