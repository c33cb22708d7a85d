import { chakra } from '@chakra-ui/react';
import { PageNotes } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { OfferedFile } from '../export/offered-file.tsx';
import { Pager } from '../table/pager.tsx';
import { ReportTools } from '../tools/report-tools.tsx';
import { SearchButton, SearchModal } from '../tools/search-modal.tsx';
import { type SearchFields, toldValues } from '../view/search-fields.ts';
import { ListFacts, ListSteps } from './list-facts.tsx';
import './report-page.css';
import { ArrowDown, ArrowUp, Check, ListRestart } from 'lucide-react';
import { NearestPeriod } from '../../days/nearest-period.tsx';
import { formatNumber } from '../../ui/words.ts';
import { printCap } from '../print/use-print.ts';
import { DataTable } from '../table/data-table.tsx';
import { ShownPeriod } from '../table/name-cells.tsx';
import { ColumnCondition, NarrowedListContext } from '../tools/column-condition.tsx';
import { BasisNote, useBasis } from './basis-note.tsx';
import { listState } from './report-state.tsx';
import { type ReportPageProps, ReportProvider, useReport, useShownReport } from './use-report.ts';

/** A report: head with facts and search, tools, table, pager. The view decides all of it. */
export function ReportPage<Name extends string, Row extends object, Fields extends SearchFields, List extends string>(
  props: ReportPageProps<Name, Row, Fields, List>,
) {
  const report = useReport(props);
  const { list, live, search, total, hasFields } = report;
  const { title, view, searchLabel, popup: Popup } = report.screen;
  const narrowed = { columns: props.columns, view, facets: report.facets };
  return (
    // Its parts know of no screen: names of columns are texts to them.
    <ReportProvider value={report as never}>
      <NarrowedListContext value={narrowed as never}>
        <div className="report">
          <PageHead
            title={title}
            steps={<ListSteps view={view} />}
            facts={<ListFacts view={view} list={list} name={props.list} />}
          >
            {props.children}
            {hasFields && <SearchButton label={searchLabel} onClick={search.open} />}
          </PageHead>
          <ReportTools />
          {props.summary?.(list)}
          <PrintNote />
          <PageNotes notes={view.notes} />
          {report.isFileAsked && <OfferedFile />}
          <p className="visually-hidden" role="status">
            {!list.failure && list.notice}
          </p>
          {live && <live.List key={JSON.stringify(live.variables)} {...live} />}
          <ReportTable />
          {report.asked && (
            <Pager
              pagination={view.pagination}
              total={list.failure ? null : total}
              whole={list.whole}
              onPage={(next) => view.change(({ pagination }) => ({ pagination: next(pagination) }))}
            />
          )}
          {hasFields && (
            <SearchModal
              title={props.searchTitle ?? searchLabel}
              isOpen={search.isOpen}
              onClose={search.close}
              fields={view.fields}
              values={view.values}
              onSearch={(values) => view.change({ values: { ...toldValues(view.fields, view.values), ...values } })}
            />
          )}
          {Popup && <Popup list={list} view={view} />}
        </div>
      </NarrowedListContext>
    </ReportProvider>
  );
}

/** The lines that only paper has: the period, what narrows and orders the table, and which rows these are. */
function PrintNote() {
  const { screen, list, rows, printed, period, filters, total } = useShownReport();
  const { columns, view } = screen;
  const [sort] = view.sort;
  const order = sort && `Sorted by ${columns[sort.id]?.header}, ${sort.desc ? 'descending' : 'ascending'}`;
  const parts = [period, filters.length > 0 ? `Filters: ${filters.join(' · ')}` : 'No filters', order];
  const first = printed ? 1 : list.offset + 1;
  const all = printed?.total ?? (list.failure ? null : total);
  const count = rows.length;
  return (
    <chakra.div className="print-note" display="none" _print={onPaper}>
      <p>{parts.filter(Boolean).join(' · ')}</p>
      {all === null ? (
        <p>The rows had not been loaded when this was printed.</p>
      ) : (
        <p>
          <span>
            {count === 0
              ? 'No rows'
              : `Rows ${formatNumber(first)} to ${formatNumber(first + count - 1)} of ${formatNumber(all)}`}
          </span>
          {count < all && (
            <span>
              {printed
                ? `. Printing stops at ${formatNumber(printCap)} rows. Narrow the list or download it.`
                : '. Print in the menu of the screen prints all of them.'}
            </span>
          )}
        </p>
      )}
    </chakra.div>
  );
}

const onPaper = { display: 'block', p: '0 var(--gutter) 10px', fontSize: '9pt', color: 'fg.muted' };

/** The rows of a report, or why there are none; a press on a row's button does what it stands for. */
function ReportTable() {
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
          columns={report.tableColumns}
          rows={report.rows}
          rowKey={rowKey}
          firstNumber={printed ? 1 : list.offset + 1}
          view={view}
          onSort={report.onSort}
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
  const { screen, onSort } = useShownReport();
  const { view } = screen;
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
      <ColumnCondition name={name} />
    </>
  );
}

const orders = [
  { desc: false, label: 'Sort ascending', Icon: ArrowUp },
  { desc: true, label: 'Sort descending', Icon: ArrowDown },
  { desc: undefined, label: 'Default order', Icon: ListRestart },
] as const;
