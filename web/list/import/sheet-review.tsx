import { chakra } from '@chakra-ui/react';
import { ArrowLeft, Download, FileUp, Info, RotateCw, TriangleAlert, Upload } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { leaveScreen } from '../../ui/leave-question.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { counted } from '../../ui/words.ts';
import { saveFile } from '../export/download.ts';
import {
  announce,
  type Batch,
  countSent,
  faultyRowsFile,
  firstView,
  type OpenWork,
  type SheetKind,
  type SheetRow,
  unfinishedQuestion,
  viewsOf,
} from './sheet.ts';
import { SheetChooser } from './sheet-chooser.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { type OwnTable, SheetRows } from './sheet-rows.tsx';
import type { BatchFailure, CheckedSheet, SheetState } from './use-sheet.ts';
import './sheet-review.css';

interface SheetScreenProps<Checked extends Batch, Options> {
  kind: Pick<SheetKind<never>, 'title' | 'asks' | 'template'>;
  state: SheetState<Checked, Options>;
  /** The list, and the checked sheet that takes its place; `choose` opens the dialog that asks for a file. */
  list: (choose: () => void) => ReactNode;
  review: (review: CheckedSheet<Checked, Options>, choose: () => void) => ReactNode;
}

/** A list with the import of a sheet; a checked sheet takes its place. */
export function SheetScreen<Checked extends Batch, Options>(props: SheetScreenProps<Checked, Options>) {
  const { kind, state, list, review } = props;
  const { key, isOpen, open, close } = useDialog();
  const choose = () => open();
  return (
    <>
      {state.review ? <Fragment key={state.review.id}>{review(state.review, choose)}</Fragment> : list(choose)}
      {key > 0 && <SheetChooser key={`chooser ${key}`} {...{ kind, isOpen, state }} onClose={close} />}
    </>
  );
}

interface SheetReviewProps<Row extends SheetRow, Options> {
  kind: SheetKind<Row>;
  state: SheetState<Batch<Row>, Options>;
  review: CheckedSheet<Batch<Row>, Options>;
  /** Chooses another file. */
  onChoose: () => void;
  /** With what the file is sent. */
  options: Options;
  /** Faulty rows are sent too. */
  sendsFaulty?: boolean;
  /** What is asked before the import. */
  choices?: ReactNode;
  /** Added where an import failed. */
  failureHint?: string | undefined;
  /** What an import did. */
  result: ReactNode;
  /** How the rows are shown whose records can be changed, and what is known of the changes. */
  changes?: OwnTable<Row> & Omit<OpenWork, 'isImporting'> & { readonly rows: readonly Row[] };
}

/** A checked spreadsheet: what was read, what an import would do row by row, then the import and what came of it. */
export function SheetReview<Row extends SheetRow, Options>(props: SheetReviewProps<Row, Options>) {
  const { kind, state, onChoose, options, sendsFaulty = false, changes } = props;
  const { file, batch } = props.review;
  const { isUpdating = false, undone = null } = changes ?? {};
  const head = useRef<HTMLDivElement>(null);
  const isImporting = state.progress !== null;
  const isHeld = isImporting || isUpdating;
  const isFaulty = batch.totals.faulty > 0;
  const leave = () => leaveScreen(state.close);
  const question = useMemo(
    () => unfinishedQuestion({ isImporting, isUpdating, undone }),
    [isImporting, isUpdating, undone],
  );
  const views = useMemo(() => viewsOf(kind, batch, sendsFaulty), [kind, batch, sendsFaulty]);
  const count = countSent(batch, sendsFaulty);
  const visibility = useMemo(() => Object.fromEntries(batch.sheet.missingFields.map((name) => [name, false])), [batch]);

  // The list that held the focus is gone; readers start with the outcome.
  useEffect(() => {
    if (batch) head.current?.querySelector('h1')?.focus();
  }, [batch]);
  useLeaveQuestion(question);
  useBackCloses(true, leave);

  const facts = (
    <>
      <chakra.span overflowWrap="anywhere">{file.name}</chakra.span>
      <span>{counted(batch.rows.length, 'row', 'rows')}</span>
      <span>{batch.isSent ? 'imported' : 'checked, nothing stored yet'}</span>
    </>
  );
  return (
    <div ref={head} className="report sheet-review">
      <PageHead title={kind.title} facts={facts}>
        <Button aria-disabled={isImporting} onClick={() => !isImporting && leave()}>
          <ArrowLeft aria-hidden />
          <span>{kind.listName}</span>
        </Button>
        <Button aria-disabled={isHeld} onClick={() => !isHeld && leaveScreen(onChoose)}>
          <FileUp aria-hidden />
          <span>{batch.isSent ? 'Upload another file' : 'Choose another file'}</span>
        </Button>
        {isFaulty && (
          <Button
            onClick={() =>
              saveFile(
                faultyRowsFile(batch.rows, kind.fields),
                `faulty-rows-of-${file.name.replace(/\.[^.]*$/, '')}.csv`,
              )
            }
          >
            <Download aria-hidden />
            Faulty rows
          </Button>
        )}
        {!batch.isSent && count > 0 && (
          <Button look="primary" aria-disabled={isHeld} onClick={() => !isHeld && state.send(options)}>
            <Upload aria-hidden />
            <span>{`Import ${counted(count, ...kind.nouns)}`}</span>
          </Button>
        )}
      </PageHead>
      <chakra.div display="grid" gap="8px 16px" alignItems="start" p="0 var(--gutter) 12px" css={twoColumns}>
        <div className="stack">
          {isImporting ? (
            <UploadProgress
              share={state.progress ?? 0}
              sending={`Sending ${file.name}`}
              working="The service works on the rows. This can take a minute."
            />
          ) : state.failure ? (
            <Failure failure={state.failure} hint={props.failureHint} onCheck={() => state.check(file)} />
          ) : batch.isSent ? (
            props.result
          ) : (
            <Notice
              tone={isFaulty ? 'warning' : 'info'}
              role="status"
              icon={isFaulty ? <TriangleAlert size={16} aria-hidden /> : <Info size={16} aria-hidden />}
            >
              {announce(kind, batch, sendsFaulty)}
            </Notice>
          )}
          {!batch.isSent && props.choices}
        </div>
        <SheetFacts sheet={batch.sheet} fields={kind.fields} />
      </chakra.div>
      <SheetRows
        key={`${batch.isSent} ${sendsFaulty}`}
        views={changes ? views.map((view) => (view.value === 'CHANGED' ? { ...view, ...changes } : view)) : views}
        first={firstView(batch, sendsFaulty)}
        columns={kind.columns}
        // What the sheet has no column for is said above, once.
        visibility={visibility}
        caption={`Rows of ${file.name}, ${batch.isSent ? 'imported' : 'checked'}`}
      />
    </div>
  );
}

const twoColumns = { '@media (width >= 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } };

/** Why an import failed, and whether something may have been stored. */
function Failure({ failure, hint, onCheck }: { failure: BatchFailure; hint: string | undefined; onCheck: () => void }) {
  return (
    <Notice tone="error" role="alert" icon={<TriangleAlert size={16} aria-hidden />}>
      <strong>{messages.batchFailedTitle}</strong>
      <p>{failure.message}</p>
      {failure.advice && <p>{failure.advice}</p>}
      {failure.isUnknown ? (
        <p>Some rows may have been stored. Check the file again to see which ones exist now.</p>
      ) : (
        <p>
          <span>Nothing was stored.</span>
          {hint && <span>{` ${hint}`}</span>}
        </p>
      )}
      <Button onClick={onCheck}>
        <RotateCw aria-hidden />
        Check again
      </Button>
    </Notice>
  );
}
