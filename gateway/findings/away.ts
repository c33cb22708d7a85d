import type { DayPlaces, UsualPlaceRow } from './day-places.ts';
import type { PlaceDetector, PlacedRecord } from './detector.ts';
import { metresBetween, metresInWords } from './distance.ts';
import { finding } from './finding.ts';

/** Metres from the usual place beyond which a record is away. */
const awayFrom = 2_000;

/** The usual place of the record's person, and how far the record is from it; null where too little is known. */
export function distanceOf(record: PlacedRecord, places: DayPlaces) {
  const { staffID, serviceCentre } = record.row.staff;
  const usualPlace = places.usualPlace(staffID, serviceCentre || record.row.serviceCentre);
  return usualPlace && { usualPlace, metres: metresBetween(record, usualPlace) };
}

/** AWAY: more than two kilometres from the usual place. */
export const away: PlaceDetector = (record, places) => {
  const found = distanceOf(record, places);
  if (!found || found.metres <= awayFrom) return null;
  const { usualPlace, metres } = found;
  const evidence = `${metresInWords(metres)} from ${wordsOf(usualPlace, record.row.staff.serviceCentre)}.`;
  return finding('AWAY', evidence, { distance: Math.round(metres), usualPlace });
};

function wordsOf({ basis, count }: UsualPlaceRow, serviceCentre: string): string {
  const centre = serviceCentre || 'their service centre';
  if (basis === 'OWN') return `the usual place, the middle of ${count} sign-ins of the 28 days before`;
  if (basis === 'MOVED_CENTRE') return `where ${centre} is now; its records have moved together`;
  return `the usual place of ${centre}, the middle of ${count} days; there are too few sign-ins of their own`;
}
