import { absenteeColumns, absenteeDayColumns } from '../../../schema/lists/absence.ts';
import { onLeaveColumns } from '../../../schema/lists/leaves.ts';
import type { AbsenteeDaysRowFragment, AbsenteesRowFragment } from '../../api/generated/absence.ts';
import { drawName } from '../../list/table/name-cells.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { LeaveMark } from '../../people/leave/leave-badge.tsx';

/** Who is on leave: a menu of the kinds and of those who are not, and a column for those who ask for it. */
const { ON_LEAVE, ...daysOfLeave } = onLeaveColumns();
const onLeave = {
  ON_LEAVE: { ...ON_LEAVE, isOffered: true, filterable: true, words: { '': 'Not on leave' } },
  ...daysOfLeave,
} as const;

const { ON_LEAVE: _kind, LEAVE_FROM: _from, LEAVE_TO: _to, ...day } = absenteeColumns;
const { ON_LEAVE: _kinds, LEAVE_FROM: _firsts, LEAVE_TO: _lasts, ...days } = absenteeDayColumns;

/** In a card COMMUNICATIONS would stand broken in a third of a line. */
const department = { DEPARTMENT: { card: 'half' } } as const;

/** The name, marked where the person is on leave. */
const drawings = {
  ...department,
  NAME: {
    cell: (row: AbsenteesRowFragment) => (
      <>
        {drawName(row)}
        {row.onLeave && <LeaveMark leave={row.onLeave} />}
      </>
    ),
  },
};

/** Columns of the absent of a day, and with who of them is on leave for a service with the extension `leave`. */
export const absenteesWithLeave = drawColumns({ ...day, ...onLeave }, drawings);
export const absenteesPlain = drawColumns<keyof typeof day, AbsenteesRowFragment>(
  day,
  department,
) as typeof absenteesWithLeave;

/** The same of absence by day. */
export const absentDaysWithLeave = drawColumns<keyof typeof absenteeDayColumns, AbsenteeDaysRowFragment>(
  { ...days, ...onLeave },
  drawings,
);
export const absentDaysPlain = drawColumns<keyof typeof days, AbsenteeDaysRowFragment>(
  days,
  department,
) as typeof absentDaysWithLeave;
