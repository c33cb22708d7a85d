import type { Context } from '../../auth/context.ts';
import type { PictureCheck, SamePhotos } from '../../photos/comparison/picture-check.ts';
import type { PictureChecks } from '../../photos/comparison/picture-checks.ts';
import { type ResumableTask, runInTurns } from '../../shared/event-loop.ts';
import { memoizeByIdentity } from '../../shared/memoize-by-identity.ts';
import type { AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import { DayPhotos, KnownPhotos } from './day-photos.ts';
import type { PictureDetector } from './detector.ts';
import type { FindingRow, FindingSource, Found } from './finding.ts';
import { recognisedWithoutPhoto } from './recognised-without-photo.ts';
import { referenceMissing } from './reference-missing.ts';
import { referenceShared } from './reference-shared.ts';
import { referenceTiny } from './reference-tiny.ts';
import { samePicture } from './same-picture.ts';

type Rows = readonly AttendanceRecordRow[];

/** What looks at the photos of records, in the order of FindingKind. */
const detectors: readonly PictureDetector[] = [
  samePicture,
  referenceMissing,
  referenceTiny,
  referenceShared,
  recognisedWithoutPhoto,
];

/** The photos of some records, and the comparison of them. */
export interface PhotoCheck {
  readonly photos: DayPhotos;
  readonly check: PictureCheck;
}

/** The check that was made last of a list, where there is one. */
const checkOf = memoizeByIdentity((_checks: PictureChecks, _rows: Rows): { current: PhotoCheck | null } => ({
  current: null,
}));

const createCheck = memoizeByIdentity((checks: PictureChecks, ...lists: readonly Rows[]): PhotoCheck => {
  const photos = new DayPhotos(lists.flat());
  return { photos, check: checks.create(photos) };
});

/** The check of the photos in some lists with each other; what it finds stands in the findings of their records. */
export function photoCheckOf({ pictures }: Context, lists: readonly Rows[]): PhotoCheck {
  const check = createCheck(pictures, ...lists);
  for (const rows of lists) checkOf(pictures, rows).current = check;
  return check;
}

/** What the photos of a record say: all that is known by now. */
export const findingsOfPhotos = (record: AttendanceRecordRow, known: KnownPhotos): FindingRow[] =>
  detectors.flatMap((detect) => detect(record, known) ?? []);

/** What is known of photos that nobody has compared. */
const nothingKnown = new KnownPhotos(new DayPhotos([]), [], () => null);

/** What is known of the photos of a check. */
export const knownPhotos = ({ photos, check }: PhotoCheck): KnownPhotos =>
  check.pairs ? joinPairs(photos, check.pairs, check) : nothingKnown;

const joinPairs = memoizeByIdentity(
  (photos: DayPhotos, pairs: readonly SamePhotos[], check: PictureCheck) =>
    new KnownPhotos(photos, pairs, (address) => check.sizeOf(address)),
);

const findAll = memoizeByIdentity((rows: Rows, known: KnownPhotos) => runInTurns(findSteps(rows, known)));

function* findSteps(rows: Rows, known: KnownPhotos): ResumableTask<ReadonlyMap<number, Found>> {
  const found = new Map<number, Found>();
  for (const [index, record] of rows.entries()) {
    yield;
    const findings = findingsOfPhotos(record, known);
    if (findings.length > 0) found.set(index, { findings });
  }
  return found;
}

/** What the photos of records say: at once what the lists tell, and the rest once somebody has had them compared. */
export const pictureFindings: FindingSource<Context> = {
  async find(rows, { pictures }) {
    const { current } = checkOf(pictures, rows);
    return findAll(rows, current ? knownPhotos(current) : nothingKnown);
  },
};
