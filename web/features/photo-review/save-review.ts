import type { ApolloClient } from '@apollo/client';
import { type AttendanceRow, type RecordColumnName, recordColumns } from '../../../schema/columns/attendance.ts';
import type { Columns } from '../../../schema/columns/column.ts';
import { exportFileName } from '../../../schema/format.ts';
import { ReviewRowsDocument, type ReviewRowsQueryVariables } from '../../generated/photo-review.ts';
import { attendanceFields } from '../../report/attendance-fields.ts';
import { csvText } from '../../report/csv-text.ts';
import { saveFile } from '../../report/save-file.ts';
import { columnNames } from '../../report/view.ts';
import { wallClock } from '../../session/today.ts';
import type { StoredVerdict } from '../../session/verdict-store.ts';
import { verdictWord } from './review-verdicts.ts';

/** An attendance record with what was said of its photos. */
interface JudgedRow extends AttendanceRow {
  readonly verdict: Pick<StoredVerdict, 'verdict' | 'judgedAt'>;
}

/** Columns of the file: the report's, then the verdict and when it was given. */
const reviewColumns: Columns<RecordColumnName | 'VERDICT' | 'JUDGED_AT', JudgedRow> = {
  ...recordColumns,
  VERDICT: { header: 'Verdict', kind: 'text', value: ({ verdict }) => verdictWord(verdict.verdict) },
  JUDGED_AT: {
    header: 'Judged At',
    kind: 'timestamp',
    value: ({ verdict }) => wallClock(new Date(verdict.judgedAt)),
  },
};

/** Where both photos of a record open for whoever is signed in; what upstream names opens nowhere else (F-32). */
export function photosAddress(origin: string, { date, mode }: ReviewRowsQueryVariables, key: string): string {
  const word = attendanceFields.mode.write(mode);
  return `${origin}/attendance/review?${new URLSearchParams({ date, mode: word, open: key })}`;
}

/** The text of `Photo-Review-…csv`: the judged rows, in the order of the queue. */
export function reviewCSV(rows: readonly JudgedRow[]): string {
  return csvText(reviewColumns, columnNames(reviewColumns), rows);
}

/**
 * Saves the verdicts on the records of a search. The browser keeps no names, so the gateway is asked for the rows.
 * Answers how many were saved. Throws the gateway's error.
 */
export async function saveReview(
  client: ApolloClient,
  variables: ReviewRowsQueryVariables,
  verdicts: ReadonlyMap<string, StoredVerdict>,
): Promise<number> {
  const { data } = await client.query({ query: ReviewRowsDocument, variables });
  const rows = (data?.attendance?.nodes ?? []).flatMap((node) => {
    const verdict = verdicts.get(node.key);
    return verdict ? [{ ...node, imageURL: photosAddress(location.origin, variables, node.key), verdict }] : [];
  });
  const file = new Blob([reviewCSV(rows)], { type: 'text/csv' });
  saveFile(file, exportFileName('Photo-Review', wallClock(), 'csv'));
  return rows.length;
}
