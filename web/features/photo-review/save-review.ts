import { csvCell } from '../../../schema/csv-cell.ts';
import { exportFileName } from '../../../schema/format.ts';
import { type AttendanceRow, recordColumns, reviewerName } from '../../../schema/lists/attendance.ts';
import type { Column, Columns } from '../../../schema/lists/column.ts';
import { verdictWords } from '../../../schema/review-words.ts';
import type { useReviewRowsLazyQuery } from '../../api/generated/photo-review.ts';
import { saveFile } from '../../list/export/download.ts';
import { attendanceFields } from '../../list/view/attendance-fields.ts';
import type { CaseFile, CaseFiles } from '../../photos/case-file.ts';
import { wallClock } from '../../session/today.ts';
import type { ReviewSearch } from './review-queue.ts';

/** An attendance record with what somebody has said of its photos. */
type JudgedRow = AttendanceRow & { readonly verdict: CaseFile['verdicts'][number] };

const { REPEATED: _ofLists, REVIEW: _ofAll, VERDICTS: _ofOthers, ...columnsInFile } = recordColumns;

/** Columns of the file: the report's, then the verdict, when it was given, by whom, and the note. */
const reviewColumns: Columns<string, JudgedRow> = {
  ...columnsInFile,
  VERDICT: { header: 'Verdict', kind: 'text', value: ({ verdict }) => verdictWords[verdict.verdict] },
  JUDGED_AT: {
    header: 'Judged At',
    kind: 'timestamp',
    value: ({ verdict: { judgedAt } }) => wallClock(judgedAt ? new Date(judgedAt) : undefined),
  },
  REVIEWER: { header: 'Reviewer', kind: 'text', value: ({ verdict }) => reviewerName(verdict) },
  NOTE: { header: 'Note', kind: 'text', value: ({ verdict }) => verdict.note },
};

/** An address that opens both photos of a record for any signed-in user; the addresses of the service open only there. */
export function photosAddress(origin: string, { date, mode }: ReviewSearch, key: string): string {
  const word = attendanceFields.mode.write(mode);
  return `${origin}/attendance/review?${new URLSearchParams({ date, mode: word, open: key })}`;
}

/** The text of `Photo-Review-…csv`, as the gateway writes files: the judged rows, in the order of the queue. */
export function reviewCSV(rows: readonly JudgedRow[]): string {
  const columns = Object.values<Column<JudgedRow>>(reviewColumns);
  const headings = ['sn', ...columns.map(({ header }) => csvCell('text', header))];
  const lines = rows.map((row, index) => [index + 1, ...columns.map(({ kind, value }) => csvCell(kind, value(row)))]);
  return `\uFEFF${[headings, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/**
 * Saves the verdicts on the records of a search. The browser keeps no names, so the gateway is asked for the rows.
 * Answers how many were saved. Throws the gateway's error.
 */
export async function saveReview(
  ask: ReturnType<typeof useReviewRowsLazyQuery>[0],
  variables: ReviewSearch,
  files: CaseFiles,
): Promise<number> {
  const { data } = await ask({ variables });
  const rows = (data?.attendance?.nodes ?? []).flatMap((node) => {
    const imageURL = photosAddress(location.origin, variables, node.key);
    return (files.get(node.key)?.verdicts ?? []).map((verdict) => ({ ...node, imageURL, verdict }));
  });
  const file = new Blob([reviewCSV(rows)], { type: 'text/csv' });
  saveFile(file, exportFileName('Photo-Review', wallClock(), 'csv'));
  return rows.length;
}
