import { Plane } from 'lucide-react';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { staffNameOf } from '../staff-name.tsx';
import type { DayLeave } from './leave-badge.tsx';
import type { LeaveDialogProps } from './leave-dialog.tsx';
import type { LeaveStart } from './leave-form.ts';
import { useMayWriteLeave } from './may-write-leave.ts';

const load = () => import('./leave-dialog.tsx').then(({ LeaveDialog }) => LeaveDialog);

/** The dialog of a leave; its code comes with the first one. */
export const LeaveModal = (props: LeaveDialogProps) => <LateOverlay load={load} overlay={props} />;

/** A new leave of a person on a day; of anybody, where none is given. */
export const newLeave = (
  { staffID, personID, name }: Pick<LeaveStart, 'staffID' | 'personID' | 'name'> = { staffID: '', name: '' },
  day = '',
): LeaveStart => ({ staffID, personID, name, from: day, to: day, kind: '', note: '' });

/** A row of a list of absences. */
interface AbsentRow {
  readonly key: string;
  readonly staff: { readonly staffID: string; readonly personID: string | null; readonly name: string };
  readonly date?: string;
  readonly onLeave?: DayLeave | null;
}

const actions = {
  width: 76,
  // A record without a person needs no leave. The button stays after the leave is made, since it has the focus then.
  draw: ({ key, staff, onLeave }: AbsentRow) =>
    staff.staffID && (
      <button
        type="button"
        className="plain-button row-button"
        aria-label={`Add leave of ${staffNameOf(staff)}`}
        title={onLeave ? 'On leave already' : 'Add leave'}
        aria-disabled={onLeave ? true : undefined}
        data-action="leave"
        data-row={key}
      >
        <Plane size={16} aria-hidden />
      </button>
    ),
};

/**
 * Adds leaves from a list of absences: what its table takes, what a button does, and the dialog. Empty for roles that may
 * not add leaves. `day` is the day of rows that have none.
 */
export function useAddLeave(day: string | undefined) {
  const mayWrite = useMayWriteLeave();
  const { key, isOpen, subject, open, close } = useDialog<LeaveStart>();
  const add = (staff: AbsentRow['staff'], date = day) => open(newLeave(staff, date));
  return {
    add: mayWrite && add,
    table: mayWrite && {
      actions,
      onAction: (_action: string, { staff, date, onLeave }: AbsentRow) => !onLeave && add(staff, date),
    },
    dialog: subject && <LeaveModal key={key} isOpen={isOpen} onClose={close} id={null} start={subject} />,
  };
}
