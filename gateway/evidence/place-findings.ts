import { formatLongDate, formatTimestamp } from '../../schema/format.ts';
import type { Context } from '../app-context.ts';
import type { MovedCentre } from '../generated/resolvers.ts';
import { inTurns } from '../shared/event-loop.ts';
import { memoizeByIdentity, memoizeByText } from '../shared/memoize.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import type { DayPlaces, UsualPlaceRow } from './day-places.ts';
import { type FindingRow, type Found, finding } from './finding.ts';
import { metresBetween, metresExchanged, metresInWords, type PlacedPunch, type Point } from './positions.ts';
import { isToday, type ReadPlaces, readPlaces, readWholePlaces } from './read-places.ts';

const found = memoizeByText<ReadonlyMap<number, Found>>(4);

/** The calendar days of some records, ascending. */
export const daysOf = memoizeByIdentity((rows: readonly AttendanceRecordRow[]): readonly string[] =>
  [...new Set(rows.flatMap(({ attendanceDate }) => attendanceDate?.slice(0, 10) ?? []))].sort(),
);

/**
 * What the places of records say, by their index in `rows`; of a record of which they say nothing there is no entry. The same
 * object for the same rows and lists. With `isWhole`, for a file, waits for all days. Throws what reading the lists throws.
 */
export async function findInPlaces(
  rows: readonly AttendanceRecordRow[],
  context: Context,
  isWhole: boolean,
): Promise<ReadonlyMap<number, Found>> {
  const days = daysOf(rows);
  const places = await (isWhole ? readWholePlaces : readPlaces)(days, context);
  return found([rows, ...places.lists], days.join(), () =>
    context.state.measure('select', () => findAll(rows, places)),
  );
}

async function findAll(
  rows: readonly AttendanceRecordRow[],
  { days }: ReadPlaces,
): Promise<ReadonlyMap<number, Found>> {
  const all = new Map<number, Found>();
  for await (const [index, row] of inTurns(rows.entries())) {
    const record = placed(row);
    const places = record && days.get(record.at.slice(0, 10));
    if (record && places) all.set(index, findingsAt(record, places));
  }
  return all;
}

/** What the places of its day say of a record: nothing of one whose latitude and longitude are exchanged. */
export function findingsAt(record: PlacedRecord, places: DayPlaces): Found {
  const { metres, usualPlace } = distanceOf(record, places) ?? {};
  if (isExchanged(record, usualPlace)) return { distance: null, findings: [] };
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

/** Metres from the usual place beyond which a record is away. */
const awayFrom = 2_000;

/** The usual place of the record's person, and how far the record is from it; null where too little is known. */
function distanceOf(record: PlacedRecord, places: DayPlaces) {
  const { staff, serviceCentre } = record.row;
  const usualPlace = places.usualPlace(staff, staff.serviceCentre || serviceCentre);
  return usualPlace && { usualPlace, metres: metresBetween(record, usualPlace) };
}

/** Whether a position is where somebody usually is but for its latitude and longitude, which are exchanged. */
const isExchanged = (point: Point, usual: Point | undefined): boolean =>
  usual !== undefined && metresBetween(point, usual) > awayFrom && metresExchanged(point, usual) <= awayFrom;

/** AWAY: more than two kilometres from the usual place. */
const away: PlaceDetector = (record, places) => {
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

/** Records of several people or days from which on an equal position is no chance. */
const fewest = 3;
/** Records of a centre of which at least half are at one position: that of a device at the door. */
const deviceRecords = 20;
const deviceShare = 0.5;

/** SAME_FIX: a position equal to the last digit in records of several people or days. */
const sameFix: PlaceDetector = (record, places) => {
  // Records without a staff record are of nobody who could be compared.
  if (record.row.staff.staffID === '' || !isFine(record)) return null;
  const count = places.countAtPosition(record);
  if (count < fewest) return null;
  if (count >= deviceRecords && count >= deviceShare * places.countAt(record.row.serviceCentre)) return null;
  const { personDays, people, days, others } = places.atPosition(record);
  if (personDays < fewest) return null;
  const [who, when] = [people === 1 ? 'one person' : `${people} people`, days === 1 ? 'one day' : `${days} days`];
  const evidence = `The position ${record.latitude}, ${record.longitude} is the same to the last digit in records of ${who} on ${when}, within this day and the 28 before it.`;
  const own = { staff: record.row.staff, at: record.at, mode: record.row.mode };
  return finding('SAME_FIX', evidence, {
    count: personDays,
    records: others(own).map((punch) => places.shown(punch)),
  });
};

/** Whether a position has more than four decimals: of coarser ones, ten metres and more, many are equal by chance. */
const isFine = ({ latitude, longitude }: Point) => [latitude, longitude].some((degrees) => !isWhole(degrees * 1e4));
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

/** Metres a second that nobody keeps up between two offices: 150 kilometres an hour, as the crow flies. */
const fastest = 150 / 3.6;
/** Metres that two positions may be wrong by together. */
const slack = 3_000;

/** TRAVEL: another record of the person, of the day or its neighbours, farther away than the time allows. */
const travel: PlaceDetector = (record, places) => {
  const at = Date.parse(record.at);
  const usual = distanceOf(record, places)?.usualPlace;
  let found: { readonly punch: PlacedPunch; readonly metres: number; readonly seconds: number } | null = null;
  for (const punch of places.farFrom(record, slack, record.row.staff)) {
    const metres = metresBetween(record, punch);
    const seconds = Math.abs(Date.parse(punch.at) - at) / 1000;
    if (metres <= slack + fastest * seconds || isExchanged(punch, usual)) continue;
    if (!found || seconds < found.seconds) found = { punch, metres, seconds };
  }
  if (!found) return null;
  const { punch, metres, seconds } = found;
  const what = punch.mode === 'SIGNED_IN' ? 'signed in' : 'signed out';
  const order = Date.parse(punch.at) < at ? 'earlier' : 'later';
  const when = seconds === 0 ? 'at the same second' : `${timeInWords(seconds)} ${order}`;
  const evidence = `Also ${what} ${metresInWords(metres)} away, ${when} (${formatTimestamp(punch.at)}): the time between is too short.`;
  return finding('TRAVEL', evidence, { distance: Math.round(metres), records: [places.shown(punch)] });
};

function timeInWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 90) return minutes === 1 ? 'one minute' : `${minutes} minutes`;
  return `${(minutes / 60).toFixed(1)} hours`;
}

/** The service centres whose records of some days lie together somewhere else than before, days ascending. Throws what reading the lists throws. */
export async function readMovedCentres(dates: readonly string[], context: Context): Promise<MovedCentre[]> {
  const { days } = await readPlaces(dates, context, isToday(context));
  return [...days.values()].flatMap((places) =>
    places.centres.flatMap((serviceCentre) => {
      const move = serviceCentre === '' ? null : places.centreMove(serviceCentre);
      if (!move) return [];
      const { latitude, longitude, count } = move;
      const evidence = `The ${count} sign-ins at ${serviceCentre} on ${formatLongDate(places.date)} are together, ${metresInWords(move.distance)} from where they were on ${move.days} days before.`;
      return [
        { serviceCentre, date: places.date, distance: Math.round(move.distance), latitude, longitude, count, evidence },
      ];
    }),
  );
}

/** What looks at the places of records, in the order of FindingKind. */
const detectors: readonly PlaceDetector[] = [away, sameFix, travel];

/** A record with a position and a time. */
export interface PlacedRecord extends Point {
  readonly row: {
    readonly staff: StaffSummaryRow;
    readonly mode: AttendanceRecordRow['mode'];
    readonly serviceCentre: string;
  };
  /** ISO with offset. */
  readonly at: string;
}

/** What looks for one kind of finding in the places of records: its finding, or null. */
type PlaceDetector = (record: PlacedRecord, places: DayPlaces) => FindingRow | null;
