import type { AttendanceColumnName } from '../../../schema/lists/attendance.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import type { Verdict } from '../../../schema/review-words.ts';
import type { ReviewIndexQueryVariables, ReviewRowsQueryVariables } from '../../api/generated/photo-review.ts';
import { attendanceFields } from '../../list/view/attendance-fields.ts';
import { listVariables } from '../../list/view/list-variables.ts';
import type { View } from '../../list/view/view.ts';
import { type CaseFile, type CaseFiles, ownVerdict, type Reviewer } from '../../photos/case-file.ts';

/** A record of the queue, before its photos are loaded. */
export interface QueuedRecord {
  readonly key: string;
  readonly isImageRecognised?: boolean | null;
}

/** The index of the next record without a verdict: behind `from`, then from the start; -1 when all have one. */
export function nextToJudge(keys: readonly string[], isJudged: (key: string) => boolean, from: number): number {
  const isOpen = (key: string) => !isJudged(key);
  const behind = keys.findIndex((key, index) => index > from && isOpen(key));
  return behind >= 0 ? behind : keys.findIndex(isOpen);
}

/** Counts the verdicts on the records of a queue; verdicts on other records do not count. */
export function countProgress(queue: readonly QueuedRecord[], verdictOf: (key: string) => Verdict | undefined) {
  /** Flagged are records whose photo was not recognised, or never checked. */
  const counts = {
    total: queue.length,
    judged: 0,
    flagged: 0,
    flaggedJudged: 0,
    SAME: 0,
    DIFFERENT: 0,
    CANNOT_TELL: 0,
  };
  for (const { key, isImageRecognised } of queue) {
    const verdict = verdictOf(key);
    if (isImageRecognised !== true) counts.flagged += 1;
    if (!verdict) continue;
    if (isImageRecognised !== true) counts.flaggedJudged += 1;
    counts.judged += 1;
    counts[verdict] += 1;
  }
  return counts;
}

/** The first indexes of the pages of photos to load: the page of the record, and of the next few records. */
export function pagesAround(index: number, total: number, size: number, ahead: number): number[] {
  const last = Math.min(index + ahead, total - 1);
  const first = Math.floor(index / size);
  return Array.from({ length: Math.floor(last / size) - first + 1 }, (_, step) => (first + step) * size);
}

/** The search of a queue, whose day is known. */
export type ReviewSearch = ReviewRowsQueryVariables & { readonly date: string };

type SearchedView = Pick<View<AttendanceColumnName, typeof attendanceFields>, 'values' | 'search' | 'filters' | 'sort'>;

/** What comes before what: the same picture again, then what the places say. */
const kinds = ['SAME_PICTURE', 'TRAVEL', 'SAME_FIX', 'AWAY'] as const;

/**
 * What the queue asks for: the search with its filters, flagged photos first, then, once photos have been compared, those
 * of which something was found, then in the order of the report.
 */
export function reviewVariables(
  view: SearchedView,
  columns: Columns<AttendanceColumnName, never>,
  isCompared: boolean,
): ReviewIndexQueryVariables & ReviewSearch {
  const shape = { columns, fields: attendanceFields };
  const asked = listVariables(shape, { ...view, pagination: { pageIndex: 0, pageSize: 20 } });
  if (!asked) throw new Error('A search of a day always has its date and its mode.');
  const { date, mode, search, where, orderBy, facets } = asked;
  const steps = orderBy.filter(({ column }) => column !== 'FLAG');
  const first: AttendanceColumnName[] = ['FLAG', ...(isCompared ? kinds : [])];
  const found = first.map((column) => ({ column, direction: 'DESC' as const }));
  return { date, mode, search, where, facets, orderBy: [...found, ...steps] };
}

/** Whether a record waits for nothing that this reviewer could say. */
export function isSettledFor(file: CaseFile | undefined, me: Reviewer): boolean {
  if (!file || file.verdicts.length === 0) return false;
  return ownVerdict(file, me) !== undefined || !file.isOpinionWanted;
}

/** What all verdicts come to as one of the three: an open or contested record counts as judged, and as cannot tell. */
export function kindOfCase(file: CaseFile | undefined): Verdict | undefined {
  if (!file || file.state === 'NOT_REVIEWED') return undefined;
  return file.state === 'SAME' || file.state === 'DIFFERENT' ? file.state : 'CANNOT_TELL';
}

/** Counts what all reviewers have said of the records of a queue. */
export function countShared(keys: readonly string[], files: CaseFiles, me: Reviewer) {
  const known = keys.flatMap((key) => files.get(key) ?? []).filter(({ verdicts }) => verdicts.length > 0);
  return {
    judged: known.length,
    /** Of those, records that this reviewer has not judged. */
    byOthers: known.filter((file) => !ownVerdict(file, me)).length,
    wanted: known.filter(({ isOpinionWanted }) => isOpinionWanted).length,
    conflicts: known.filter(({ isDisagreement }) => isDisagreement).length,
  };
}
