import { ArrowLeft, Download, FileUp, Info, RotateCw, TriangleAlert, Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages.ts';
import { saveFile } from '../../report/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { faultyRowsFile } from './batch-file.ts';
import { BatchResult } from './batch-result.tsx';
import { announce, type Batch } from './batch-rows.ts';
import { BatchTable } from './batch-table.tsx';
import type { StaffBatch } from './use-staff-batch.ts';
import './batch-review.css';

/** A checked spreadsheet: what an import would do, row by row, then the import and what came of it. */
export function BatchReview({ file, batch, state, onChoose }: BatchReviewProps) {
  const head = useRef<HTMLDivElement>(null);
  const isSending = state.progress !== null;

  // The list that held the focus is gone; readers start with the outcome.
  useEffect(() => {
    if (batch) head.current?.querySelector('h1')?.focus();
  }, [batch]);

  const facts = (
    <>
      <span className="batch-file">{file.name}</span>
      <span>
        {batch.rows.length.toLocaleString('en')} {batch.rows.length === 1 ? 'row' : 'rows'}
      </span>
      <span>{batch.isSent ? 'imported' : 'checked, nothing stored yet'}</span>
    </>
  );
  return (
    <div ref={head} className="report">
      <PageHead title="Staff Batch Upload" facts={facts}>
        <Button aria-disabled={isSending} onClick={() => !isSending && state.close()}>
          <ArrowLeft aria-hidden />
          Staff list
        </Button>
        <Button aria-disabled={isSending} onClick={() => !isSending && onChoose()}>
          <FileUp aria-hidden />
          {batch.isSent ? 'Upload another file' : 'Choose another file'}
        </Button>
        {batch.totals.faulty > 0 && (
          <Button onClick={() => saveFile(faultyRowsFile(batch.rows), `faulty-rows-of-${baseName(file.name)}.csv`)}>
            <Download aria-hidden />
            Faulty rows
          </Button>
        )}
        {!batch.isSent && batch.totals.new > 0 && (
          <Button look="primary" aria-disabled={isSending} onClick={state.send}>
            <Upload aria-hidden />
            Import {batch.totals.new.toLocaleString('en')} staff
          </Button>
        )}
      </PageHead>
      <div className="batch-notes">
        {isSending ? (
          <UploadProgress
            share={state.progress ?? 0}
            sending={`Sending ${file.name}`}
            working="The service works on the rows. This can take a minute."
          />
        ) : (
          <Outcome file={file} batch={batch} state={state} />
        )}
        {batch.ignoredColumns.length > 0 && (
          <p className="batch-note">
            <Info size={16} aria-hidden />
            <span>
              {batch.ignoredColumns.length === 1
                ? 'This column is not a staff field and is not read:'
                : 'These columns are not staff fields and are not read:'}{' '}
              {batch.ignoredColumns.join(', ')}
            </span>
          </p>
        )}
      </div>
      <BatchTable
        key={String(batch.isSent)}
        batch={batch}
        caption={`Rows of ${file.name}, ${batch.isSent ? 'imported' : 'checked'}`}
      />
    </div>
  );
}

const baseName = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

interface BatchReviewProps {
  file: File;
  batch: Batch;
  state: StaffBatch;
  onChoose: () => void;
}

function Outcome({ file, batch, state }: Omit<BatchReviewProps, 'onChoose'>) {
  const { failure } = state;
  if (failure) {
    return (
      <div className="batch-note" data-tone="red" role="alert">
        <TriangleAlert size={16} aria-hidden />
        <div>
          <strong>{messages.batchFailedTitle}</strong>
          <p>{failure.message}</p>
          {failure.isUnknown && (
            <>
              <p>Some rows may have been stored. Check the file again to see which ones exist now.</p>
              <Button onClick={() => state.check(file)}>
                <RotateCw aria-hidden />
                Check again
              </Button>
            </>
          )}
        </div>
      </div>
    );
  }
  if (batch.isSent) return <BatchResult batch={batch} />;
  return (
    <p className="batch-note" data-tone={batch.totals.faulty > 0 ? 'amber' : 'brand'} role="status">
      {batch.totals.faulty > 0 ? <TriangleAlert size={16} aria-hidden /> : <Info size={16} aria-hidden />}
      <span>{announce(batch)}</span>
    </p>
  );
}
