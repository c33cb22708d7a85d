import type { LeaveKindName } from '../leave-words.ts';
import { callsForReason, callsForReasons } from '../lists/reads.ts';
import { reasonWords } from '../reason-words.ts';
import type { ListColumns } from '../lists/column.ts';
import { leaveWord, onLeaveColumn } from './leaves.ts';
import { type CountedDays, readableCount, remarkColumn } from '../lists/readable-count.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';

/** Names of the absent list's columns: the SDL enum AbsenteeColumn. */
export type AbsenteeColumnName = keyof typeof staffSummaryColumns | 'ON_LEAVE' | 'REASON';

/** A column of listed absences: what explains each of them. */
const reasonColumn = {
  header: 'Reason',
  description: `Reason of the absent day in \`explainedDay\`: Absent where nothing explains the absence, else ${Object.values(
    reasonWords,
  )
    .filter((word) => word !== 'Absent')
    .join(
      ', ',
    )}; an empty string for who is not on the register of the day, and while the day is not known. A file is refused while days are being read.`,
  kind: 'text',
  filterable: true,
  isUnsearched: true,
  isFilterOnly: true,
  values: [...Object.values(reasonWords), ''],
  words: { '': 'Not known' },
  value: ({ reason }: AbsenteeRow) => (reason ? reasonWords[reason] : ''),
} as const;

/** Columns of the absent list. */
export const absenteeColumns: ListColumns<AbsenteeColumnName, AbsenteeRow> = {
  ...staffSummaryColumns,
  ON_LEAVE: { ...onLeaveColumn, calls: 1, value: (row) => leaveWord(row.onLeave) },
  REASON: { ...reasonColumn, calls: callsForReason },
};

/** What its columns read of a row. */
export interface AbsenteeRow extends StaffSummaryRow {
  /** Missing where nobody asked. */
  readonly onLeave?: { readonly kind: LeaveKindName } | null;
  /** Likewise. */
  readonly reason?: keyof typeof reasonWords | null;
}

/** Names of the absentee summary's columns: the SDL enum AbsenteeSummaryColumn. */
export type AbsenteeSummaryColumnName =
  | keyof typeof staffSummaryColumns
  | 'DAYS_ABSENT'
  | 'DAYS_ON_LEAVE'
  | 'REMARK'
  | 'REF_IMAGE';

/** What the absentee summary's columns read of a row. */
export interface AbsenteeSummaryRow extends StaffSummaryRow, CountedDays {
  readonly imageURL: string;
  /** Missing where nobody asked. */
  readonly daysOnLeave?: number;
}

/** Columns of the absentee summary, one row a person. */
export const absenteeSummaryColumns: ListColumns<AbsenteeSummaryColumnName, AbsenteeSummaryRow> = {
  ...staffSummaryColumns,
  DAYS_ABSENT: {
    header: 'Days Absent',
    description: 'Number of absent days; empty where none of them could be read.',
    kind: 'number',
    value: readableCount,
  },
  DAYS_ON_LEAVE: {
    header: 'Days on Leave',
    description: 'Number of absent days that are days of leave, of the extension leave.',
    kind: 'number',
    extension: 'leave',
    calls: 1,
    isFilterOnly: true,
    isMarked: true,
    value: (row) => row.daysOnLeave ?? 0,
  },
  REMARK: remarkColumn,
  REF_IMAGE: {
    header: 'Ref Image',
    description: 'Reference photo; exported as an address that opens for whoever is signed in.',
    kind: 'image',
    value: (row) => row.imageURL,
  },
};

/** Names of the columns of absence by day: the SDL enum AbsenteeDayColumn. */
export type AbsenteeDayColumnName = keyof typeof staffSummaryColumns | 'DATE_ABSENT' | 'ON_LEAVE' | 'REASON';

/** What the columns of absence by day read of a row. */
export interface AbsenteeDayRow extends AbsenteeRow {
  readonly date: string;
}

/** Columns of absence, one row an absent day. */
export const absenteeDayColumns: ListColumns<AbsenteeDayColumnName, AbsenteeDayRow> = {
  ...staffSummaryColumns,
  DATE_ABSENT: {
    header: 'Date Absent',
    description: 'The absent day, shown in long format, sorted as a date.',
    kind: 'longDate',
    value: (row) => row.date,
  },
  ON_LEAVE: { ...onLeaveColumn, calls: 1, value: (row) => leaveWord(row.onLeave) },
  REASON: { ...reasonColumn, calls: callsForReasons },
};
