import type { RecordVerdict, Review, Verdict } from '../../../schema/generated/types.ts';
import type { ReviewState } from '../../../schema/review-words.ts';
import { tidyID } from '../../../schema/tidy-text.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { badResponse } from '../faults.ts';
import { type Loose, readObject, readSpelling, readWhole } from '../read.ts';
import { by, type Fields, listOf, orNull, type RowFor, readFields } from './fields.ts';
import { recordKey } from './record-key.ts';
import { type OfStaff, readEmbeddedStaff, someone } from './staff-summary.ts';
import { readMode, ValueReader, wordOf } from './value-reader.ts';

const verdicts = { same: 'SAME', different: 'DIFFERENT', cannotTell: 'CANNOT_TELL' } as const;

/** One reviewer's verdict. The photos are those that were seen, as upstream has them; empty for none. */
export interface VerdictRow extends RowFor<Omit<RecordVerdict, 'attendance' | 'reference'>> {
  readonly referencePhoto: string;
  readonly attendancePhoto: string;
}

const verdictFields: Fields<VerdictRow, 'verdict'> = {
  id: (_value, read, _name, { _id }) => read.id(_id),
  userID: 'id',
  who: 'text',
  program: orNull('text'),
  verdict: (value) => wordOf(verdicts, value),
  note: 'spelling',
  judgedAt: 'instant',
  referencePhoto: 'spelling',
  attendancePhoto: 'spelling',
};

/** What was said of a record. */
export interface CaseFile extends RowFor<Omit<Review, 'verdicts' | 'judging'>> {
  readonly verdicts: VerdictRow[];
  /** Who was given it last, and until when: an instant that may have passed. */
  readonly claim: { readonly userID: string; readonly who: string; readonly until: string } | null;
}

/** A record that somebody has judged or was given to judge. */
export interface ReviewRow extends OfStaff {
  /** As that of the record. */
  readonly key: string;
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

const readRecords = listOf<Omit<ReviewRow, 'key'>, 'staff' | 'mode' | 'attendanceDate'>(
  {
    staff: (_value, read, _name, record) => someone(readEmbeddedStaff(record, read)),
    mode: by(readMode),
    attendanceDate: 'moment',
    review: (_value, read, _name, record) => readCase(record, read),
    isReadInPart: (_value, read, _name, { verdicts: given }) => {
      const isInPart = !Array.isArray(given) || given.some((one) => wordOf(verdicts, readObject(one).verdict) === null);
      if (isInPart) read.losses.note('verdicts', given);
      return isInPart;
    },
  },
  { has: ['attendanceDate'], needs: ['staff', 'mode', 'attendanceDate'] },
);

/** Reads the replies of `/review/findAll` and `/review/find/customer`. */
export function readReviews(data: unknown, read: ValueReader): ReviewRow[] {
  const rows = readRecords(data, read);
  if (rows.length > 0 && rows.every(({ isReadInPart }) => isReadInPart))
    throw badResponse('a list without a readable review');
  return rows.map((row) => ({ key: recordKey(row.staff.staffID, row.mode, row.attendanceDate), ...row }));
}

/** A review for those who may not read what was written about people. */
export const withoutNotes = (row: ReviewRow): ReviewRow => ({
  ...row,
  review: { ...row.review, verdicts: row.review.verdicts.map((verdict) => ({ ...verdict, note: '' })) },
});
export const reviewsWithoutNotes = memoizeByIdentity((rows: readonly ReviewRow[]) => rows.map(withoutNotes));

function readCase(record: Loose, read: ValueReader): CaseFile {
  const given = readVerdicts(record.verdicts, read);
  const wanted = read.noted(readWhole, record.verdictsWanted, 'verdictsWanted');
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
const readVerdicts = (data: unknown, read: ValueReader): VerdictRow[] =>
  (Array.isArray(data) ? data : [])
    .map((one: unknown) => readFields<VerdictRow>(readObject(one), verdictFields, read))
    .filter(({ verdict }) => verdict !== null);

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
