import { CalendarClock } from 'lucide-react';
import * as z from 'zod/mini';
import { formatLongDate } from '../../../schema/format.ts';
import { maximumTextLength } from '../../../schema/limits.ts';
import { holidayColumns } from '../../../schema/lists/holidays.ts';
import type { Filter } from '../../../schema/view-address.ts';
import {
  HolidaysDocument,
  type HolidaysRowFragment,
  useAddHolidayMutation,
  useHolidaysQuery,
  useRemoveHolidayMutation,
} from '../../api/generated/holidays.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { filterOf, withFilter } from '../../list/table/table-state.ts';
import { noSearch, useList } from '../../list/view/use-list.ts';
import { messages } from '../../messages.ts';
import { today } from '../../session/today.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { requiredText } from '../../ui/text-checks.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { useForm } from '../../ui/use-form.ts';

const rowKey = (holiday: HolidaysRowFragment) => holiday.date;

const isComingOnly = (filter: Filter | undefined) => filter?.from === today() && !filter.to;

const columns = drawColumns(holidayColumns, {
  DATE: {
    minSize: 270,
    card: 'wide',
    cell: ({ date }: HolidaysRowFragment) => (
      <span className="row">
        <span>{formatLongDate(date)}</span>
        {date === today() && <Badge tone="green">Today</Badge>}
        {date < today() && <Badge>Past</Badge>}
      </span>
    ),
  },
  NAME: { minSize: 320 },
});

const actions = {
  width: 76,
  draw: ({ date, name }: HolidaysRowFragment) => (
    <RowAction action="delete" row={date} label={`Remove ${name || 'the holiday'} on ${formatLongDate(date)}`} />
  ),
};

/** Holidays, on which no one counts as absent, with add and remove. Needs the extension `holidays`. */
export function HolidayList() {
  const report = useList('holidays', columns, noSearch, useHolidaysQuery);
  const { view } = report;
  const { key, isOpen, open, close } = useDialog();
  const [removeHoliday] = useRemoveHolidayMutation({ refetchQueries: [HolidaysDocument] });
  const { run: remove, isRunning: isRemoving } = useConfirmed({
    ask: ({ date, name }: HolidaysRowFragment) => ({
      question: `Remove ${name || 'the holiday'} on ${formatLongDate(date)}?`,
      text:
        date < today()
          ? 'People who did not sign in on that day then count as absent, in past reports too.'
          : 'The day is then a working day. People who do not sign in count as absent.',
      confirmLabel: 'Yes, Remove it!',
    }),
    send: ({ date }) => removeHoliday({ variables: { date } }),
    done: messages.completed,
    isGone: true,
  });

  const isComing = isComingOnly(filterOf(view.filters, 'DATE'));

  return (
    <>
      <ReportPage
        {...report}
        title="Holidays"
        rowKey={rowKey}
        actions={actions}
        onAction={(_action, holiday) => remove(holiday)}
      >
        {isRemoving && <Spinner label="Removing the holiday" />}
        <Button
          aria-pressed={isComing}
          onClick={() =>
            view.change(({ filters }) => ({
              filters: withFilter(filters, 'DATE', isComingOnly(filterOf(filters, 'DATE')) ? null : { from: today() }),
            }))
          }
        >
          <CalendarClock aria-hidden />
          Coming only
        </Button>
        <AddButton onClick={() => open()} />
      </ReportPage>
      <AddHoliday key={key} isOpen={isOpen} onClose={close} />
    </>
  );
}

const schema = z.object({
  date: z.string().check(z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, 'Enter a date from the year 1000 to 2999.')),
  name: requiredText('name'),
});

/** Adds a public holiday, of the past too: the absence of its day is then worked out anew. */
function AddHoliday({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [addHoliday] = useAddHolidayMutation({ refetchQueries: [HolidaysDocument] });
  const form = useForm({
    schema,
    values: { date: '', name: '' },
    send: async (variables) => {
      await addHoliday({ variables });
      onClose();
      showToast({ kind: 'info', title: messages.completed });
    },
  });
  const date = form.watch('date');
  const isPast = date !== '' && date < today();
  return (
    <ModalForm title="Add Holiday" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Add">
      <TextField
        label="Date"
        {...form.field('date')}
        type="date"
        required
        hint={isPast ? 'This day is past. Its reports will show nobody as absent or late.' : undefined}
      />
      <TextField label="Name" {...form.field('name')} autoComplete="off" maxLength={maximumTextLength} required />
      <p className="note">No one is marked absent or late on a holiday. Sign-ins are still recorded.</p>
    </ModalForm>
  );
}
