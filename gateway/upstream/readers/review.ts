import type { RecordVerdict, Review, Verdict } from '../../../schema/generated/types.ts';
import type { ReviewState } from '../../../schema/review-words.ts';
import { tidyID } from '../../../schema/tidy-text.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { badResponse } from '../faults.ts';
import { type Loose, readEntries, readObject, readSpelling, readText } from '../read.ts';
import { type Fields, type RowFor, type RowOf, readFields } from './fields.ts';
import { recordKey } from './record-key.ts';
import { readEmbeddedStaff, type StaffSummaryRow } from './staff-summary.ts';
import { isThere, ValueReader } from './value-reader.ts';

const verdicts = { same: 'SAME', different: 'DIFFERENT', cannotTell: 'CANNOT_TELL' } as const;

/** The photos are those that were seen, as upstream has them; empty for none. */
const verdictFields = {
  userID: 'id',
  who: 'text',
  note: 'spelling',
  judgedAt: 'instant',
  referencePhoto: 'spelling',
  attendancePhoto: 'spelling',
} as const satisfies Fields;

/** One reviewer's verdict. */
export type VerdictRow = RowFor<Omit<RecordVerdict, 'attendance' | 'reference'>> & RowOf<typeof verdictFields>;

/** What was said of a record. */
export interface CaseFile extends RowFor<Omit<Review, 'verdicts' | 'judging'>> {
  readonly verdicts: VerdictRow[];
  /** Who was given it last, and until when: an instant that may have passed. */
  readonly claim: { readonly userID: string; readonly who: string; readonly until: string } | null;
}

/** A record that somebody has judged or was given to judge. */
export interface ReviewRow {
  /** As that of the record. */
  readonly key: string;
  readonly staff: StaffSummaryRow;
  readonly mode: 'SIGNED_IN' | 'SIGNED_OUT';
  readonly attendanceDate: string | null;
  readonly review: CaseFile;
  /** Whether verdicts stand there that could not be read: what is said of the record is not known then. */
  readonly isReadInPart: boolean;
}

/** Of a record that nobody has judged or was given. */
export const notReviewed: CaseFile = {
  state: 'NOT_REVIEWED',
  verdicts: [],
  isDisagreement: false,
  isOpinionWanted: false,
  askedBy: null,
  askedAt: null,
  claim: null,
};

/**
 * Reads the replies of `/review/findAll` and `/review/find/customer`, in upstream's order. What does not say of which
 * record it is stands for none and is left out, noted.
 */
export function readReviews(data: unknown, read: ValueReader): ReviewRow[] {
  const { losses } = read;
  const entries = readEntries(data, isReview, losses);
  const rows: ReviewRow[] = [];
  let inPart = 0;
  for (const record of entries) {
    const staff = readEmbeddedStaff(record, read);
    const mode = read.mode(record.mode);
    const attendanceDate = read.neededMoment(record.attendanceDate, 'attendanceDate');
    if (mode === null && !isThere(record.mode)) losses.note('mode', record.mode);
    if (staff.staffID === '' || mode === null || attendanceDate === null) continue;
    const key = recordKey(staff.staffID, mode, attendanceDate);
    const review = readCase(record, read);
    const isReadInPart = !Array.isArray(record.verdicts) || review.verdicts.length < record.verdicts.length;
    if (isReadInPart) {
      losses.note('verdicts', record.verdicts);
      inPart += 1;
    }
    rows.push({ key, staff, mode, attendanceDate, review, isReadInPart });
  }
  if (entries.length > 0 && rows.length === inPart) throw badResponse('a list without a readable review');
  return rows;
}

/** A review for those who may not read what was written about people. */
export const withoutNotes = (row: ReviewRow): ReviewRow => ({
  ...row,
  review: { ...row.review, verdicts: row.review.verdicts.map((verdict) => ({ ...verdict, note: '' })) },
});
export const reviewsWithoutNotes = memoizeByIdentity((rows: readonly ReviewRow[]) => rows.map(withoutNotes));

const isReview = (record: Loose) => isThere(record.attendanceDate) && Array.isArray(record.verdicts);

function readCase(record: Loose, read: ValueReader): CaseFile {
  const given = readVerdicts(record.verdicts, read);
  const wanted = read.whole(record.verdictsWanted, 'verdictsWanted');
  const isOpinionWanted = (wanted ?? 1) > Math.max(1, given.length);
  const says = (verdict: Verdict) => given.some((one) => one.verdict === verdict);
  const isDisagreement = says('SAME') && says('DIFFERENT');
  const until = read.instant(record.claimedUntil, 'claimedUntil');
  const userID = read.id(record.claimedBy, 'claimedBy');
  return {
    state: stateOf(given, isOpinionWanted, isDisagreement),
    verdicts: given,
    isDisagreement,
    isOpinionWanted,
    askedBy: read.text(record.askedBy, 'askedBy') || null,
    askedAt: read.instant(record.askedAt, 'askedAt'),
    claim: until && userID ? { userID, who: read.text(record.claimedWho, 'claimedWho'), until } : null,
  };
}

function stateOf(given: readonly VerdictRow[], isOpinionWanted: boolean, isDisagreement: boolean): ReviewState {
  if (given.length === 0) return 'NOT_REVIEWED';
  if (isOpinionWanted) return 'OPINION_WANTED';
  if (isDisagreement) return 'DISAGREEMENT';
  return given.find(({ verdict }) => verdict !== 'CANNOT_TELL')?.verdict ?? 'CANNOT_TELL';
}

/** A verdict that is not known here is left out: nobody could say what it means. */
function readVerdicts(data: unknown, read: ValueReader): VerdictRow[] {
  if (!Array.isArray(data)) return [];
  return data.map(readObject).flatMap((record) => {
    const word = readText(record.verdict);
    const verdict = Object.hasOwn(verdicts, word) ? verdicts[word as keyof typeof verdicts] : undefined;
    if (!verdict) return [];
    return {
      ...readFields(record, verdictFields, read),
      id: read.id(record._id),
      program: read.text(record.program, 'program') || null,
      verdict,
    };
  });
}

/** Reads the reply of `POST /review/claim`: keys of the records that were given, and until when. */
export function readClaims(data: unknown, timeZone: string): { keys: readonly string[]; until: string | null } {
  const read = new ValueReader(timeZone);
  const { records, until } = readObject(data);
  const given = Array.isArray(records) ? records.map(readObject) : [];
  const keys = given.map((record) => {
    const mode = record.mode === 'signedOut' ? 'SIGNED_OUT' : 'SIGNED_IN';
    return recordKey(tidyID(readSpelling(record.staffID)), mode, read.instant(record.attendanceDate, 'attendanceDate'));
  });
  return { keys, until: read.instant(until, 'until') };
}
