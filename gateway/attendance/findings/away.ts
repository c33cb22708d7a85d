import type { DayPlaces, UsualPlaceRow } from './day-places.ts';
import type { PlaceDetector, PlacedRecord } from './detector.ts';
import { metresBetween, metresInWords } from './distance.ts';
import { finding } from './finding.ts';

/** Metres from the usual place beyond which a record is away. */
const awayFrom = 2_000;

/** The usual place of the record's person, and how far the record is from it; null where too little is known. */
export function distanceOf(record: PlacedRecord, places: DayPlaces) {
  const { staff, serviceCentre } = record.row;
  const usualPlace = places.usualPlace(staff, staff.serviceCentre || serviceCentre);
  return usualPlace && { usualPlace, metres: metresBetween(record, usualPlace) };
}

/** AWAY: more than two kilometres from the usual place. */
export const away: PlaceDetector = (record, places) => {
  const found = distanceOf(record, places);
  if (!found || found.metres <= awayFrom) return null;
  const { usualPlace, metres } = found;
  const { staffID, serviceCentre } = record.row.staff;
  const centre = serviceCentre || record.row.serviceCentre || 'their service centre';
  const evidence = `${metresInWords(metres)} from ${wordsOf(usualPlace, centre, staffID !== '')}.`;
  return finding('AWAY', evidence, { distance: Math.round(metres), usualPlace });
};

function wordsOf({ basis, count }: UsualPlaceRow, centre: string, hasPerson: boolean): string {
  if (basis === 'OWN') return `the usual place, the middle of ${count} sign-ins of the 28 days before`;
  if (basis === 'MOVED_CENTRE') return `where ${centre} is now; its records have moved together`;
  const why = hasPerson ? 'there are too few sign-ins of their own' : 'the record has no staff record';
  return `the usual place of ${centre}, the middle of ${count} days; ${why}`;
}
