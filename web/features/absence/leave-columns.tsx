import {
  type AbsenteeDayRow,
  type AbsenteeRow,
  absenteeColumns,
  absenteeDayColumns,
} from '../../../schema/columns/absence.ts';
import { onLeaveColumn } from '../../../schema/columns/leaves.ts';
import type { AbsenteeDaysRowFragment, AbsenteesRowFragment } from '../../api/generated/absence.ts';
import { drawColumns } from '../../list/table/table-columns.ts';
import { type DayLeave, LeaveBadge } from '../../people/leave/leave-badge.tsx';

const { isFilterOnly: _hidden, ...heading } = onLeaveColumn;

/** The column of who is on leave, shown with a menu of the kinds and of those who are not. */
const onLeave = { ...heading, filterable: true, words: { '': 'Not on leave' } } as const;

const drawing = {
  minSize: 90,
  cell: ({ onLeave: leave }: { readonly onLeave?: DayLeave | null }) => (leave ? <LeaveBadge leave={leave} /> : null),
};

const { ON_LEAVE: ofDay, ...day } = absenteeColumns;
const { ON_LEAVE: ofDays, ...days } = absenteeDayColumns;

/** Columns of the absent of a day, and with who of them is on leave for a service with the extension `leave`. */
export const absenteesWithLeave = drawColumns<keyof typeof absenteeColumns, AbsenteeRow, AbsenteesRowFragment>(
  { ...day, ON_LEAVE: { ...onLeave, value: ofDay.value } },
  { ON_LEAVE: drawing },
);
export const absenteesPlain = drawColumns(day) as typeof absenteesWithLeave;

/** The same of absence by day. */
export const absentDaysWithLeave = drawColumns<
  keyof typeof absenteeDayColumns,
  AbsenteeDayRow,
  AbsenteeDaysRowFragment
>({ ...days, ON_LEAVE: { ...onLeave, value: ofDays.value } }, { ON_LEAVE: drawing });
export const absentDaysPlain = drawColumns(days) as typeof absentDaysWithLeave;
