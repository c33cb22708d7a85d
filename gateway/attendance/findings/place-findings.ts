import type { Context } from '../../auth/context.ts';
import { type ResumableTask, runInTurns } from '../../shared/event-loop.ts';
import { memoizeByIdentity, memoizeByText } from '../../shared/memoize-by-identity.ts';
import type { AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import { away, distanceOf } from './away.ts';
import type { DayPlaces } from './day-places.ts';
import type { PlaceDetector, PlacedRecord } from './detector.ts';
import type { FindingSource, Found } from './finding.ts';
import { type ReadPlaces, readPlaces, readWholePlaces } from './read-places.ts';
import { sameFix } from './same-fix.ts';
import { travel } from './travel.ts';

/** What looks at the places of records, in the order of FindingKind. */
const detectors: readonly PlaceDetector[] = [away, sameFix, travel];

const found = memoizeByText<ReadonlyMap<number, Found>>(4);

/** The calendar days of some records, ascending. */
export const daysOf = memoizeByIdentity((rows: readonly AttendanceRecordRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ attendanceDate }) => attendanceDate?.slice(0, 10) ?? []))].sort(),
);

/** What the places of records say. */
export const placeFindings: FindingSource<Context> = {
  async find(rows, context, isWhole) {
    const days = daysOf(rows);
    const places = await (isWhole ? readWholePlaces : readPlaces)(days, context);
    return found([rows, ...places.lists], days.join(), () =>
      context.state.measure('select', () => runInTurns(findAll(rows, places))),
    );
  },
};

function* findAll(
  rows: readonly AttendanceRecordRow[],
  { days }: ReadPlaces,
): ResumableTask<ReadonlyMap<number, Found>> {
  const all = new Map<number, Found>();
  for (let place = 0; place < rows.length; place++) {
    yield;
    const row = rows[place] as AttendanceRecordRow;
    const record = placed(row);
    const places = record && days.get(record.at.slice(0, 10));
    if (record && places) all.set(place, findingsAt(record, places));
  }
  return all;
}

/** What the places of its day say of a record. */
export function findingsAt(record: PlacedRecord, places: DayPlaces): Found {
  const metres = distanceOf(record, places)?.metres;
  return {
    distance: metres === undefined ? null : Math.round(metres),
    findings: detectors.flatMap((detect) => detect(record, places) ?? []),
  };
}

function placed(row: AttendanceRecordRow): PlacedRecord | null {
  const { latitude, longitude, attendanceDate } = row;
  if (latitude === null || longitude === null || attendanceDate === null) return null;
  return { row, at: attendanceDate, latitude, longitude };
}
