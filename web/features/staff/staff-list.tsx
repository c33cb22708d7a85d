import { FileUp, UserPlus } from 'lucide-react';
import { useStaffQuery } from '../../api/generated/staff.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { useListView } from '../../list/view/use-list-view.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { staffActions, staffColumns } from './staff-cells.tsx';
import type { StaffMember } from './staff-form.ts';
import { EditStaffModal, NewStaffModal } from './staff-modal.tsx';
import { StaffPhoto } from './staff-photo.tsx';
import { useDeleteStaff } from './use-delete-staff.ts';

const fields = {};
const rowKey = (row: StaffMember) => row.id;

/** The staff list of all three routes. `onBatch` adds the batch button of the upload route. */
export function StaffList({ title, onBatch }: { title: string; onBatch?: () => void }) {
  const view = useListView(staffColumns, fields, 'staff');
  const result = useStaffQuery(view.request);
  const { key, isOpen, subject, open, close } = useDialog<StaffMember>();
  const { run: remove } = useDeleteStaff();
  const modal = { isOpen, onClose: close };

  return (
    <>
      <ReportPage
        title={title}
        list="staff"
        columns={staffColumns}
        view={view}
        result={result}
        rowKey={rowKey}
        actions={staffActions}
        onAction={(action, row) => (action === 'edit' ? open(row) : remove(row))}
        popup={StaffPhoto}
      >
        <AddButton look={onBatch ? 'plain' : 'primary'} icon={<UserPlus aria-hidden />} onClick={() => open()} />
        {onBatch && <AddButton icon={<FileUp aria-hidden />} label="Staff Batch Upload" onClick={onBatch} />}
      </ReportPage>
      {subject ? (
        <EditStaffModal key={key} {...modal} member={subject} />
      ) : (
        key > 0 && <NewStaffModal key={key} {...modal} />
      )}
    </>
  );
}
