import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';
import { reviewWords, verdictWords } from '../review-words.ts';

/** Names of the columns of reviewed records: the SDL enum ReviewColumn. */
export type ReviewColumnName =
  | keyof typeof staffSummaryColumns
  | 'ATTENDANCE_DATE'
  | 'ATTENDANCE_MODE'
  | 'REVIEW'
  | 'DISAGREEMENT'
  | 'VERDICTS'
  | 'REVIEWERS'
  | 'JUDGED_AT'
  | 'NOTES'
  | 'ASKED_BY';

/** What the columns of reviewed records read of a row. */
export interface ReviewRow extends StaffSummaryRow {
  readonly mode: 'SIGNED_IN' | 'SIGNED_OUT';
  readonly attendanceDate?: string | null;
  readonly review: {
    readonly state: keyof typeof reviewWords;
    readonly isDisagreement: boolean;
    readonly askedBy?: string | null;
    readonly verdicts: readonly {
      readonly who: string;
      readonly program?: string | null;
      readonly verdict: keyof typeof verdictWords;
      readonly note: string;
      readonly judgedAt?: string | null;
    }[];
  };
}

const nameOf = ({ who, program }: ReviewRow['review']['verdicts'][number]) => (program ? `${who} (${program})` : who);

/** Columns of reviewed records. */
export const reviewColumns: ListColumns<ReviewColumnName, ReviewRow> = {
  ...staffSummaryColumns,
  ATTENDANCE_DATE: {
    header: 'Attendance Date',
    description: 'Instant of the record, shown as YYYY-MM-DD, h:mm:ss a.',
    kind: 'timestamp',
    value: (row) => row.attendanceDate ?? '',
  },
  ATTENDANCE_MODE: {
    header: 'Attendance Mode',
    description: 'Signed in or Signed out.',
    values: ['Signed in', 'Signed out'],
    kind: 'text',
    value: (row) => (row.mode === 'SIGNED_IN' ? 'Signed in' : 'Signed out'),
  },
  REVIEW: {
    header: 'Review',
    description: `What the verdicts come to: ${Object.values(reviewWords).join(', ')}.`,
    values: Object.values(reviewWords),
    kind: 'text',
    filterable: true,
    value: ({ review }) => reviewWords[review.state],
  },
  DISAGREEMENT: {
    header: 'Disagreement',
    description: 'Yes where one says Same and another Different.',
    kind: 'yesNo',
    filterable: true,
    value: ({ review }) => review.isDisagreement,
  },
  VERDICTS: {
    header: 'Verdicts',
    description: 'What each reviewer says, the earliest first.',
    kind: 'text',
    value: ({ review }) => review.verdicts.map((one) => `${nameOf(one)}: ${verdictWords[one.verdict]}`).join('; '),
  },
  REVIEWERS: {
    header: 'Reviewers',
    description: 'Who has judged it, the earliest first.',
    kind: 'text',
    filterable: true,
    value: ({ review }) => review.verdicts.map(nameOf).join(', '),
  },
  JUDGED_AT: {
    header: 'Judged At',
    description: 'When the last verdict was given.',
    kind: 'timestamp',
    value: ({ review }) => review.verdicts.at(-1)?.judgedAt ?? '',
  },
  NOTES: {
    header: 'Notes',
    description: 'What the reviewers noted; empty for the role USER, which may not read it.',
    kind: 'text',
    value: ({ review }) => review.verdicts.flatMap(({ note }) => note || []).join('; '),
  },
  ASKED_BY: {
    header: 'Second Opinion Asked By',
    description: 'Who asked for another opinion last; an empty string for nobody.',
    kind: 'text',
    value: ({ review }) => review.askedBy ?? '',
  },
};
