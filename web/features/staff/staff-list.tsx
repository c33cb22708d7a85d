import { FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { staffColumns } from '../../../schema/columns/staff.ts';
import { useStaffQuery } from '../../generated/staff.ts';
import { ReportPage } from '../../report/report-page.tsx';
import { useListView } from '../../report/use-list-view.ts';
import { Button } from '../../ui/button.tsx';
import { preloadConfirm } from '../../ui/confirm.tsx';
import { preloadModalForm } from '../../ui/modal-form.tsx';
import { staffActions, staffCells, staffWidths } from './staff-cells.tsx';
import type { StaffMember } from './staff-form.ts';
import { EditStaffModal, NewStaffModal } from './staff-modal.tsx';
import { StaffPhoto } from './staff-photo.tsx';
import { useDeleteStaff } from './use-delete-staff.ts';

const fields = {};
const rowKey = (row: StaffMember) => row.id;

/** What is edited: a record, or null for a new one. Each opening has its number. */
interface Editing {
  readonly member: StaffMember | null;
  readonly isOpen: boolean;
  readonly number: number;
}

/** The staff list of all three routes. `onBatch` adds the batch button of the upload route. */
export function StaffList({ title, onBatch }: { title: string; onBatch?: () => void }) {
  const view = useListView(staffColumns, fields, 'staff');
  const result = useStaffQuery(view.request);
  const [editing, setEditing] = useState<Editing | null>(null);
  const reload = () => {
    // A failure is in `result`; nothing waits for this promise.
    result.refetch().catch(() => undefined);
  };
  const remove = useDeleteStaff(reload);

  const open = (member: StaffMember | null) =>
    setEditing((last) => ({ member, isOpen: true, number: (last?.number ?? 0) + 1 }));
  const modal = editing && {
    isOpen: editing.isOpen,
    onClose: () => setEditing({ ...editing, isOpen: false }),
    onSaved: reload,
  };

  return (
    <>
      <ReportPage
        title={title}
        list="staff"
        columns={staffColumns}
        view={view}
        result={result}
        rowKey={rowKey}
        cells={staffCells}
        widths={staffWidths}
        actions={staffActions}
        onAction={(action, row) => (action === 'edit' ? open(row) : remove(row))}
        popup={(list) => <StaffPhoto list={list} view={view} />}
      >
        {/* Fetched when the pointer or the focus comes near, so that a dialog opens at once. */}
        <Button
          look={onBatch ? 'plain' : 'primary'}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => open(null)}
        >
          <UserPlus aria-hidden />
          Add New
        </Button>
        {onBatch && (
          <Button look="primary" onPointerEnter={preload} onFocus={preload} onClick={onBatch}>
            <FileUp aria-hidden />
            Staff Batch Upload
          </Button>
        )}
      </ReportPage>
      {editing &&
        modal &&
        (editing.member ? (
          <EditStaffModal key={editing.number} {...modal} member={editing.member} />
        ) : (
          <NewStaffModal key={editing.number} {...modal} />
        ))}
    </>
  );
}

function preload() {
  preloadModalForm();
  preloadConfirm();
}
