import { ArrowLeft, FileUp, RotateCw, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { leaveFields } from '../../../schema/leave-fields.ts';
import { BatchSheet } from '../../list/import/batch-sheet.tsx';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { leaveScreen, useLeaveQuestion } from '../../ui/leave-question.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { counted, formatNumber } from '../../ui/words.ts';
import { LeaveRows } from './leave-rows.tsx';
import type { CheckedLeaves, LeaveBatch } from './use-leave-batch.ts';

const unfinished = {
  title: 'Leave this import?',
  question: 'The import is not finished.',
  text: 'The file is being imported. If you leave now, you do not see what was stored.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
};

/** A checked sheet of leaves: what was read, what becomes of each row, then the import. Give it a new key for each check. */
export function LeaveReview({ state, onChoose }: { state: LeaveBatch; onChoose: () => void }) {
  const head = useRef<HTMLDivElement>(null);
  const { review, progress } = state;
  const isImporting = progress !== null;
  const close = () => leaveScreen(state.close);
  const batch = review?.batch;

  // The list that held the focus is gone; readers start with the outcome.
  useEffect(() => {
    if (batch) head.current?.querySelector('h1')?.focus();
  }, [batch]);
  useLeaveQuestion(useMemo(() => (isImporting ? unfinished : null), [isImporting]));
  useBackCloses(true, close);
  if (!review || !batch) return null;

  const facts = (
    <>
      <span className="batch-file">{review.file.name}</span>
      <span>{counted(batch.rows.length, 'row', 'rows')}</span>
      <span>{batch.isSent ? 'imported' : 'checked, nothing stored yet'}</span>
    </>
  );
  return (
    <div ref={head} className="report batch-review">
      <PageHead title="Import Leave" facts={facts}>
        <Button aria-disabled={isImporting} onClick={() => !isImporting && close()}>
          <ArrowLeft aria-hidden />
          Leave list
        </Button>
        <Button aria-disabled={isImporting} onClick={() => !isImporting && leaveScreen(onChoose)}>
          <FileUp aria-hidden />
          {batch.isSent ? 'Import another file' : 'Choose another file'}
        </Button>
        {!batch.isSent && batch.totals.new > 0 && (
          <Button look="primary" aria-disabled={isImporting} onClick={() => !isImporting && state.send()}>
            <Upload aria-hidden />
            <span>{`Import ${counted(batch.totals.new, 'leave', 'leaves')}`}</span>
          </Button>
        )}
      </PageHead>
      <div className="batch-notes">
        <div>
          {isImporting ? (
            <UploadProgress share={progress} sending={`Sending ${review.file.name}`} working="Storing the leaves" />
          ) : (
            <Outcome batch={batch} state={state} file={review.file} />
          )}
        </div>
        <BatchSheet sheet={batch.sheet} fields={leaveFields} />
      </div>
      <LeaveRows batch={batch} caption={`Rows of ${review.file.name}, ${batch.isSent ? 'imported' : 'checked'}`} />
    </div>
  );
}

/** What an import would do, why it failed, or what it did. */
function Outcome({ batch, state, file }: { batch: CheckedLeaves; state: LeaveBatch; file: File }) {
  const { failure } = state;
  if (failure) {
    return (
      <Notice tone="error" role="alert">
        <strong>{messages.batchFailedTitle}</strong>
        <p>{failure.message}</p>
        {failure.advice && <p>{failure.advice}</p>}
        <p>
          {failure.isUnknown
            ? 'The leaves may have been stored. Check the file again to see which ones exist now.'
            : 'Nothing was stored.'}
        </p>
        <Button onClick={() => state.check(file)}>
          <RotateCw aria-hidden />
          Check again
        </Button>
      </Notice>
    );
  }
  if (batch.isSent) {
    return (
      <Notice tone="success" role="status">
        <strong>{counted(batch.totals.new, 'leave was', 'leaves were')} stored.</strong>
      </Notice>
    );
  }
  return (
    <Notice tone={batch.totals.faulty > 0 ? 'warning' : 'info'} role="status">
      {announce(batch.totals)}
    </Notice>
  );
}

/** Says what an import will do, in one sentence. */
function announce({ new: added, exists, faulty }: CheckedLeaves['totals']): string {
  const parts = [
    added > 0
      ? `${counted(added, 'leave', 'leaves')} will be stored, all or none`
      : 'No row is new: there is nothing to import',
    ...(faulty > 0 ? [`${counted(faulty, 'faulty row', 'faulty rows')} will not be sent`] : []),
    ...(exists > 0 ? [`${formatNumber(exists)} ${exists === 1 ? 'is' : 'are'} stored already`] : []),
  ];
  return `${parts.join('; ')}.`;
}
