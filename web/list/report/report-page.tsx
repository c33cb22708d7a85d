import { type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { NearestPeriod } from '../../days/nearest-period.tsx';
import { today } from '../../session/today.ts';
import { Button } from '../../ui/button.tsx';
import { LateNote } from '../../ui/failed-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useLateCode } from '../../ui/use-late-code.ts';
import { PrintNote } from '../print/print-note.tsx';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import { ShownPeriod } from '../table/name-cells.tsx';
import { lastPage, Pager } from '../table/pager.tsx';
import { drawColumns } from '../table/table-columns.ts';
import { HeaderFilter } from '../tools/filter-chip.tsx';
import { describeFilters, describeSearch } from '../view/describe-view.ts';
import { useBasis } from './basis.ts';
import { ListFacts, ListSteps } from './list-facts.tsx';
import './report-page.css';
import { useQuietRefetch } from '../../api/use-quiet-refetch.ts';
import { PageNotes } from '../../ui/notice.tsx';
import { useFindings, withFound } from '../findings/use-findings.ts';
import { useLiveList } from '../live/use-live-list.ts';
import { usePrint } from '../print/use-print.ts';
import { ReportTools } from '../tools/report-tools.tsx';
import { SearchButton } from '../tools/search-button.tsx';
import { SearchModal } from '../tools/search-modal.tsx';
import { periodFieldOf, type SearchFields } from '../view/search-fields.ts';
import { tableColumns } from '../view/view.ts';
import type { ReportPageProps } from './report-parts.ts';
import { reportState } from './report-state.tsx';
import { useReportList } from './use-report-list.ts';

// The type of the screen asks for `rowKey` where rows have no key.
const keyOf = (row: object) => (row as { readonly key: string }).key;

/** A report: head with facts and search, tools, table, pager. The view decides all of it. */
export function ReportPage<Name extends string, Row extends object, Fields extends SearchFields, List extends string>(
  props: ReportPageProps<Name, Row, Fields, List>,
) {
  const { title, columns, view, result, searchLabel = 'Search', flag, popup: Popup, children } = props;
  const { change } = view;
  const rowKey: (row: Row) => string = props.rowKey ?? keyOf;
  const hasFields = Object.keys(view.fields).length > 0;
  const [isSearching, setSearching] = useState(() => props.openSearch === true && !location.search);
  const { isRefreshing, refresh } = useQuietRefetch(result.refetch);
  const { fresh, code: liveCode, part: live } = useLiveList(props.live, view, refresh);
  const answer = isRefreshing ? { ...result, loading: false } : result;
  const asked = typeof view.request === 'object' ? view.request.variables : null;
  const isAsked = asked !== null;
  const list = useReportList(props.list, (view.page - 1) * view.size, answer, isAsked);
  const { page, isLoading } = list;
  // Counts of an earlier answer are not those of the one that failed.
  const counted = list.failure ? null : page;
  const facets = useMemo(() => new Map(counted?.facets.map(({ column, values }) => [column, values])), [counted]);
  const filters = describeFilters(columns, view);
  const period = describeSearch(view.fields, view.values).join(' · ');
  const total = page?.totalCount ?? null;
  const { Component: BasisNote, ...basisNote } = useBasis(list, props.basis);
  const isFirstLoad = isAsked && !page && !list.failure;
  const [isFileAsked] = useState(() => /[?&]download=1(&|$)/.test(location.search));
  const file = useLateCode(loadOfferedFile, isFileAsked);
  const { Component: OfferedFile } = file;
  const { printed, ...print } = usePrint<Row>(props.list, isAsked ? result.observable : null);
  const listed = printed?.rows ?? page?.nodes ?? noRows;
  const [dated = ''] = periodFieldOf(view.fields) ?? [];
  const shownPeriod = view.values[dated];
  const keys = useMemo(() => page?.nodes.map(rowKey) ?? noRows, [page, rowKey]);
  const { found, code: findingsCode, onFound } = useFindings(props.findings, page !== null);
  const drawings = found?.drawings;
  const shownColumns = useMemo(
    () => tableColumns(drawings ? drawColumns(columns, drawings) : columns, view.shown),
    [columns, drawings, view.shown],
  );
  const { Component: FindingTools } = findingsCode;
  const { Component: LiveList } = liveCode;
  const rows = useMemo(() => withFound(listed, found, rowKey), [listed, found, rowKey]);

  useEffect(() => {
    if (isLoading || total === null || view.page <= lastPage(total, view.size)) return;
    const last = lastPage(total, view.size);
    change({ page: last }, 'replace', `Page ${view.page} does not exist: page ${last}, the last one, is shown.`);
  }, [isLoading, total, view.page, view.size, change]);

  const onSort = useCallback<DataTableProps<Name, Row>['onSort']>(
    (next) => change(({ sort }) => ({ sort: next(sort) })),
    [change],
  );

  function press(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-open], [data-action]');
    const { open, action, row: key } = pressed?.dataset ?? {};
    if (open) change({ open });
    const row = action && page?.nodes.find((node) => rowKey(node) === key);
    if (row) props.onAction?.(action, row);
  }

  return (
    <div className="report">
      <PageHead title={title} steps={<ListSteps view={view} />} facts={<ListFacts view={view} list={list} />}>
        {children}
        {hasFields && <SearchButton label={searchLabel} onClick={() => setSearching(true)} />}
      </PageHead>
      <ReportTools
        list={props.list}
        columns={columns}
        view={view}
        facets={facets}
        flagColumn={flag?.column}
        chips={
          props.findings &&
          (FindingTools ? (
            <FindingTools
              document={props.findings.document}
              list={props.list}
              view={view}
              keys={keys}
              asOf={page?.asOf ?? ''}
              onFound={onFound}
            />
          ) : (
            <Button asChild look="chip" className="finding-chip">
              <span />
            </Button>
          ))
        }
        total={total ?? 0}
        shown={page?.nodes.length ?? 0}
        asked={result.observable}
        print={print}
      />
      {props.summary?.(list)}
      <PrintNote
        period={period}
        filters={filters}
        order={view.sort ? `Sorted by ${columns[view.sort.column].header}, ${orderWords[view.sort.direction]}` : ''}
        from={printed ? 1 : list.offset + 1}
        count={rows.length}
        total={printed?.total ?? (list.failure ? null : total)}
        isWhole={printed !== null}
      />
      <PageNotes notes={view.notes} />
      {OfferedFile && (
        <OfferedFile
          list={props.list}
          columns={shownColumns}
          hidden={view.hidden}
          variables={page && !isLoading && !list.failure ? asked : null}
          total={total ?? 0}
        />
      )}
      <p className="visually-hidden" role="status">
        {!list.failure && list.notice}
      </p>
      <LateNote parts={[findingsCode, liveCode, file]} />
      {live && LiveList && (
        <LiveList
          key={JSON.stringify(live.variables)}
          {...live}
          list={props.list}
          loaded={total ?? 0}
          isLoading={isLoading || page === null}
          isRefreshing={isRefreshing}
        />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside answer to keys; one listener serves all rows. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div className="report-table" onClick={press}>
        <ShownPeriod value={shownPeriod}>
          <DataTable
            caption={period ? `${title}, ${period}` : title}
            columns={shownColumns}
            rows={rows}
            rowKey={rowKey}
            firstNumber={printed ? 1 : list.offset + 1}
            hidden={view.hidden}
            sort={view.sort}
            onSort={onSort}
            density={view.density}
            actions={props.actions}
            isFlagged={flag?.isFlagged}
            isNew={fresh.size > 0 ? (row) => fresh.has(rowKey(row)) : undefined}
            note={
              basisNote.isSaid &&
              (BasisNote ? (
                <BasisNote
                  notice={list.notice}
                  basis={props.basis}
                  isWholeSaid={basisNote.isWholeSaid}
                  period={JSON.stringify(view.values)}
                  isRunning={shownPeriod !== undefined && today().startsWith(shownPeriod)}
                  onMore={refresh}
                />
              ) : (
                <span>{list.notice || props.basis?.summary || '\u00a0'}</span>
              ))
            }
            foot={props.foot}
            headerFilter={(name) => (
              <HeaderFilter name={name} columns={columns} view={view} values={facets.get(name) ?? []} />
            )}
            isBusy={isLoading && page !== null}
            isFirstLoad={isFirstLoad}
            state={
              !isFirstLoad &&
              reportState({
                list,
                isAsked,
                period,
                filters,
                searchLabel,
                nearest: list.whole === 0 && <NearestPeriod list={props.list} view={view} asked={result.observable} />,
                hint: props.hint,
                onRetry: result.retry,
                onClear: () => change({ search: '', filters: {} }),
                onSearch: hasFields ? () => setSearching(true) : undefined,
              })
            }
          />
        </ShownPeriod>
      </div>
      {isAsked && (
        <Pager
          page={view.page}
          size={view.size}
          total={list.failure ? null : total}
          whole={list.whole}
          onPage={(next) => change(({ page }) => ({ page: next(page) }))}
          onSize={(size) => change({ size })}
        />
      )}
      {hasFields && (
        <SearchModal
          title={props.searchTitle ?? searchLabel}
          isOpen={isSearching}
          onClose={() => setSearching(false)}
          fields={view.fields}
          values={view.values}
          onSearch={(values) => change({ values })}
        />
      )}
      {Popup && <Popup list={list} view={view} />}
    </div>
  );
}

const loadOfferedFile = () => import('../export/offered-file.tsx').then(({ OfferedFile }) => OfferedFile);
const noRows: readonly never[] = [];
const orderWords = { ASC: 'ascending', DESC: 'descending' } as const;
