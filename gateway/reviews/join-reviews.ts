import type { Context } from '../app-context.ts';
import { assertExtension, bearer, mayReadTexts } from '../auth/authorize.ts';
import type { FoundRecordRow } from '../evidence/finding.ts';
import type { FoundFacts, FoundList } from '../evidence/read-findings.ts';
import type { Source } from '../generated/resolvers.ts';
import type { ListPage, LoadedList } from '../lists/list-field.ts';
import { failed, oldest, sourceOf } from '../lists/read-part.ts';
import type { RequestedFields } from '../lists/requested-fields.ts';
import { codeOf } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import type { ListCall } from '../upstream/call.ts';
import { badResponse } from '../upstream/faults.ts';
import type { Loss } from '../upstream/readers/losses.ts';
import { notReviewed, type ReviewRow, reviewsWithoutNotes } from '../upstream/readers/review.ts';

/** Fields of a page of attendance records besides its rows. */
interface AttendanceFacts extends FoundFacts {
  readonly reviewSource: Source | null;
}

/** Model of a page of attendance records. */
export type AttendancePage = ListPage<FoundRecordRow> & AttendanceFacts;

/** Records with their reviews. */
export type ReviewedList = LoadedList<FoundRecordRow, AttendanceFacts> & { readonly facts: AttendanceFacts };

/** Adds the reviews to the records, by their keys. */
const joined = memoizeByIdentity(
  (rows: readonly FoundRecordRow[], reviews: readonly ReviewRow[], losses: readonly Loss[]) => {
    const byKey = new Map(reviews.map((row) => [row.key, row.isReadInPart ? null : row.review]));
    // A review without a readable record may belong to any of them.
    const ofOthers = losses.some(({ field }) => namesRecord.has(field)) ? null : notReviewed;
    return rows.map((row): FoundRecordRow => {
      const review = byKey.get(row.key);
      return { ...row, review: review === undefined ? ofOthers : review };
    });
  },
);

/** Fields by which a review names its record, and `entry` for entries that cannot be read at all. */
const namesRecord: ReadonlySet<string> = new Set(['staffID', 'mode', 'attendanceDate', 'entry']);

const noLosses: readonly Loss[] = [];

/** Adds reviews to records and their findings. Throws what reading the reviews throws. */
export async function joinReviews(list: FoundList, call: ListCall<ReviewRow>, context: Context): Promise<ReviewedList> {
  await assertExtension(context, 'reviews');
  const reviews = await context.lists.read(call, bearer(context));
  // Unreadable reviews must not look like records that nobody has judged.
  if (reviews.notice !== null) throw badResponse();
  const asOf = oldest([list.asOf, reviews.asOf].filter(Boolean)) ?? list.asOf;
  const { further } = list;
  const told = mayReadTexts(context) ? reviews.rows : reviewsWithoutNotes(reviews.rows);
  const join = (rows: FoundList['rows']) => joined(rows, told, reviews.losses ?? noLosses);
  return {
    ...list,
    asOf,
    rows: join(list.rows),
    // Findings depend on the records alone, so a new verdict does not change them.
    ...(further && { further: { ...further, read: async () => join(await further.read()) } }),
    facts: { ...list.facts, reviewSource: sourceOf(call.call, reviews) },
  };
}

/** Columns of attendance records that their reviews fill. */
const ofReviews = ['REVIEW', 'VERDICTS'] as const;

/**
 * Adds reviews to records if the request asks for them. If they cannot be read, the records are answered without them, and
 * `reviewSource` says why. Throws instead when records are filtered or sorted by their reviews, and for a file with them,
 * unless the service has no reviews.
 */
export async function withReviews(
  list: FoundList,
  call: ListCall<ReviewRow>,
  context: Context,
  asked: RequestedFields,
): Promise<ReviewedList> {
  const isChosenBy = ofReviews.some(asked.selectsBy);
  const isAsked = ofReviews.some(asked.needs) || asked.asksFor('nodes', 'review') || asked.asksFor('reviewSource');
  if (!isAsked) return { ...list, facts: { ...list.facts, reviewSource: null } };
  try {
    return await joinReviews(list, call, context);
  } catch (error) {
    if (isChosenBy || (asked.isForFile && codeOf(error) !== 'EXTENSION_MISSING')) throw error;
    return { ...list, facts: { ...list.facts, reviewSource: failed(call.call, error) } };
  }
}
