import { ArrowLeft, Download, FileUp, RotateCw, TriangleAlert, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import type { Question } from '../../ui/confirm-dialog.tsx';
import { leaveScreen, useLeaveQuestion } from '../../ui/leave-question.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { counted } from '../../ui/words.ts';
import { saveFile } from '../export/save-file.ts';
import type { BatchFailure } from './batch-failure.ts';
import { BatchSheet, type ReadSheet } from './batch-sheet.tsx';
import { faultyRowsFile, type SheetRow } from './faulty-rows.ts';
import type { SheetFields } from './sheet-fields.ts';
import './batch-review.css';

/** A checked sheet on its way. */
interface SheetState {
  /** How much of the file has left, 0 to 1; null while nothing is sent. */
  readonly progress: number | null;
  /** Why the last import failed; null when it did not. */
  readonly failure: BatchFailure | null;
  readonly check: (file: File) => Promise<BatchFailure | null>;
  readonly close: () => void;
}

interface SheetReviewProps {
  title: string;
  /** Name of the list that it goes back to. */
  listName: string;
  file: File;
  batch: { readonly rows: readonly SheetRow[]; readonly sheet: ReadSheet; readonly isSent: boolean };
  fields: SheetFields;
  state: SheetState;
  /** Chooses another file. */
  onChoose: () => void;
  /** Something else is being stored. */
  isBusy?: boolean;
  /** What is asked before the screen is left; null while nothing would be lost. */
  question: Question | null;
  /** The import and the words of its button; null where there is nothing to send. */
  send: { readonly label: string; readonly start: () => void } | null;
  /** What the service does while the file is there. */
  working: string;
  /** Added where an import failed. */
  failureHint?: ReactNode;
  /** What an import would do, or what it did. */
  outcome: ReactNode;
  /** What is asked before the import. */
  choices?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/**
 * A checked spreadsheet: what was read, what an import would do row by row, then the import and what came of it. Give it a
 * new key for each check.
 */
export function SheetReview(props: SheetReviewProps) {
  const { title, listName, file, batch, fields, state, onChoose, isBusy = false, question, send } = props;
  const head = useRef<HTMLDivElement>(null);
  const isImporting = state.progress !== null;
  const isHeld = isImporting || isBusy;
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
      <PageHead title={title} facts={facts}>
        <Button aria-disabled={isImporting} onClick={() => !isImporting && leave()}>
          <ArrowLeft aria-hidden />
          {listName}
        </Button>
        <Button aria-disabled={isHeld} onClick={() => !isHeld && leaveScreen(onChoose)}>
          <FileUp aria-hidden />
          {batch.isSent ? 'Upload another file' : 'Choose another file'}
        </Button>
        {batch.rows.some(({ outcome }) => outcome === 'FAULTY') && (
          <Button
            onClick={() => saveFile(faultyRowsFile(batch.rows, fields), `faulty-rows-of-${baseName(file.name)}.csv`)}
          >
            <Download aria-hidden />
            Faulty rows
          </Button>
        )}
        {send && (
          <Button look="primary" aria-disabled={isHeld} onClick={() => !isHeld && send.start()}>
            <Upload aria-hidden />
            <span>{send.label}</span>
          </Button>
        )}
      </PageHead>
      <div className="batch-notes">
        <div>
          {isImporting ? (
            <UploadProgress share={state.progress ?? 0} sending={`Sending ${file.name}`} working={props.working} />
          ) : state.failure ? (
            <Failure failure={state.failure} hint={props.failureHint} onCheck={() => state.check(file)} />
          ) : (
            props.outcome
          )}
          {props.choices}
        </div>
        <BatchSheet sheet={batch.sheet} fields={fields} />
      </div>
      {props.children}
    </div>
  );
}

const baseName = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

/** Why an import failed, and whether something may have been stored. */
function Failure({ failure, hint, onCheck }: { failure: BatchFailure; hint: ReactNode; onCheck: () => void }) {
  return (
    <Notice tone="error" role="alert" icon={<TriangleAlert size={16} aria-hidden />}>
      <strong>{messages.batchFailedTitle}</strong>
      <p>{failure.message}</p>
      {failure.advice && <p>{failure.advice}</p>}
      {failure.isUnknown ? (
        <p>Some rows may have been stored. Check the file again to see which ones exist now.</p>
      ) : (
        <p>Nothing was stored.{hint}</p>
      )}
      <Button onClick={onCheck}>
        <RotateCw aria-hidden />
        Check again
      </Button>
    </Notice>
  );
}
