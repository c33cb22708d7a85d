import { LateOverlay } from '../../ui/late-overlay.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { LeaveList } from './leave-list.tsx';
import { LeaveReview } from './leave-review.tsx';
import { useLeaveBatch } from './use-leave-batch.ts';

const load = () => import('./leave-chooser.tsx').then(({ LeaveChooser }) => LeaveChooser);

/** `/attendance/leave`: who is on leave, and the import of a sheet, which takes the list's place. Of the extension `leave`. */
export function LeavePage() {
  const state = useLeaveBatch();
  const { key, isOpen, open, close } = useDialog();
  const choose = () => open();
  return (
    <>
      {state.review ? (
        <LeaveReview key={`review ${state.review.id}`} state={state} onChoose={choose} />
      ) : (
        <LeaveList onImport={choose} />
      )}
      {key > 0 && <LateOverlay key={key} load={load} overlay={{ isOpen, onClose: close, state }} />}
    </>
  );
}
