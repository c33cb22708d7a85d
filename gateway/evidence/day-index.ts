import { centreAt, type DayPunches, staffIDAt } from '../days/day-punches.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { medianPoint, metresBetween, type Point } from './positions.ts';

type Chains = (hash: number, visit: (index: number) => void) => void;

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
  readonly punches: DayPunches;
  /** Visits the indexes of the records that have the hash of a staff ID, and maybe others. */
  readonly ofPerson: Chains;
  /** Visits the indexes of the records that have the hash of a position, and maybe others. */
  readonly ofPosition: Chains;
  readonly centres: ReadonlyMap<string, CentreDay>;
}

/** The index of a day's records. */
export const indexOfDay = memoizeByIdentity((punches: DayPunches): DayIndex => {
  const { who, latitudes, longitudes } = punches;
  const people = chains(who.length, (index) => textHash(staffIDAt(punches, index)));
  const positions = chains(who.length, (index) => positionHash(pointAt(punches, index)));
  const byCentre = new Map<string, Point[]>();
  for (let index = 0; index < who.length; index++) {
    if (Number.isNaN(latitudes[index]) || Number.isNaN(longitudes[index])) continue;
    const centre = centreAt(punches, index);
    const points = byCentre.get(centre);
    if (points) points.push(pointAt(punches, index));
    else byCentre.set(centre, [pointAt(punches, index)]);
  }
  const centres = new Map([...byCentre].map(([centre, points]) => [centre, centreDay(points)]));
  return { punches, ofPerson: people, ofPosition: positions, centres };
});

function centreDay(points: readonly Point[]): CentreDay {
  const middle = medianPoint(points);
  const within = points.filter((point) => metresBetween(point, middle) <= near).length;
  return { ...middle, count: points.length, share: within / points.length };
}

/** The position of a record; of NaN where it has none. */
export const pointAt = ({ latitudes, longitudes }: DayPunches, index: number): Point => ({
  latitude: latitudes[index] ?? Number.NaN,
  longitude: longitudes[index] ?? Number.NaN,
});

/** A number that stands for a text; others may have it too. */
export function textHash(text: string): number {
  let hash = 7;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return mixed(hash);
}

/** A number that stands for a position; others may have it too. */
export const positionHash = ({ latitude, longitude }: Point): number =>
  mixed((Math.round(latitude * 1e7) | 0) ^ Math.imul(Math.round(longitude * 1e7) | 0, 0x9e37_79b1));

function mixed(hash: number): number {
  const bits = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  return bits ^ (bits >>> 13);
}

/** The indexes from 0 to `count` by their hash, in two arrays of numbers: a map of lists would take twenty times as much. */
function chains(count: number, hashOf: (index: number) => number): Chains {
  const mask = (1 << Math.ceil(Math.log2(Math.max(count, 1) * 2))) - 1;
  const heads = new Int32Array(mask + 1).fill(-1);
  const next = new Int32Array(count);
  for (let index = count - 1; index >= 0; index--) {
    const head = hashOf(index) & mask;
    next[index] = heads[head] as number;
    heads[head] = index;
  }
  return (hash, visit) => {
    for (let index = heads[hash & mask] as number; index >= 0; index = next[index] as number) visit(index);
  };
}
