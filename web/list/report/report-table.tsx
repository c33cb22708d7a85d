import { ArrowDown, ArrowUp, Check, ListRestart } from 'lucide-react';
import { NearestPeriod } from '../../days/nearest-period.tsx';
import { DataTable } from '../table/data-table.tsx';
import { ShownPeriod } from '../table/name-cells.tsx';
import { ColumnCondition } from '../tools/column-condition.tsx';
import { BasisNote, useBasis } from './basis-note.tsx';
import { useShownReport } from './report-context.ts';
import { listState } from './report-state.tsx';

/** The rows of a report, or why there are none; a press on a row's button does what it stands for. */
export function ReportTable() {
  const report = useShownReport();
  const { screen, list, fresh, printed, period, shownPeriod, rowKey } = report;
  const { title, columns, view, result, flag } = screen;
  const basis = useBasis(list, screen.basis);
  const isAsked = report.asked !== null;
  const isFirstLoad = isAsked && !list.page && !list.failure;
  const state = () =>
    listState({
      view,
      columns,
      list,
      search: report.hasFields ? { label: screen.searchLabel, open: report.search.open } : undefined,
      nearest: list.whole === 0 && <NearestPeriod list={screen.list} view={view} asked={result.asked} />,
      hint: screen.hint,
      onRetry: result.retry,
    });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside answer to keys; one listener serves all rows.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div className="report-table" data-first={isFirstLoad || undefined} onClick={report.press}>
      <ShownPeriod value={shownPeriod}>
        <DataTable
          caption={period ? `${title}, ${period}` : title}
          columns={report.shownColumns}
          rows={report.rows}
          rowKey={rowKey}
          firstNumber={printed ? 1 : list.offset + 1}
          hidden={view.hidden}
          sort={view.sort}
          onSort={report.onSort}
          density={view.density}
          actions={screen.actions}
          isFlagged={flag?.isFlagged}
          isNew={fresh.size > 0 ? (row) => fresh.has(rowKey(row)) : undefined}
          note={
            basis.isSaid && (
              <BasisNote
                notice={list.notice}
                basis={screen.basis}
                isWholeSaid={basis.isWholeSaid}
                period={JSON.stringify(view.values)}
                onMore={report.refresh}
              />
            )
          }
          foot={screen.foot}
          headMenu={(name, close) => <HeadMenu name={name} onDone={close} />}
          isFiltered={(name) => view.filters[name] !== undefined}
          isBusy={list.isLoading && list.page !== null}
          isFirstLoad={isFirstLoad}
          state={!isFirstLoad && state()}
        />
      </ShownPeriod>
    </div>
  );
}

/** What the heading of a column opens: the two orders, and its filter where it has one. */
function HeadMenu({ name, onDone }: { name: string; onDone: () => void }) {
  const { screen, facets, onSort } = useShownReport();
  const { columns, view } = screen;
  const sorted = view.sort.find(({ id }) => id === name);
  const sortBy = (desc: boolean | undefined) => {
    onSort(() => (desc === undefined ? [] : [{ id: name, desc }]));
    onDone();
  };
  return (
    <>
      <div className="popover-list">
        {orders.map(
          ({ desc, label, Icon }) =>
            (desc !== undefined || sorted) && (
              <button key={label} type="button" className="popover-item" onClick={() => sortBy(desc)}>
                <Icon size={16} aria-hidden />
                <span className="popover-item-text">{label}</span>
                {sorted?.desc === desc && <Check size={16} aria-label="now" />}
              </button>
            ),
        )}
      </div>
      <ColumnCondition name={name} columns={columns} view={view} values={facets.get(name) ?? []} />
    </>
  );
}

const orders = [
  { desc: false, label: 'Sort ascending', Icon: ArrowUp },
  { desc: true, label: 'Sort descending', Icon: ArrowDown },
  { desc: undefined, label: 'Default order', Icon: ListRestart },
] as const;
