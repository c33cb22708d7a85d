import { useState } from 'react';
import { BatchChooser } from './batch-chooser.tsx';
import { BatchReview } from './batch-review.tsx';
import { StaffList } from './staff-list.tsx';
import { useStaffBatch } from './use-staff-batch.ts';

/** `/manage/staff/upload`: the staff list with the batch upload; a checked file takes its place. */
export function StaffUpload() {
  const state = useStaffBatch();
  const [chooser, setChooser] = useState({ isOpen: false, number: 0 });
  const choose = () => setChooser(({ number }) => ({ isOpen: true, number: number + 1 }));
  const { review } = state;
  return (
    <>
      {review ? (
        <BatchReview {...review} state={state} onChoose={choose} />
      ) : (
        <StaffList title="Staff Batch Upload" onBatch={choose} />
      )}
      {chooser.number > 0 && (
        <BatchChooser
          key={chooser.number}
          isOpen={chooser.isOpen}
          onClose={() => setChooser((last) => ({ ...last, isOpen: false }))}
          state={state}
        />
      )}
    </>
  );
}
