import type { FoundRecordRow } from '../../attendance/findings/finding.ts';
import type { FoundFacts, FoundList } from '../../attendance/findings/read-findings.ts';
import { assertExtension, bearer } from '../../auth/authorize.ts';
import type { Context } from '../../auth/context.ts';
import type { Source } from '../../generated/resolvers.ts';
import type { ListPage, LoadedList } from '../../lists/list-field.ts';
import { failed, oldest, sourceOf } from '../../lists/read-part.ts';
import type { RequestedFields } from '../../lists/requested-fields.ts';
import { codeOf } from '../../shared/errors.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import type { ListCall } from '../../upstream/call.ts';
import { badResponse } from '../../upstream/faults.ts';
import type { Loss } from '../../upstream/readers/losses.ts';
import { notReviewed, type ReviewRow } from '../../upstream/readers/review.ts';

/** What a page of attendance records has beside its rows. */
interface AttendanceFacts extends FoundFacts {
  readonly reviewSource: Source | null;
}

/** What the resolvers know of a page of attendance records. */
export type AttendancePage = ListPage<FoundRecordRow> & AttendanceFacts;

/** Records with what was said of them. */
export type ReviewedList = LoadedList<FoundRecordRow, AttendanceFacts> & { readonly facts: AttendanceFacts };

/** A key that was given twice within one second stands for its first record, as the service has it. */
const joined = memoizeByIdentity(
  (rows: readonly FoundRecordRow[], reviews: readonly ReviewRow[], losses: readonly Loss[]) => {
    const byKey = new Map(reviews.map((row) => [row.key, row.isReadInPart ? null : row.review]));
    // A review that does not say of which record it is may be anybody's.
    const ofOthers = losses.some(({ field }) => namesRecord.has(field)) ? null : notReviewed;
    return rows.map((row): FoundRecordRow => {
      const review = byKey.get(row.key);
      return { ...row, review: review === undefined ? ofOthers : review };
    });
  },
);

/** Fields by which a review names its record, and entries that are none. */
const namesRecord: ReadonlySet<string> = new Set(['staffID', 'mode', 'attendanceDate', 'entry']);

const noLosses: readonly Loss[] = [];

/** Joins records, and what is found in them, with what was said of them. Throws what reading the reviews throws. */
export async function joinReviews(list: FoundList, call: ListCall<ReviewRow>, context: Context): Promise<ReviewedList> {
  await assertExtension(context, 'reviews');
  const reviews = await context.lists.read(call, bearer(context));
  // What cannot be read is not known: nothing says that nobody has judged a record.
  if (reviews.notice !== null) throw badResponse();
  const asOf = oldest([list.asOf, reviews.asOf].filter(Boolean)) ?? list.asOf;
  const { further } = list;
  const join = (rows: FoundList['rows']) => joined(rows, reviews.rows, reviews.losses ?? noLosses);
  return {
    ...list,
    asOf,
    rows: join(list.rows),
    // Findings are those of the records alone: they stay as they are when a verdict comes.
    ...(further && { further: { ...further, read: async () => join(await further.read()) } }),
    facts: { ...list.facts, reviewSource: sourceOf(call.call, reviews) },
  };
}

/**
 * The same where something of the reviews is asked for, and only then. Without them the records are answered all the
 * same, with the reason, unless they are chosen by them; a file, which cannot show the reason, is refused but where the
 * service has no reviews at all.
 */
export async function withReviews(
  list: FoundList,
  call: ListCall<ReviewRow>,
  context: Context,
  asked: RequestedFields,
): Promise<ReviewedList> {
  const isChosenBy = asked.selectsBy('REVIEW');
  const isInFile = asked.fileColumns?.includes('REVIEW') ?? false;
  const isAsked = asked.asksFor('nodes', 'review') || asked.asksFor('reviewSource') || asked.counts('REVIEW');
  if (!isChosenBy && !isInFile && !isAsked) return { ...list, facts: { ...list.facts, reviewSource: null } };
  try {
    return await joinReviews(list, call, context);
  } catch (error) {
    if (isChosenBy || (isInFile && codeOf(error) !== 'EXTENSION_MISSING')) throw error;
    return { ...list, facts: { ...list.facts, reviewSource: failed(call.call, error) } };
  }
}
