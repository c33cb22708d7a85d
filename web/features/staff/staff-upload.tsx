import { useDialog } from '../../ui/use-dialog.ts';
import { BatchChooser } from './batch-chooser.tsx';
import { BatchReview } from './batch-review.tsx';
import { StaffList } from './staff-list.tsx';
import { useStaffBatch } from './use-staff-batch.ts';

/** `/manage/staff/upload`: the staff list with the batch upload; a checked file takes its place. */
export function StaffUpload() {
  const state = useStaffBatch();
  const { key, isOpen, open, close } = useDialog();
  const choose = () => open();
  const { review } = state;
  return (
    <>
      {review ? (
        <BatchReview key={`review ${review.id}`} review={review} state={state} onChoose={choose} />
      ) : (
        <StaffList title="Staff Batch Upload" onBatch={choose} />
      )}
      {key > 0 && <BatchChooser key={key} isOpen={isOpen} onClose={close} state={state} />}
    </>
  );
}
