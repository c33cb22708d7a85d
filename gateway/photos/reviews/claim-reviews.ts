import { attendanceColumns } from '../../../schema/columns/attendance.ts';
import { maximumReviewCandidates, maximumReviewClaims } from '../../../schema/limits.ts';
import { withFindings } from '../../attendance/findings/read-findings.ts';
import { bearer } from '../../auth/authorize.ts';
import type { Context } from '../../auth/context.ts';
import type { MutationClaimReviewsArgs, RequireFields } from '../../generated/resolvers.ts';
import { write } from '../../graphql/writes.ts';
import { select } from '../../lists/index/select.ts';
import { asksFor } from '../../lists/requested-fields.ts';
import { checkSelection } from '../../lists/selection.ts';
import { badInput } from '../../shared/errors.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import { readClaims, type VerdictRow } from '../../upstream/readers/review.ts';
import { joinReviews } from './join-reviews.ts';
import { readRecordKey } from './record-key.ts';

/** Whether the caller gave a verdict, themselves or by a program of theirs: one person has one opinion. */
const isOwn = ({ userID, who }: VerdictRow, viewer: Context['viewer']): boolean =>
  viewer !== null && (userID === viewer.userID || (viewer.email !== '' && who === viewer.email));

/** Whether a record waits for a verdict of the caller's. */
function isOpen({ review }: AttendanceRecordRow, viewer: Context['viewer']): boolean {
  if (!review || review.verdicts.length === 0) return true;
  return review.isOpinionWanted && !review.verdicts.some((verdict) => isOwn(verdict, viewer));
}

/** Whether the record has a key by which the service finds it: of nobody there is none. */
function isJudgeable({ key, staff, attendanceDate }: AttendanceRecordRow): boolean {
  return staff.staffID !== '' && attendanceDate !== null && key.endsWith(attendanceDate);
}

/**
 * The next records for a reviewer: the gateway chooses and orders them as any list, the service gives each to one. Of
 * those that others have in hand the service knows best; the gateway puts them last, so that they do not fill the places.
 */
export async function claimReviews(
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
  const list = await context.lists.read(endpoints.attendance(date, mode, timeZone), caller);
  const call = endpoints.reviews(date, date, mode, timeZone);
  const { further, rows: plain } = await joinReviews(withFindings(list, context), call, context);
  const whole = { rows: further && asksFor(further, selection) ? await further.read() : plain };
  const { rows } = await context.state.measure('select', () => select(whole, attendanceColumns, selection, null));
  const open = rows.filter((row) => isJudgeable(row) && isOpen(row, context.viewer));
  const isOthers = ({ review }: AttendanceRecordRow) =>
    Boolean(review?.claim && review.claim.userID !== userID && Date.parse(review.claim.until) > context.now());
  const rank = (row: AttendanceRecordRow) => (row.key === first ? 0 : isOthers(row) ? 2 : 1);
  const candidates = [...open].sort((one, other) => rank(one) - rank(other)).slice(0, maximumReviewCandidates);
  if (candidates.length === 0) return { records: [], until: null, open: open.length };
  const claim = endpoints.claimReviews(
    candidates.map(({ key }) => readRecordKey(key)),
    count,
  );
  // Others see who is judging what when they read it next: a claim changes nothing that they have read.
  const { keys, until } = readClaims((await write(claim, context, { isOwn: true })).data, timeZone);
  const byKey = new Map(candidates.map((row) => [row.key, row]));
  const records = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
  return { records, until: records.length > 0 ? until : null, open: open.length };
}
