import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { counted } from '../../ui/words.ts';
import type { Batch } from './batch-rows.ts';

/** Asks whether rows with faults are sent too, and says what is sent of them. */
export function FaultyChoice({ batch, isOn, isBusy, onChange }: FaultyChoiceProps) {
  const { sendableFaulty, faulty } = batch.totals;
  const kept = faulty - sendableFaulty;
  return (
    <Notice tone="warning">
      <Checkbox checked={isOn} disabled={isBusy} onChange={({ target }) => onChange(target.checked)}>
        <strong>
          {sendableFaulty === 1 ? 'Send it as it is' : 'Send them as they are'}:{' '}
          {counted(sendableFaulty, 'faulty row', 'faulty rows')}
        </strong>
      </Checkbox>
      <p>
        The import sends the values that the table shows. The service may refuse the whole file because of them; then
        nothing is stored.
        {kept > 0 &&
          ` ${counted(kept, 'other faulty row is', 'other faulty rows are')} never sent: the person is already on record, a value cannot be stored, or the line is no staff record.`}
      </p>
    </Notice>
  );
}

/** What the choice takes. */
interface FaultyChoiceProps {
  batch: Batch;
  isOn: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}
