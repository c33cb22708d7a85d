import { Plane } from 'lucide-react';
import { useDialog } from '../../ui/use-dialog.ts';
import { staffNameOf } from '../staff-name.tsx';
import type { DayLeave } from './leave-badge.tsx';
import type { LeaveStart } from './leave-form.ts';
import { LeaveModal, newLeave } from './leave-modal.tsx';
import { useMayWriteLeave } from './may-write-leave.ts';

/** A row of a list of absences. */
interface AbsentRow {
  readonly key: string;
  readonly staff: { readonly staffID: string; readonly name: string };
  readonly date?: string;
  readonly onLeave?: DayLeave | null;
}

const actions = {
  width: 76,
  // Whoever is on leave already needs no other one, and nobody's record none.
  draw: ({ key, staff, onLeave }: AbsentRow) =>
    !onLeave &&
    staff.staffID && (
      <button
        type="button"
        className="row-button"
        aria-label={`Add leave of ${staffNameOf(staff)}`}
        title="Add leave"
        data-action="leave"
        data-row={key}
      >
        <Plane aria-hidden />
      </button>
    ),
};

/**
 * Adds leaves from the rows of a list of absences: what the table takes, and the dialog. Nothing for those who may not.
 * `day` is that of rows without one; `onSaved` runs when a leave was stored.
 */
export function useAddLeave(day: string | undefined, onSaved: () => void) {
  const mayWrite = useMayWriteLeave();
  const { key, isOpen, subject, open, close } = useDialog<LeaveStart>();
  return {
    table: mayWrite && {
      actions,
      onAction: (_action: string, { staff, date }: AbsentRow) => open(newLeave(staff, date ?? day)),
    },
    dialog: subject && (
      <LeaveModal key={key} isOpen={isOpen} onClose={close} onSaved={onSaved} id={null} start={subject} />
    ),
  };
}
