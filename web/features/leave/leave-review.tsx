import { useMemo } from 'react';
import { leaveFields } from '../../../schema/leave-fields.ts';
import { SheetReview } from '../../list/import/sheet-review.tsx';
import { Notice } from '../../ui/notice.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import { DayOrderChoice, dayOfTwoMeanings } from './day-order-choice.tsx';
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
  const { review, progress } = state;
  const isImporting = progress !== null;
  const question = useMemo(() => (isImporting ? unfinished : null), [isImporting]);
  const example = useMemo(() => review && dayOfTwoMeanings(review.batch.rows), [review]);
  if (!review) return null;
  const { batch, file, dayOrder } = review;
  const canSend = !batch.isSent && batch.totals.new > 0;
  return (
    <SheetReview
      title="Import Leave"
      listName="Leave list"
      file={file}
      batch={batch}
      fields={leaveFields}
      state={state}
      onChoose={onChoose}
      question={question}
      send={canSend ? { label: `Import ${counted(batch.totals.new, 'leave', 'leaves')}`, start: state.send } : null}
      working="Storing the leaves"
      outcome={<Outcome batch={batch} />}
      choices={
        example !== null &&
        !batch.isSent && (
          <DayOrderChoice example={example} chosen={dayOrder} isBusy={isImporting} onChoose={state.chooseOrder} />
        )
      }
    >
      <LeaveRows batch={batch} caption={`Rows of ${file.name}, ${batch.isSent ? 'imported' : 'checked'}`} />
    </SheetReview>
  );
}

/** What an import would do, or what it did. */
function Outcome({ batch }: { batch: CheckedLeaves }) {
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
