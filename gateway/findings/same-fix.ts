import type { PlaceDetector } from './detector.ts';
import type { Point } from './distance.ts';
import { finding } from './finding.ts';

/** Records of several people or days from which on an equal position is no chance. */
const fewest = 3;
/** Records of a centre of which at least half are at one position: that of a device at the door. */
const deviceRecords = 20;
const deviceShare = 0.5;
/** Other records that are shown. */
const shown = 10;

/** SAME_FIX: a position equal to the last digit in records of several people or days. */
export const sameFix: PlaceDetector = (record, places) => {
  if (!isFine(record)) return null;
  const equal = places.atPosition(record);
  if (equal.length < fewest) return null;
  const personDays = new Set(equal.map(({ staffID, day }) => `${staffID} ${day}`));
  if (personDays.size < fewest) return null;
  const atCentre = places.countAt(record.row.serviceCentre);
  if (equal.length >= deviceRecords && equal.length >= deviceShare * atCentre) return null;
  const people = new Set(equal.map(({ staffID }) => staffID)).size;
  const days = new Set(equal.map(({ day }) => day)).size;
  const counts = [people === 1 ? 'one person' : `${people} people`, days === 1 ? 'one day' : `${days} days`];
  const evidence = `The position ${record.latitude}, ${record.longitude} is the same to the last digit in ${personDays.size} records of 28 days: ${counts.join(', ')}.`;
  const others = equal
    .filter(
      ({ staffID, at, mode }) => staffID !== record.row.staff.staffID || at !== record.at || mode !== record.row.mode,
    )
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return finding('SAME_FIX', evidence, {
    count: personDays.size,
    records: others.slice(0, shown).map((sign) => places.shown(sign)),
  });
};

/** Whether a position has more than four decimals: of coarser ones, ten metres and more, many are equal by chance. */
const isFine = ({ latitude, longitude }: Point) => [latitude, longitude].some((degrees) => !isWhole(degrees * 1e4));
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
