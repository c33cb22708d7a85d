import { FileUp, Image, UserPlus } from 'lucide-react';
import { staffColumns as specified } from '../../../schema/lists/staff.ts';
import { StaffDocument, useDeleteStaffMutation, useStaffQuery } from '../../api/generated/staff.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import type { RowActions } from '../../list/table/table-cell.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useList } from '../../list/view/use-list.ts';
import { messages } from '../../messages.ts';
import { StaffName } from '../../people/staff-name.tsx';
import type { PhotoPopupProps } from '../../photos/photo-popup.tsx';
import { Thumbnail } from '../../photos/thumbnail.tsx';
import { type RowPopupProps, useOpenedRow } from '../../photos/use-opened-row.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import type { StaffMember } from './staff-form.ts';
import { StaffModal } from './staff-modal.tsx';
import './staff-list.css';

/** A person as people call them: the name, or the staff ID where there is none. */
const nameOf = ({ staff }: StaffMember) => staff.name || staff.staffID;

/** The columns of the staff list. */
const staffColumns = drawColumns(specified, {
  NAME: { minSize: 115 },
  SHIFT: { minSize: 83 },
  DISTRICT: { minSize: 85 },
  SERVICE_CENTRE: { minSize: 85 },
  UNIT: { minSize: 135 },
  IMAGE: { minSize: 89, cell: (row: StaffMember) => <PhotoButton row={row} /> },
  CREATED_ON: { minSize: 107 },
});

function PhotoButton({ row }: { row: StaffMember }) {
  return (
    <button
      type="button"
      className="plain-button staff-photo"
      data-open={row.id}
      aria-label={`View the photo of ${nameOf(row)}`}
    >
      <Thumbnail photo={row.staff.photo} size={22} none={<Image size={16} aria-hidden />} />
      <span>View</span>
    </button>
  );
}

/** Edit and delete. */
const staffActions: RowActions<StaffMember> = {
  width: 80,
  draw: (row) => (
    <>
      <RowAction action="edit" row={row.id} label={`Edit ${nameOf(row)}`} />
      <RowAction action="delete" row={row.id} label={`Delete ${nameOf(row)}`} />
    </>
  ),
};

const fields = {};
const rowKey = (row: StaffMember) => row.id;

/** The staff list of all three routes. `onBatch` adds the batch button of the upload route. */
export function StaffList({ title, onBatch }: { title: string; onBatch?: () => void }) {
  const report = useList('staff', staffColumns, fields, useStaffQuery);
  const { key, isOpen, subject, open, close } = useDialog<StaffMember>();
  const [deleteStaff] = useDeleteStaffMutation({ refetchQueries: [StaffDocument] });
  const leavesPast = useHasExtension('left');
  const { run: remove } = useConfirmed({
    ask: (member: StaffMember) => {
      const { staffID, name } = member.staff;
      return {
        question: `Delete ${name ? `${nameOf(member)}, ${staffID}` : staffID}?`,
        text: `${messages.confirmText} ${leavesPast ? pastStays : pastUnknown}`,
        confirmLabel: messages.confirmDelete,
      };
    },
    send: ({ id }) => deleteStaff({ variables: { id } }),
    done: messages.staffDeleted,
    isGone: true,
  });

  return (
    <>
      <ReportPage
        {...report}
        title={title}
        rowKey={rowKey}
        actions={staffActions}
        onAction={(action, row) => (action === 'edit' ? open(row) : remove(row))}
        popup={StaffPhoto}
      >
        <AddButton look={onBatch ? 'plain' : 'primary'} icon={<UserPlus aria-hidden />} onClick={() => open()} />
        {onBatch && <AddButton icon={<FileUp aria-hidden />} label="Staff Batch Upload" onClick={onBatch} />}
      </ReportPage>
      {key > 0 && <StaffModal key={key} member={subject} isOpen={isOpen} onClose={close} />}
    </>
  );
}

/** `/manage/staffs`. */
export const StaffUsers = () => <StaffList title="Staff Users" />;

/** `/manage/all/staffs`: the same list under the sidebar's other name. */
export const AllStaff = () => <StaffList title="Staff List" />;

const loadPopup = () => import('../../photos/photo-popup.tsx').then(({ PhotoPopup }) => PhotoPopup);

type NoFields = Readonly<Record<never, never>>;

/** The reference photo of the record that the address opens. */
function StaffPhoto(props: RowPopupProps<StaffMember, keyof typeof specified, NoFields>) {
  const { row, close } = useOpenedRow(props, rowKey, loadPopup);
  const overlay: PhotoPopupProps = {
    isOpen: row !== undefined && !props.list.failure,
    title: row ? nameOf(row) : '',
    facts: row ? [<StaffName key={row.id} staff={{ ...row.staff, name: row.staff.staffID }} period={undefined} />] : [],
    photo: row?.staff.photo?.full ?? null,
    description: row ? `Reference photo of ${nameOf(row)}` : '',
    width: 700,
    height: 400,
    onClose: close,
  };
  return <LateOverlay load={loadPopup} overlay={overlay} />;
}

/** What becomes of the past of a deleted person, as far as the attendance service says what it leaves. */
const pastStays =
  'From today this person is in no list, and the staff ID can be used again. Past sign-ins and reports stay as they are.';
const pastUnknown =
  'From today this person is in no list. The attendance service of your company may also delete past sign-ins and reports.';
