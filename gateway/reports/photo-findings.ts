import {
  photoFindings as photoFindingsList,
  staffPhotoFindings as staffPhotoFindingsList,
} from '../../schema/lists/photo-findings.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { personSearch } from '../days/people.ts';
import type { KnownPhotos } from '../evidence/day-photos.ts';
import type { FindingRow } from '../evidence/finding.ts';
import { findIn, knownPhotos, photoCheckOf } from '../evidence/photo-findings.ts';
import type { PhotoFinding, QueryPhotoFindingsArgs, QueryStaffPhotoFindingsArgs } from '../generated/resolvers.ts';
import { checkInput } from '../graphql/check-input.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { ListPage, LoadedList } from '../lists/list-field.ts';
import { oldest } from '../lists/read-part.ts';
import type { RequestedFields } from '../lists/requested-fields.ts';
import type { StoredList } from '../lists/store.ts';
import type { CheckProgress } from '../photos/comparison/photo-check.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { RowFor } from '../upstream/readers/fields.ts';
import { readStaffRecords } from './attendance.ts';

const modes = ['SIGNED_IN', 'SIGNED_OUT'] as const;

const readDay = ({ date }: QueryPhotoFindingsArgs, context: Context) =>
  Promise.all(modes.map((mode) => context.lists.read(endpoints.attendance(date, mode), bearer(context))));

async function readMonth(args: QueryStaffPhotoFindingsArgs, context: Context) {
  const person = checkInput(personSearch, args);
  return Promise.all(modes.map((mode) => readStaffRecords(args.month, mode, person, context)));
}

/** What is found in photos. */
export const photoFindings: Feature = {
  lists: [
    declaredList(photoFindingsList, async (args, context, asked) =>
      readPhotoFindings(await readDay(args, context), context, asked),
    ),
    declaredList(staffPhotoFindingsList, async (args, context, asked) =>
      readPhotoFindings(await readMonth(args, context), context, asked),
    ),
  ],
  resolvers: { PhotoFinding: { photo: (row) => row.imageURL || null } },
};

/** A finding in the photos of one record. */
export type PhotoFindingRow = RowFor<
  Omit<PhotoFinding, 'photo'>,
  Pick<FindingRow, 'photos'> & Pick<AttendanceRecordRow, 'staff' | 'imageURL'>
>;

/** What a page of such rows has beside them. */
interface PhotoFacts {
  readonly comparison: CheckProgress & { readonly isOn: boolean };
}

/** What the resolvers know of a `PhotoFindingList`. */
export type PhotoFindingPage = ListPage<PhotoFindingRow> & PhotoFacts;

type Rows = readonly AttendanceRecordRow[];

/** The rows of what is found in some lists, in their order; of a record that two of them name, once. */
const rowsOf = memoizeByIdentity(
  async (known: KnownPhotos, ...lists: readonly Rows[]): Promise<readonly PhotoFindingRow[]> => {
    const all = new Map<string, PhotoFindingRow>();
    for (const rows of lists) {
      for (const [index, { findings }] of await findIn(rows, known)) {
        const { key: recordKey, staff, serviceCentre, mode, attendanceDate, imageURL } = rows[index] as Rows[number];
        for (const { kind, evidence, photos } of findings) {
          const key = `${recordKey} ${kind}`;
          const found = { key, recordKey, kind, evidence, photos };
          all.set(key, { ...found, staff, serviceCentre, mode, attendanceDate, imageURL });
        }
      }
    }
    return [...all.values()];
  },
);

/** Whose comparison it is: the number for each user is limited. */
const callerOf = ({ viewer }: Context): string => viewer?.userID ?? '';

/**
 * The findings in the photos of some lists: those so far, for which the comparison is started or continued; for a file all
 * of them, which waits until all have been compared. Throws RATE_LIMITED.
 */
async function readPhotoFindings(
  lists: readonly StoredList<AttendanceRecordRow>[],
  context: Context,
  { isForFile }: RequestedFields,
): Promise<LoadedList<PhotoFindingRow, PhotoFacts>> {
  const rows = lists.map((list) => list.rows);
  const photos = photoCheckOf(context, rows);
  const { isOn } = context.photoChecks;
  if (isOn && isForFile) await photos.check.whole(callerOf(context), context.state.departure);
  else if (isOn) photos.check.want(callerOf(context));
  return {
    rows: await rowsOf(knownPhotos(photos), ...rows),
    notice: lists.every(({ notice }) => notice !== null) ? (lists[0]?.notice ?? null) : null,
    asOf: oldest(lists.map(({ asOf }) => asOf)) ?? '',
    facts: { comparison: { ...photos.check.progress, isOn } },
  };
}
