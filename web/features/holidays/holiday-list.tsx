import { CalendarClock } from 'lucide-react';
import { formatLongDate } from '../../../schema/format.ts';
import { holidayColumns } from '../../../schema/lists/holidays.ts';
import type { Filter } from '../../../schema/view-address.ts';
import { type HolidaysRowFragment, useHolidaysQuery } from '../../api/generated/holidays.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { withFilter } from '../../list/table/table-state.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { messages } from '../../messages.ts';
import { today } from '../../session/today.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { AddHoliday } from './add-holiday.tsx';
import { useRemoveHoliday } from './use-remove-holiday.ts';

const noSearch = {};
const rowKey = (holiday: HolidaysRowFragment) => holiday.date;

const isComingOnly = (filter: Filter | undefined) =>
  filter?.kind === 'between' && filter.from === today() && filter.to === '';

const columns = drawColumns(holidayColumns, {
  DATE: {
    minSize: 270,
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

/** Holidays: the days on which nobody is absent, with add and remove. Of the extension `holidays`. */
export function HolidayList() {
  const view = useListView(columns, noSearch, 'holidays');
  const result = useHolidaysQuery(view.request);
  const { key, isOpen, open, close } = useDialog();
  const { run: remove, isRunning: isRemoving } = useRemoveHoliday();

  const isComing = isComingOnly(view.filters.DATE);

  function finish() {
    close();
    showToast({ kind: 'info', title: messages.completed });
  }

  return (
    <>
      <ReportPage
        title="Holidays"
        list="holidays"
        columns={columns}
        view={view}
        result={result}
        rowKey={rowKey}
        actions={actions}
        onAction={(_action, holiday) => remove(holiday)}
      >
        {isRemoving && <Spinner label="Removing the holiday" />}
        <Button
          aria-pressed={isComing}
          onClick={() =>
            view.change(({ filters }) => ({
              filters: withFilter(
                filters,
                'DATE',
                isComingOnly(filters.DATE) ? null : { kind: 'between', from: today(), to: '' },
              ),
            }))
          }
        >
          <CalendarClock aria-hidden />
          Coming only
        </Button>
        <AddButton onClick={() => open()} />
      </ReportPage>
      <AddHoliday key={key} isOpen={isOpen} onClose={close} onDone={finish} />
    </>
  );
}
