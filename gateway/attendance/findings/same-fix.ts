import type { PlaceDetector } from './detector.ts';
import type { Point } from './distance.ts';
import { finding } from './finding.ts';

/** Records of several people or days from which on an equal position is no chance. */
const fewest = 3;
/** Records of a centre of which at least half are at one position: that of a device at the door. */
const deviceRecords = 20;
const deviceShare = 0.5;

/** SAME_FIX: a position equal to the last digit in records of several people or days. */
export const sameFix: PlaceDetector = (record, places) => {
  // Records without a staff record are of nobody who could be compared.
  if (record.row.staff.staffID === '' || !isFine(record)) return null;
  const count = places.countAtPosition(record);
  if (count < fewest) return null;
  if (count >= deviceRecords && count >= deviceShare * places.countAt(record.row.serviceCentre)) return null;
  const { personDays, people, days, others } = places.atPosition(record);
  if (personDays < fewest) return null;
  const counts = [people === 1 ? 'one person' : `${people} people`, days === 1 ? 'one day' : `${days} days`];
  const evidence = `The position ${record.latitude}, ${record.longitude} is the same to the last digit in ${personDays} records of 28 days: ${counts.join(', ')}.`;
  const own = { staffID: record.row.staff.staffID, at: record.at, mode: record.row.mode };
  return finding('SAME_FIX', evidence, {
    count: personDays,
    records: others(own).map((sign) => places.shown(sign)),
  });
};

/** Whether a position has more than four decimals: of coarser ones, ten metres and more, many are equal by chance. */
const isFine = ({ latitude, longitude }: Point) => [latitude, longitude].some((degrees) => !isWhole(degrees * 1e4));
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
