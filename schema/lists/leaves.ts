import type { Leave, LeaveOfDay } from '../generated/types.ts';
import { leaveKinds } from '../leave-words.ts';
import { maximumLeaveDays, maximumStaffIDLength } from '../limits.ts';
import { type ColumnsOf, date, text, timestamp } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { type RowWith, staffSummaryColumns } from './staff-summary.ts';

const kindWords = Object.values(leaveKinds).map(({ word }) => word);

/** Columns of leaves. */
export const leaveColumns = {
  ...staffSummaryColumns,
  DEPARTMENT: { ...staffSummaryColumns.DEPARTMENT, isHiddenAtFirst: true },
  FROM: date('From', 'The first day of the leave.', (row) => row.from),
  TO: date('To', 'The last day of the leave.', (row) => row.to),
  KIND: text('Kind', `Kind of leave: ${kindWords.join(', ')}.`, (row) => leaveKinds[row.kind].word, {
    filterable: true,
    values: kindWords,
  }),
  NOTE: text(
    'Note',
    'Note of the person who entered it; empty for the role USER, which may not read it.',
    (row) => row.note,
  ),
  ENTERED_BY: text('Entered By', 'Email address of the person who entered it.', (row) => row.enteredBy, {
    filterable: true,
  }),
  ENTERED_AT: timestamp('Entered At', 'When it was entered, shown as YYYY-MM-DD, h:mm:ss a.', (row) => row.enteredAt, {
    isHiddenAtFirst: true,
  }),
} satisfies ColumnsOf<RowWith<Leave, 'from' | 'to' | 'kind' | 'note' | 'enteredBy' | 'enteredAt'>>;

/** What the columns of leaves read of a person's day; missing where nobody asked. */
export interface OnLeaveRow {
  readonly onLeave?: Pick<LeaveOfDay, 'kind' | 'from' | 'to'> | null;
}

const without = 'an empty string without one, and where the service has no leaves';

/**
 * Columns of lists of days that say who is on leave; filled for a service with the extension `leave`. `calls` is what they take
 * besides those of the list, `markedIn` the column that has the mark.
 */
export function onLeaveColumns(calls?: number, markedIn = 'NAME') {
  const shared = { extension: 'leave', isFilterOnly: true, markedIn, ...(calls !== undefined && { calls }) } as const;
  return {
    ON_LEAVE: text(
      'On Leave',
      `Kind of leave of the person on the day, of the extension leave: ${kindWords.join(', ')}; ${without}.`,
      ({ onLeave }) => onLeave && leaveKinds[onLeave.kind].word,
      { ...shared, isUnsearched: true, values: [...kindWords, ''] },
    ),
    LEAVE_FROM: date('Leave From', `The first day of that leave; ${without}.`, ({ onLeave }) => onLeave?.from, shared),
    LEAVE_TO: date('Leave To', `The last day of that leave; ${without}.`, ({ onLeave }) => onLeave?.to, shared),
  } satisfies ColumnsOf<OnLeaveRow>;
}

/** Who is on leave. */
export const leaves = {
  field: 'leaves',
  description: `Leaves with a day from one day to another, ${maximumLeaveDays} days at most, of everybody or of one person. The role USER reads them without their notes, which may name an illness.`,
  source: 'GET /leave/findAll, or GET /leave/find/noted for ADMIN and MANAGEMENT',
  extension: 'leave',
  role: 'USER',
  arguments: {
    from: { type: 'Date!', description: 'The first day.' },
    to: { type: 'Date!', description: 'The last day.' },
    staffID: {
      type: 'String',
      description: `Only of this staff ID, 1 to ${maximumStaffIDLength} characters.`,
    },
    personID: {
      type: 'ID',
      description: 'Only of this person, with any staff ID they have had: StaffSummary.personID.',
    },
  },
  type: 'Leave',
  row: 'Leave',
  model: 'upstream/readers/leave.ts#LeaveRow',
  title: 'the leaves',
  columns: leaveColumns,
  order: ['FROM', 'STAFF_ID'],
  key: 'id',
  filePrefix: 'Leave-Report-',
  screen: '/attendance/leave',
} as const satisfies ListDeclaration;
