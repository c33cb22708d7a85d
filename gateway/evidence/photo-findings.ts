import { formatTimestamp } from '../../schema/format.ts';
import type { Context } from '../app-context.ts';
import { isRecognisedWithoutPhoto } from '../days/day-punches.ts';
import { isSomebody, mayBeOnePerson } from '../days/people.ts';
import type { PhotoCheck, SamePhotos } from '../photos/comparison/photo-check.ts';
import type { PhotoChecks } from '../photos/comparison/photo-checks.ts';
import { inTurns } from '../shared/event-loop.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { DayPhotos, KnownPhotos, type OtherPhoto } from './day-photos.ts';
import { type FindingPhotoRow, type FindingRow, type Found, finding } from './finding.ts';

type Rows = readonly AttendanceRecordRow[];

/** The photos of some records, and the comparison of them. */
export interface CheckedPhotos {
  readonly photos: DayPhotos;
  readonly check: PhotoCheck;
}

/** The check that was made last of a list, where there is one. */
const lastChecks = new WeakMap<Rows, CheckedPhotos>();

const createCheck = memoizeByIdentity((checks: PhotoChecks, ...lists: readonly Rows[]): CheckedPhotos => {
  const photos = new DayPhotos(lists.flat());
  return { photos, check: checks.create(photos) };
});

/** The check of the photos in some lists with each other; what it finds stands in the findings of their records. */
export function photoCheckOf({ photoChecks }: Context, lists: readonly Rows[]): CheckedPhotos {
  const check = createCheck(photoChecks, ...lists);
  for (const rows of lists) lastChecks.set(rows, check);
  return check;
}

/** What is known of photos that nobody has compared. */
const nothingKnown = new KnownPhotos(new DayPhotos([]), [], () => null);

/** What is known of the photos of a check. */
export const knownPhotos = ({ photos, check }: CheckedPhotos): KnownPhotos =>
  check.pairs ? joinPairs(photos, check.pairs, check) : nothingKnown;

const joinPairs = memoizeByIdentity(
  (photos: DayPhotos, pairs: readonly SamePhotos[], check: PhotoCheck) =>
    new KnownPhotos(photos, pairs, (address) => check.sizeOf(address)),
);

/** What the photos of records say, by their index in `rows`; of a record of which they say nothing there is no entry. */
export const findIn = memoizeByIdentity(async (rows: Rows, known: KnownPhotos): Promise<ReadonlyMap<number, Found>> => {
  const found = new Map<number, Found>();
  for await (const [index, record] of inTurns(rows.entries())) {
    const findings = detectors.flatMap((detect) => detect(record, known) ?? []);
    if (findings.length > 0) found.set(index, { findings });
  }
  return found;
});

/** The same of what is known by now: at once what the lists show, and the rest when somebody has had the photos compared. */
export function findInPhotos(rows: Rows): Promise<ReadonlyMap<number, Found>> {
  const checked = lastChecks.get(rows);
  return findIn(rows, checked ? knownPhotos(checked) : nothingKnown);
}

/** SAME_PICTURE: the photo of the record is, changed or not, that of another record, or a reference photo. */
export const samePicture: PhotoDetector = (record, photos) => {
  const uses = photos.usesOf(record.imageURL);
  const { shown, count } = uses.besides(record.staff, (other) => isOneEvent(record, other));
  const [first] = shown;
  if (!first) return null;
  const more = count > 1 ? ` and ${count - 1} more` : '';
  const evidence = `The same picture as ${photoInWords(first, record.staff)}${more}.`;
  return finding('SAME_PICTURE', evidence, { photos: shown.map(shownPhoto) });
};

/** The record itself, or what a phone has sent twice, among the person's photos; of nobody's the record alone. */
const isOneEvent = (record: AttendanceRecordRow, { record: other }: OtherPhoto) =>
  record.staff.staffID === ''
    ? other?.key === record.key
    : other !== null && other.mode === record.mode && other.attendanceDate === record.attendanceDate;

/** REFERENCE_MISSING: the record has a photo, and the register has none of its person to compare it with. */
const referenceMissing: PhotoDetector = ({ staff, imageURL }) => {
  if (staff.staffID === '' || staff.imageURL !== '' || imageURL === '') return null;
  return finding('REFERENCE_MISSING', 'The register has no reference photo to compare the photo with.');
};

/** Pixels of the shorter side below which faces cannot be told apart. */
const enough = 120;

/** REFERENCE_TINY: the reference photo has too few pixels to compare a face with. */
const referenceTiny: PhotoDetector = ({ staff }, photos) => {
  const size = photos.sizeOf(staff.imageURL);
  if (size === null || size >= enough) return null;
  return finding('REFERENCE_TINY', `The shorter side of the reference photo has ${size} pixels, fewer than ${enough}.`);
};

/** REFERENCE_SHARED: the person's reference photo is that of somebody else, too. */
export const referenceShared: PhotoDetector = ({ staff }, photos) => {
  if (staff.staffID === '') return null;
  const { shown } = photos.usesOf(staff.imageURL, true).besides(staff, () => true);
  const [first] = shown;
  if (!first) return null;
  const evidence = `The reference photo is the same picture as ${photoInWords(first, staff)}.`;
  return finding('REFERENCE_SHARED', evidence, { photos: shown.map(shownPhoto) });
};

/** RECOGNISED_WITHOUT_PHOTO: the record says that its photo was recognised, and has none. */
const recognisedWithoutPhoto: PhotoDetector = (record) =>
  isRecognisedWithoutPhoto(record)
    ? finding('RECOGNISED_WITHOUT_PHOTO', 'The record is marked as recognised, but has no photo.')
    : null;

/** A photo as evidence shows it. */
const shownPhoto = ({ staff, record, address, likeness }: OtherPhoto): FindingPhotoRow => ({
  staffID: staff.staffID,
  name: staff.name,
  photo: address,
  isReference: record === null,
  mode: record?.mode ?? null,
  attendanceDate: record?.attendanceDate ?? null,
  likeness: Math.round(likeness * 1000) / 1000,
});

/** A photo as a sentence names it: whose, and when it was sent. */
function photoInWords({ staff, record }: OtherPhoto, person: StaffSummaryRow): string {
  const isOwn = isSomebody({ staff }) && staff.staffID === person.staffID && mayBeOnePerson(staff, person);
  const whose = isOwn
    ? ''
    : staff.staffID === ''
      ? ' without a staff record'
      : ` of ${staff.name || 'somebody'} (${staff.staffID})`;
  if (!record) return isOwn ? 'their own reference photo' : `the reference photo${whose}`;
  const what = record.mode === 'SIGNED_IN' ? 'sign-in' : 'sign-out';
  return `${isOwn ? 'their own' : 'the'} ${what}${whose}, ${formatTimestamp(record.attendanceDate ?? '') || 'without a date'}`;
}

/** What looks at the photos of records, in the order of FindingKind. */
const detectors: readonly PhotoDetector[] = [
  samePicture,
  referenceMissing,
  referenceTiny,
  referenceShared,
  recognisedWithoutPhoto,
];

/** What looks for one kind of finding in the photos of records and of their people: its finding, or null. */
export type PhotoDetector = (record: AttendanceRecordRow, photos: KnownPhotos) => FindingRow | null;
