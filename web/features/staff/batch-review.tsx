import { useMemo, useState } from 'react';
import { staffFields } from '../../../schema/staff-fields.ts';
import { SheetReview } from '../../list/import/sheet-review.tsx';
import { formatNumber } from '../../ui/words.ts';
import { describeEdits, isAllDone } from './batch-edits.ts';
import { BatchOutcome } from './batch-outcome.tsx';
import { countSent } from './batch-rows.ts';
import { BatchTable } from './batch-table.tsx';
import { FaultyChoice } from './faulty-choice.tsx';
import { unfinishedQuestion } from './unfinished-batch.ts';
import { useBatchEdits } from './use-batch-edits.ts';
import type { CheckedBatch, StaffBatch } from './use-staff-batch.ts';

/** A checked sheet of staff, with what it would change in records that exist. Give it a new key for each check. */
export function BatchReview({ review, state, onChoose }: BatchReviewProps) {
  const { file, batch } = review;
  const [sendsFaulty, setSendsFaulty] = useState(false);
  const edits = useBatchEdits(batch);
  const isImporting = state.progress !== null;
  const isBusy = isImporting || edits.isRunning;
  const undone = edits.hasRun && !isAllDone(edits.counts) ? describeEdits(edits.counts) : null;
  const question = useMemo(
    () => unfinishedQuestion({ isImporting, isUpdating: edits.isRunning, undone }),
    [isImporting, edits.isRunning, undone],
  );
  const count = countSent(batch, sendsFaulty);
  const canSend = !batch.isSent && count > 0;
  return (
    <SheetReview
      title="Staff Batch Upload"
      listName="Staff list"
      file={file}
      batch={batch}
      fields={staffFields}
      state={state}
      onChoose={onChoose}
      isBusy={edits.isRunning}
      question={question}
      send={canSend ? { label: `Import ${formatNumber(count)} staff`, start: () => state.send(sendsFaulty) } : null}
      working="The service works on the rows. This can take a minute."
      failureHint={sendsFaulty && ' The faulty rows may be the reason: leave them out, or correct them in the file.'}
      outcome={<BatchOutcome review={review} sendsFaulty={sendsFaulty} />}
      choices={
        !batch.isSent &&
        batch.totals.sendableFaulty > 0 && (
          <FaultyChoice batch={batch} isOn={sendsFaulty} isBusy={isBusy} onChange={setSendsFaulty} />
        )
      }
    >
      <BatchTable
        key={String(batch.isSent)}
        batch={batch}
        edits={edits}
        sendsFaulty={sendsFaulty}
        caption={`Rows of ${file.name}, ${batch.isSent ? 'imported' : 'checked'}`}
      />
    </SheetReview>
  );
}

/** What the review takes. */
interface BatchReviewProps {
  review: CheckedBatch;
  state: StaffBatch;
  onChoose: () => void;
}
