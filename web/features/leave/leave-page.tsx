import { useId } from 'react';
import { useImportLeavesMutation } from '../../api/generated/leave.ts';
import type { DayOrder } from '../../api/generated/types.ts';
import { SheetReview, SheetScreen } from '../../list/import/sheet-review.tsx';
import { useSheet } from '../../list/import/use-sheet.ts';
import { usePreference } from '../../session/preferences.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { counted } from '../../ui/words.ts';
import { LeaveList } from './leave-list.tsx';
import { type LeaveBatch, leaveSheet } from './leave-sheet.tsx';

type Options = { readonly dayOrder: DayOrder | null };

/** `/attendance/leave`: who is on leave, and the import of a sheet, which takes the list's place. Of the extension `leave`. */
export function LeavePage() {
  const [run] = useImportLeavesMutation();
  const [{ dayOrder = null }, keep] = usePreference('leave sheets');
  const state = useSheet<LeaveBatch, Options>({
    upload: async (request) => (await run(request)).data?.importLeaves,
    usual: { dayOrder },
  });
  return (
    <SheetScreen
      kind={leaveSheet}
      state={state}
      list={(choose) => <LeaveList onImport={choose} />}
      review={(review, choose) => {
        const { batch, file, options } = review;
        return (
          <SheetReview
            kind={leaveSheet}
            state={state}
            review={review}
            onChoose={choose}
            options={options}
            result={
              <Notice tone="success" role="status">
                <strong>{`${counted(batch.totals.new, 'leave was', 'leaves were')} stored.`}</strong>
              </Notice>
            }
            choices={
              batch.ambiguousDay !== null && (
                <DayOrderChoice
                  example={batch.ambiguousDay}
                  chosen={options.dayOrder}
                  isBusy={state.progress !== null}
                  onChoose={(order) => {
                    keep({ dayOrder: order });
                    state.check(file, { dayOrder: order });
                  }}
                />
              )
            }
          />
        );
      }}
    />
  );
}

const orders = [
  ['DAY_FIRST', 'Day/month/year'],
  ['MONTH_FIRST', 'Month/day/year'],
] as const;

interface DayOrderChoiceProps {
  /** A day of the sheet. */
  example: string;
  chosen: DayOrder | null;
  isBusy: boolean;
  onChoose: (order: DayOrder) => void;
}

/** Asks once which number of a day is the day; the answer is remembered and can be changed. */
function DayOrderChoice({ example, chosen, isBusy, onChoose }: DayOrderChoiceProps) {
  const id = useId();
  return (
    <Notice tone={chosen ? 'info' : 'warning'} role="status">
      <p id={id}>
        {`The sheet has days such as ${example}. ${chosen ? 'They are read as:' : 'Which number is the day?'}`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn around two buttons. */}
      <div className="row" role="group" aria-labelledby={id}>
        {orders.map(([order, label]) => (
          <Button
            key={order}
            look="chip"
            aria-pressed={chosen === order}
            data-active={chosen === order}
            aria-disabled={isBusy}
            onClick={() => !isBusy && chosen !== order && onChoose(order)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
