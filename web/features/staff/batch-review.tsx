import { ArrowLeft, Download, FileUp, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { staffFields } from '../../../schema/staff-fields.ts';
import { saveFile } from '../../list/export/save-file.ts';
import { BatchSheet } from '../../list/import/batch-sheet.tsx';
import { Button } from '../../ui/button.tsx';
import { leaveScreen, useLeaveQuestion } from '../../ui/leave-question.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { counted, formatNumber } from '../../ui/words.ts';
import { describeEdits, isAllDone } from './batch-edits.ts';
import { faultyRowsFile } from './batch-file.ts';
import { BatchOutcome } from './batch-outcome.tsx';
import { countSent } from './batch-rows.ts';
import { BatchTable } from './batch-table.tsx';
import { FaultyChoice } from './faulty-choice.tsx';
import { unfinishedQuestion } from './unfinished-batch.ts';
import { useBatchEdits } from './use-batch-edits.ts';
import type { CheckedBatch, StaffBatch } from './use-staff-batch.ts';
import '../../list/import/batch-review.css';

/**
 * A checked spreadsheet: what was read, what an import would do row by row and what it would change, then the import and
 * what came of it. Give it a new key for each check.
 */
export function BatchReview({ review, state, onChoose }: BatchReviewProps) {
  const { file, batch } = review;
  const head = useRef<HTMLDivElement>(null);
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
  const leave = () => leaveScreen(state.close);

  // The list that held the focus is gone; readers start with the outcome.
  useEffect(() => {
    if (batch) head.current?.querySelector('h1')?.focus();
  }, [batch]);
  useLeaveQuestion(question);
  useBackCloses(true, leave);

  const facts = (
    <>
      <span className="batch-file">{file.name}</span>
      <span>{counted(batch.rows.length, 'row', 'rows')}</span>
      <span>{batch.isSent ? 'imported' : 'checked, nothing stored yet'}</span>
    </>
  );
  return (
    <div ref={head} className="report batch-review">
      <PageHead title="Staff Batch Upload" facts={facts}>
        <Button aria-disabled={isImporting} onClick={() => !isImporting && leave()}>
          <ArrowLeft aria-hidden />
          Staff list
        </Button>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && leaveScreen(onChoose)}>
          <FileUp aria-hidden />
          {batch.isSent ? 'Upload another file' : 'Choose another file'}
        </Button>
        {batch.totals.faulty > 0 && (
          <Button onClick={() => saveFile(faultyRowsFile(batch.rows), `faulty-rows-of-${baseName(file.name)}.csv`)}>
            <Download aria-hidden />
            Faulty rows
          </Button>
        )}
        {!batch.isSent && count > 0 && (
          <Button look="primary" aria-disabled={isBusy} onClick={() => !isBusy && state.send(sendsFaulty)}>
            <Upload aria-hidden />
            <span>{`Import ${formatNumber(count)} staff`}</span>
          </Button>
        )}
      </PageHead>
      <div className="batch-notes">
        <div>
          {isImporting ? (
            <UploadProgress
              share={state.progress ?? 0}
              sending={`Sending ${file.name}`}
              working="The service works on the rows. This can take a minute."
            />
          ) : (
            <BatchOutcome review={review} state={state} sendsFaulty={sendsFaulty} />
          )}
          {!batch.isSent && batch.totals.sendableFaulty > 0 && (
            <FaultyChoice batch={batch} isOn={sendsFaulty} isBusy={isBusy} onChange={setSendsFaulty} />
          )}
        </div>
        <BatchSheet sheet={batch.sheet} fields={staffFields} />
      </div>
      <BatchTable
        key={String(batch.isSent)}
        batch={batch}
        edits={edits}
        sendsFaulty={sendsFaulty}
        caption={`Rows of ${file.name}, ${batch.isSent ? 'imported' : 'checked'}`}
      />
    </div>
  );
}

const baseName = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

/** What the review takes. */
interface BatchReviewProps {
  review: CheckedBatch;
  state: StaffBatch;
  onChoose: () => void;
}
