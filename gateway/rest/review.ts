import type { ReviewState } from '../../schema/review-words.ts';
import { zoneClock } from '../dates.ts';
import { mapSteps, type Steps } from '../yield-turn.ts';
import { hasField, type Loose, readEntries, readObject, readText, readWhole } from './read.ts';
import { readEmbeddedStaff, type StaffSummaryRow } from './staff-summary.ts';

const verdicts = { same: 'SAME', different: 'DIFFERENT', cannotTell: 'CANNOT_TELL' } as const;

/** What a reviewer says. */
type Verdict = (typeof verdicts)[keyof typeof verdicts];

/** One reviewer's verdict. */
export interface VerdictRow {
  readonly id: string;
  readonly userID: string;
  readonly who: string;
  readonly program: string | null;
  readonly verdict: Verdict;
  readonly note: string;
  readonly judgedAt: string | null;
  /** The photos that were seen, as upstream has them; empty for none. */
  readonly referencePhoto: string;
  readonly attendancePhoto: string;
}

/** What was said of a record. */
export interface CaseFile {
  readonly state: ReviewState;
  readonly verdicts: VerdictRow[];
  readonly isDisagreement: boolean;
  readonly isOpinionWanted: boolean;
  readonly askedBy: string | null;
  readonly askedAt: string | null;
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

/** Reads the replies of `/review/findAll` and `/review/find/customer`, in upstream's order. */
export function* reviewSteps(data: unknown, timeZone: string): Steps<ReviewRow[]> {
  const { readInstant } = zoneClock(timeZone);
  const entries = readEntries(data, isReview).filter(({ mode }) => mode === 'signedIn' || mode === 'signedOut');
  return yield* mapSteps(entries, (record) => {
    const staff = readEmbeddedStaff(record);
    const mode = record.mode === 'signedIn' ? 'SIGNED_IN' : 'SIGNED_OUT';
    const attendanceDate = readInstant(readText(record.attendanceDate));
    const key = `${staff.staffID}-${mode}-${attendanceDate ?? ''}`;
    return { key, staff, mode, attendanceDate, review: readCase(record, readInstant) };
  });
}

const isReview = (record: Loose) => hasField(record, ['attendanceDate']) && Array.isArray(record.verdicts);

type ReadInstant = (text: string) => string | null;

function readCase(record: Loose, readInstant: ReadInstant): CaseFile {
  const given = readVerdicts(record.verdicts, readInstant);
  const isOpinionWanted = given.length > 0 && (readWhole(record.verdictsWanted) ?? 1) > given.length;
  const says = (verdict: Verdict) => given.some((one) => one.verdict === verdict);
  const isDisagreement = says('SAME') && says('DIFFERENT');
  const until = readInstant(readText(record.claimedUntil));
  const userID = readText(record.claimedBy);
  return {
    state: stateOf(given, isOpinionWanted, isDisagreement),
    verdicts: given,
    isDisagreement,
    isOpinionWanted,
    askedBy: readText(record.askedBy) || null,
    askedAt: readInstant(readText(record.askedAt)),
    claim: until && userID ? { userID, who: readText(record.claimedWho), until } : null,
  };
}

function stateOf(given: readonly VerdictRow[], isOpinionWanted: boolean, isDisagreement: boolean): ReviewState {
  if (given.length === 0) return 'NOT_REVIEWED';
  if (isOpinionWanted) return 'OPINION_WANTED';
  if (isDisagreement) return 'DISAGREEMENT';
  return given.find(({ verdict }) => verdict !== 'CANNOT_TELL')?.verdict ?? 'CANNOT_TELL';
}

/** A verdict that is not known here is left out: nobody could say what it means. */
function readVerdicts(data: unknown, readInstant: ReadInstant): VerdictRow[] {
  if (!Array.isArray(data)) return [];
  return data.map(readObject).flatMap((record) => {
    const word = readText(record.verdict);
    const verdict = Object.hasOwn(verdicts, word) ? verdicts[word as keyof typeof verdicts] : undefined;
    if (!verdict) return [];
    return {
      id: readText(record._id),
      userID: readText(record.userID),
      who: readText(record.who),
      program: readText(record.program) || null,
      verdict,
      note: readText(record.note),
      judgedAt: readInstant(readText(record.judgedAt)),
      referencePhoto: readText(record.referencePhoto),
      attendancePhoto: readText(record.attendancePhoto),
    };
  });
}

/** Reads the reply of `POST /review/claim`: keys of the records that were given, and until when. */
export function readClaims(data: unknown, timeZone: string): { keys: readonly string[]; until: string | null } {
  const { readInstant } = zoneClock(timeZone);
  const { records, until } = readObject(data);
  const given = Array.isArray(records) ? records.map(readObject) : [];
  const keys = given.map((record) => {
    const mode = record.mode === 'signedOut' ? 'SIGNED_OUT' : 'SIGNED_IN';
    return `${readText(record.staffID)}-${mode}-${readInstant(readText(record.attendanceDate)) ?? ''}`;
  });
  return { keys, until: readInstant(readText(until)) };
}
