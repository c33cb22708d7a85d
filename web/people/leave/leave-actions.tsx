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
  readonly staff: { readonly staffID: string; readonly personID: string | null; readonly name: string };
  readonly date?: string;
  readonly onLeave?: DayLeave | null;
}

const actions = {
  width: 76,
  // Nobody's record needs no leave. The button stays for who is on leave already: it has the focus when it made the leave.
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
 * Adds leaves from the rows of a list of absences: what the table takes, and the dialog. Nothing for those who may not.
 * `day` is that of rows without one.
 */
export function useAddLeave(day: string | undefined) {
  const mayWrite = useMayWriteLeave();
  const { key, isOpen, subject, open, close } = useDialog<LeaveStart>();
  return {
    table: mayWrite && {
      actions,
      onAction: (_action: string, { staff, date, onLeave }: AbsentRow) =>
        !onLeave && open(newLeave(staff, date ?? day)),
    },
    dialog: subject && <LeaveModal key={key} isOpen={isOpen} onClose={close} id={null} start={subject} />,
  };
}
