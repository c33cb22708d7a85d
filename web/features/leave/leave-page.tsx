import { useId } from 'react';
import { leaveFields, ownLeaveFieldNames } from '../../../schema/leave-fields.ts';
import type { Column } from '../../../schema/lists/column.ts';
import {
  type ImportLeavesMutation,
  type LeaveBatchRowFieldsFragment,
  useImportLeavesMutation,
} from '../../api/generated/leave.ts';
import type { DayOrder } from '../../api/generated/types.ts';
import { faultySaid, type SheetKind } from '../../list/import/sheet.ts';
import { sheetColumns } from '../../list/import/sheet-cells.tsx';
import { SheetReview, SheetScreen } from '../../list/import/sheet-review.tsx';
import { useSheet } from '../../list/import/use-sheet.ts';
import { usePreference } from '../../session/preferences.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { counted } from '../../ui/words.ts';
import { LeaveList } from './leave-list.tsx';

/** A checked sheet of leaves, as the gateway answers it. */
type LeaveBatch = ImportLeavesMutation['importLeaves'];

type Row = LeaveBatchRowFieldsFragment;

const headings = new Intl.ListFormat('en-GB').format(ownLeaveFieldNames);
const text = (header: string, minSize: number, value: (row: Row) => string): Column<Row> & { minSize: number } => ({
  header,
  kind: 'text',
  value,
  minSize,
});

/** Sheets of leaves. */
const leaveSheet: SheetKind<Row> = {
  template: 'leave',
  title: 'Import Leave',
  listName: 'Leave list',
  nouns: ['leave', 'leaves'],
  asks: `a heading row with ${headings}, then one row a leave. Write days as 2026-11-14. A column Status is read too: only approved leaves are stored.`,
  fields: leaveFields,
  outcomes: {
    NEW: {
      meaning: 'The leave is stored by the import.',
      said: ['leave will be stored, all or none', 'leaves will be stored, all or none'],
    },
    FAULTY: { meaning: 'The row has an error. It is never sent.', said: faultySaid },
    EXISTS: {
      meaning: 'The same leave is stored already.',
      said: ['leave is stored already', 'leaves are stored already'],
    },
  },
  columns: sheetColumns<Row>(leaveFields, {
    name: { ...text('Name', 110, ({ name }) => name), cell: ({ name }) => name },
    // As they were read; as they stand in the sheet where they were not.
    from: text('From', 96, ({ from, leave }) => leave?.from ?? from),
    to: text('To', 96, ({ to, leave }) => leave?.to ?? to),
    kind: text('Kind', 90, ({ kind }) => kind),
    note: {
      ...text('Note', 110, ({ note }) => note),
      card: 'wide',
      cell: ({ note }) => (
        <span className="sheet-note" title={note}>
          {note}
        </span>
      ),
    },
  }),
};

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
