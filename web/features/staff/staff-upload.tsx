import { chakra } from '@chakra-ui/react';
import { CircleCheck, Copy, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useImportStaffMutation } from '../../api/generated/staff.ts';
import { countSent } from '../../list/import/sheet.ts';
import { SheetReview, SheetScreen } from '../../list/import/sheet-review.tsx';
import { type CheckedSheet, type SheetState, useSheet } from '../../list/import/use-sheet.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { counted } from '../../ui/words.ts';
import { describeEdits, isAllDone, useBatchEdits } from './batch-edits.ts';
import { EditBar, editColumns } from './edit-bar.tsx';
import { StaffList } from './staff-list.tsx';
import { reportOutcome, type StaffBatch, staffSheet } from './staff-sheet.ts';

type Options = { readonly sendFaulty: boolean };

/** `/manage/staff/upload`: the staff list with the batch upload; a checked file takes its place. */
export function StaffUpload() {
  const [run] = useImportStaffMutation();
  const state = useSheet<StaffBatch, Options>({
    upload: async (request) => (await run(request)).data?.importStaff,
    usual: { sendFaulty: false },
    isWhole: ({ confirmedCount, missing }) => confirmedCount !== null && missing?.length === 0,
  });
  return (
    <SheetScreen
      kind={staffSheet}
      state={state}
      list={(choose) => <StaffList title="Staff Batch Upload" onBatch={choose} />}
      review={(review, choose) => <StaffReview review={review} state={state} onChoose={choose} />}
    />
  );
}

interface StaffReviewProps {
  review: CheckedSheet<StaffBatch, Options>;
  state: SheetState<StaffBatch, Options>;
  onChoose: () => void;
}

/** A checked sheet of staff, with what it would change in records that exist. */
function StaffReview({ review, state, onChoose }: StaffReviewProps) {
  const { batch, options } = review;
  const [sendsFaulty, setSendsFaulty] = useState(false);
  const edits = useBatchEdits(batch);
  const isBusy = state.progress !== null || edits.isRunning;
  return (
    <SheetReview
      kind={staffSheet}
      state={state}
      review={review}
      onChoose={onChoose}
      options={{ sendFaulty: sendsFaulty }}
      sendsFaulty={sendsFaulty}
      failureHint={
        sendsFaulty ? 'The faulty rows may be the reason: leave them out, or correct them in the file.' : undefined
      }
      result={<Result batch={batch} sentCount={countSent(batch, options.sendFaulty)} />}
      choices={
        batch.totals.sendableFaulty > 0 && (
          <FaultyChoice totals={batch.totals} isOn={sendsFaulty} isBusy={isBusy} onChange={setSendsFaulty} />
        )
      }
      changes={{
        rows: edits.rows,
        columns: editColumns(edits),
        // The updates are what is left to do where nothing is there to import.
        head: <EditBar edits={edits} isMain={batch.isSent || countSent(batch, sendsFaulty) === 0} />,
        isUpdating: edits.isRunning,
        undone: edits.hasRun && !isAllDone(edits.counts) ? describeEdits(edits.counts) : null,
      }}
    />
  );
}

/** Asks whether rows with faults are sent too, and says what is sent of them. */
function FaultyChoice({ totals: { sendableFaulty, faulty }, isOn, isBusy, onChange }: FaultyChoiceProps) {
  const kept = faulty - sendableFaulty;
  return (
    <Notice tone="warning">
      <Checkbox checked={isOn} disabled={isBusy} onChange={({ target }) => onChange(target.checked)}>
        <strong>
          {`${sendableFaulty === 1 ? 'Send it as it is' : 'Send them as they are'}: ${counted(sendableFaulty, 'faulty row', 'faulty rows')}`}
        </strong>
      </Checkbox>
      <p>
        The import sends the values that the table shows. The service may refuse the whole file because of them; then
        nothing is stored.
        {kept > 0 && (
          <span>
            {` ${counted(kept, 'other faulty row is', 'other faulty rows are')} never sent: the person is already on record, a value cannot be stored, or the line is no staff record.`}
          </span>
        )}
      </p>
    </Notice>
  );
}

interface FaultyChoiceProps {
  totals: StaffBatch['totals'];
  isOn: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}

/** What came of an import: how many of the sent IDs the service lists now, and which it does not. */
function Result({ batch, sentCount }: { batch: StaffBatch; sentCount: number }) {
  const missing = batch.missing ?? [];
  // Rows without a staff ID, and all but one that share an ID, cannot be looked for.
  const unnamed = batch.confirmedCount === null ? 0 : sentCount - batch.confirmedCount - missing.length;
  const isWhole = batch.confirmedCount !== null && missing.length === 0 && unnamed <= 0;
  const Icon = isWhole ? CircleCheck : TriangleAlert;
  return (
    <Notice tone={isWhole ? 'success' : 'warning'} role="status" icon={<Icon size={16} aria-hidden />}>
      <strong>{reportOutcome(batch, sentCount)}</strong>
      {batch.message && <p>{`The service said: ${batch.message}`}</p>}
      {unnamed > 0 && (
        <p>
          <span>{counted(unnamed, 'row', 'rows')}</span> without a staff ID, or with the staff ID of another row, could
          not be looked up in the list.
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p>Not in the list:</p>
          {/* A region that scrolls must be reachable by keyboard. */}
          <chakra.section maxH="120px" overflow="auto" aria-label="Staff IDs that are not in the list" tabIndex={0}>
            {missing.join(', ')}
          </chakra.section>
          <Button onClick={() => copy(missing)}>
            <Copy aria-hidden />
            Copy the IDs
          </Button>
        </>
      )}
    </Notice>
  );
}

async function copy(ids: readonly string[]) {
  try {
    await navigator.clipboard.writeText(ids.join('\n'));
    showToast({ kind: 'success', title: 'Copied' });
  } catch {
    showToast({ kind: 'error', title: 'The browser did not allow copying', message: 'Select the IDs and copy them.' });
  }
}
