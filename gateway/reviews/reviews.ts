import { z } from 'zod';
import { isStorable } from '../../common/is-storable.ts';
import {
  maximumNoteLength,
  maximumRangeDays,
  maximumReviewCandidates,
  maximumReviewClaims,
} from '../../schema/limits.ts';
import { attendanceColumns } from '../../schema/lists/attendance.ts';
import { reviews as reviewsList } from '../../schema/lists/reviews.ts';
import type { Context } from '../app-context.ts';
import { bearer, mayReadTexts } from '../auth/authorize.ts';
import { withFindings } from '../evidence/read-findings.ts';
import type { MutationClaimReviewsArgs, RequireFields, SeenPhotos } from '../generated/resolvers.ts';
import { checkInput } from '../graphql/check-input.ts';
import { checkKey, confirm, findWritten, type Reading, withKey, write } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { rowsFor } from '../lists/requested-fields.ts';
import { select } from '../lists/select.ts';
import { checkSelection } from '../lists/selection.ts';
import { checkRange } from '../shared/dates.ts';
import { badInput, codedError } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import { readRecordKey } from '../upstream/readers/record-key.ts';
import {
  type ReviewRow,
  readClaims,
  reviewsWithoutNotes,
  type VerdictRow,
  withoutNotes,
} from '../upstream/readers/review.ts';
import { joinReviews } from './join-reviews.ts';

/** The fields by which the service identifies a record. */
interface ReviewedRecord {
  readonly staffID: string;
  readonly mode: 'signedIn' | 'signedOut';
  readonly attendanceDate: string;
  readonly [name: string]: unknown;
}

/** Reads a record's key into the service's fields. Throws BAD_USER_INPUT for a text that is not the key of a record with a person. */
function reviewedRecord(key: string, field = 'record'): ReviewedRecord {
  const parts = readRecordKey(key);
  if (parts) return { ...parts, mode: parts.mode === 'SIGNED_IN' ? 'signedIn' : 'signedOut' };
  const message = 'This is not the key of a record that can be judged. Give AttendanceRecord.key as the list has it.';
  throw codedError('BAD_USER_INPUT', message, { field });
}

/** Whether the verdict is the caller's, given in person or by one of their programs: one person has one opinion. */
const isOwn = ({ userID, who }: VerdictRow, viewer: Context['viewer']): boolean =>
  viewer !== null && (userID === viewer.userID || (viewer.email !== '' && who === viewer.email));

/** Whether the caller may still judge the record. */
function isOpen({ review }: AttendanceRecordRow, viewer: Context['viewer']): boolean {
  if (!review || review.verdicts.length === 0) return true;
  return review.isOpinionWanted && !review.verdicts.some((verdict) => isOwn(verdict, viewer));
}

/** Whether the service can find the record by its key, for which it needs a person and a date. */
function isJudgeable({ key, staff, attendanceDate }: AttendanceRecordRow): boolean {
  return staff.staffID !== '' && attendanceDate !== null && key.endsWith(attendanceDate);
}

/**
 * Finds the next records for a reviewer. The gateway filters and sorts them like any list; the service gives each record to
 * one reviewer. Records that others seem to be judging come last, since the service decides about them.
 */
async function claimReviews(
  _parent: unknown,
  args: RequireFields<MutationClaimReviewsArgs, 'count'>,
  context: Context,
) {
  const { date, mode, search, where, first, count } = args;
  const orderBy = args.orderBy ?? [{ column: 'FLAG' as const, direction: 'DESC' as const }];
  if (count < 1 || count > maximumReviewClaims) {
    throw badInput('count', `count is ${count}: ask for 1 to ${maximumReviewClaims} records.`);
  }
  const selection = { search, where, orderBy };
  checkSelection(attendanceColumns, selection);
  const caller = bearer(context);
  const { timeZone } = context;
  const userID = context.viewer?.userID ?? '';
  const list = await context.lists.read(endpoints.attendance(date, mode), caller);
  const call = endpoints.reviews(date, date, mode);
  const whole = { rows: await rowsFor(await joinReviews(withFindings(list, context), call, context), selection) };
  const { rows } = await context.state.measure('select', () => select(whole, attendanceColumns, selection, null));
  const open = rows.filter((row) => isJudgeable(row) && isOpen(row, context.viewer));
  const isOthers = ({ review }: AttendanceRecordRow) =>
    Boolean(review?.claim && review.claim.userID !== userID && Date.parse(review.claim.until) > context.now());
  const rank = (row: AttendanceRecordRow) => (row.key === first ? 0 : isOthers(row) ? 2 : 1);
  const candidates = [...open].sort((one, other) => rank(one) - rank(other)).slice(0, maximumReviewCandidates);
  if (candidates.length === 0) return { records: [], until: null, open: open.length };
  const claim = endpoints.claimReviews(
    candidates.map(({ key }) => reviewedRecord(key)),
    count,
  );
  // `isOwn`: a claim changes no list that others have read.
  const { keys, until } = readClaims((await write(claim, context, { isOwn: true })).data, timeZone);
  const byKey = new Map(candidates.map((row) => [row.key, row]));
  const records = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
  return { records, until: records.length > 0 ? until : null, open: open.length };
}

const upstreamVerdicts = { SAME: 'same', DIFFERENT: 'different', CANNOT_TELL: 'cannotTell' } as const;

const given = z.object({
  note: z
    .string()
    .trim()
    .max(maximumNoteLength, `The note has at most ${maximumNoteLength} characters.`)
    .refine(isStorable, 'The note has characters that cannot be stored. Type it again.')
    .nullish(),
});
const released = z.object({
  records: z.array(z.string()).max(maximumReviewClaims, `Give at most ${maximumReviewClaims} records.`).nullish(),
});

/** The photo behind an address that this gateway has signed. Throws BAD_USER_INPUT for any other. */
function photoBehind(url: string | null | undefined, field: string, context: Context): string | undefined {
  if (url == null) return undefined;
  const [, width = '', expires = '', signature = '', address = ''] =
    /\/photos\/(\d+)\/(\d+)\/([\w-]+)\/([\w-]+)$/.exec(url) ?? [];
  const photo = context.photos.verify({ width, expires, signature, address });
  if (photo) return photo.address;
  const message = 'This is not an address from Photo.url, or it is too old. Load the record again.';
  throw codedError('BAD_USER_INPUT', message, { field: `seen.${field}` });
}

/** The photos that the reviewer saw. The service decides which of them a verdict needs. */
const photosSeen = (seen: SeenPhotos | null | undefined, context: Context) => ({
  referencePhoto: photoBehind(seen?.reference, 'reference', context),
  attendancePhoto: photoBehind(seen?.attendance, 'attendance', context),
});

/** How a record's review is read after a write: in the month of its person, which has fewer reviews than a day of all. */
function readingOf(record: string, context: Context): Reading {
  const { staffID, mode, attendanceDate } = reviewedRecord(record);
  const month = `${attendanceDate.slice(0, 7)}-01`;
  const shown = mode === 'signedOut' ? 'SIGNED_OUT' : 'SIGNED_IN';
  const call = endpoints.staffReviews(month, shown, staffID);
  const read = async () => {
    const found = await findWritten(call, context, ({ key }) => key === record);
    return found.row && !mayReadTexts(context) ? { ...found, row: withoutNotes(found.row as ReviewRow) } : found;
  };
  return { field: 'review', read };
}

/** Reviews with a verdict, without those whose verdicts could not all be read. */
const judgedOf = memoizeByIdentity((rows: readonly ReviewRow[]) =>
  rows.filter(({ review, isReadInPart }) => review.verdicts.length > 0 && !isReadInPart),
);

/** Reviews of attendance records, of the extension `reviews`. */
export const reviews: Feature = {
  lists: [
    declaredList(reviewsList, async ({ from, to }, context) => {
      checkRange(from, to, maximumRangeDays);
      const list = await context.lists.read(endpoints.reviews(from, to, null), bearer(context));
      return { ...list, rows: judgedOf(mayReadTexts(context) ? list.rows : reviewsWithoutNotes(list.rows)) };
    }),
  ],
  resolvers: {
    Review: {
      judging: ({ claim }, _args, { now }) => (claim && Date.parse(claim.until) > now() ? claim : null),
    },
    RecordVerdict: {
      reference: ({ referencePhoto }) => referencePhoto || null,
      attendance: ({ attendancePhoto }) => attendancePhoto || null,
    },
    Mutation: {
      recordVerdict: async (_parent, args, context) => {
        const { record, verdict, seen, askSecondOpinion } = args;
        const { note } = checkInput(given, args);
        const body = {
          verdict: upstreamVerdicts[verdict],
          ...(note && { note }),
          ...photosSeen(seen, context),
          askOpinion: askSecondOpinion,
        };
        const call = withKey(endpoints.recordVerdict(reviewedRecord(record), body), checkKey(args));
        return confirm(call, context, { standard: 'Verdict recorded', reading: readingOf(record, context) });
      },
      withdrawVerdict: async (_parent, { id }, context) =>
        confirm(endpoints.withdrawVerdict(id), context, { standard: 'Verdict withdrawn', id }),
      askSecondOpinion: async (_parent, args, context) => {
        const { record } = args;
        const call = withKey(endpoints.askOpinion(reviewedRecord(record)), checkKey(args));
        return confirm(call, context, {
          standard: 'Second opinion asked for',
          reading: readingOf(record, context),
        });
      },
      claimReviews,
      releaseReviews: async (_parent, args, context) => {
        const records = checkInput(released, args).records?.map((key) => reviewedRecord(key, 'records'));
        return confirm(endpoints.releaseReviews(records), context, { standard: 'Records given back' });
      },
    },
  },
};
