import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useExtensions } from '../../api/use-extensions.ts';
import { useQuietRefetch } from '../../api/use-quiet-refetch.ts';
import { type FindingsSource, useFindings, withFound } from '../findings/use-findings.ts';
import { type LiveSource, useLiveList } from '../live/use-live-list.ts';
import { usePrint } from '../print/use-print.ts';
import type { DataTableProps } from '../table/data-table.tsx';
import { pageCount } from '../table/pager.tsx';
import type { RowActions } from '../table/table-cell.tsx';
import { drawColumns, type TableColumns } from '../table/table-columns.ts';
import { describeFilters, describeSearch } from '../view/describe-view.ts';
import { periodFieldOf, type SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';
import { columnsForFile, columnsForTable } from '../view/view.ts';
import type { ListBasis } from './basis-note.tsx';
import { type ReportList, type ReportResult, useReportList } from './use-report-list.ts';

// The type of the screen asks for `rowKey` where rows have no key.
const keyOf = (row: object) => (row as { readonly key: string }).key;

/** Loads a report's rows and findings, follows a running day, and holds the state of search and print. */
export function useReport<Name extends string, Row extends object, Fields extends SearchFields, List extends string>(
  props: ReportPageProps<Name, Row, Fields, List>,
) {
  const { columns, view, result } = props;
  const { change } = view;
  const { pageIndex, pageSize } = view.pagination;
  const rowKey: (row: Row) => string = props.rowKey ?? keyOf;
  const [isSearching, setSearching] = useState(() => props.openSearch === true && !location.search);
  const [isFileAsked] = useState(() => /[?&]download=1(&|$)/.test(location.search));
  const { isRefreshing, refresh } = useQuietRefetch(result.refetch);
  const { fresh, part: live } = useLiveList(props.live, view);
  const answer = isRefreshing ? { ...result, loading: false } : result;
  const asked = typeof view.request === 'object' ? view.request.variables : null;
  const isAsked = asked !== null;
  const list = useReportList(props.list, asked?.offset ?? 0, answer, isAsked);
  const { page, isLoading } = list;
  // The counts of an earlier answer do not hold for the one that failed.
  const counted = list.failure ? null : page;
  const facets = useMemo(() => new Map(counted?.facets.map(({ column, values }) => [column, values])), [counted]);
  const total = page?.totalCount ?? null;
  const { printed, ...print } = usePrint<Row>(props.list, isAsked ? result.asked : null);
  const listed = printed?.rows ?? page?.nodes ?? noRows;
  const [dated = ''] = periodFieldOf(view.fields) ?? [];
  const keys = useMemo(() => page?.nodes.map(rowKey) ?? noRows, [page, rowKey]);
  const findings = useFindings(props.findings, page !== null);
  const { found } = findings;
  const drawings = found?.drawings;
  const tableColumns = useMemo(
    () => columnsForTable(drawings ? drawColumns(columns, drawings) : columns),
    [columns, drawings],
  );
  const extensions = useExtensions(true);
  const fileColumns = useMemo(
    () =>
      columnsForFile(columns, view.visibility, (name) => {
        const { extension, calls, isSeldom } = columns[name];
        const hasValues = facets.get(name)?.some(({ value }) => value !== '') === true;
        const isOfService = extension === undefined || extensions?.has(extension) === true;
        // A file cannot say that days are missing.
        return isOfService && (calls === undefined || found?.isWhole === true) && (!isSeldom || hasValues);
      }),
    [columns, view.visibility, extensions, found, facets],
  );
  const rows = useMemo(() => withFound(listed, found, rowKey), [listed, found, rowKey]);

  useEffect(() => {
    const last = pageCount(total ?? 0, pageSize);
    if (isLoading || total === null || pageIndex < last) return;
    const note = `Page ${pageIndex + 1} does not exist: page ${last}, the last one, is shown.`;
    change(({ pagination }) => ({ pagination: { ...pagination, pageIndex: last - 1 } }), 'replace', note);
  }, [isLoading, total, pageIndex, pageSize, change]);

  const onSort = useCallback<DataTableProps<Name, Row>['onSort']>(
    (next) => change(({ sort }) => ({ sort: next(sort) })),
    [change],
  );

  /** Does what the pressed element of a row stands for. */
  function press(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-open], [data-action]');
    const { open, action, row: key } = pressed?.dataset ?? {};
    if (open) change({ open });
    const row = action && page?.nodes.find((node) => rowKey(node) === key);
    if (row) props.onAction?.(action, row);
  }

  return {
    screen: { ...props, searchLabel: props.searchLabel ?? 'Search' },
    /** Whether there is a search. */
    hasFields: Object.values(view.fields).some(({ kind }) => kind !== 'person'),
    rowKey,
    search: { isOpen: isSearching, open: () => setSearching(true), close: () => setSearching(false) },
    /** The address wants the file of the list. */
    isFileAsked,
    isRefreshing,
    refresh,
    fresh,
    live,
    /** Arguments of the list; null while a search field waits for its answer. */
    asked,
    list,
    total,
    facets,
    /** What narrows the list, and the search values, as people read them. */
    filters: describeFilters(columns, view),
    period: describeSearch(view.fields, view.values).join(' · '),
    /** The day or month that the rows are of. */
    shownPeriod: view.values[dated],
    print,
    printed,
    keys,
    findings,
    /** The columns that the table shows, or shows when a reader asks for them. */
    tableColumns,
    /** Names of the columns in a downloaded file. */
    fileColumns,
    rows,
    onSort,
    press,
  };
}

const noRows: readonly never[] = [];

/** A report as its parts draw it, of whatever list it is. */
// biome-ignore lint/suspicious/noExplicitAny: its parts know of no screen.
export type Report = ReturnType<typeof useReport<string, any, SearchFields, string>>;

const ReportContext = createContext(null as unknown as Report);

/** Gives a report to its parts. */
export const ReportProvider = ReportContext.Provider;

/** The report that a part belongs to. */
export const useShownReport = (): Report => useContext(ReportContext);

/** What a report screen hands over. Functions and records are constants of the screen's module. */
export type ReportPageProps<
  Name extends string,
  Row extends object,
  Fields extends SearchFields,
  List extends string,
> = ReportParts<Name, Row, Fields, List> & RowKeys<Row>;

/** What identifies a row: its own `key`, or `rowKey` of the screen where rows have no key. */
type RowKeys<Row> = Row extends { readonly key: string } ? { rowKey?: never } : { rowKey: (row: Row) => string };

/** What a report screen hands over, without the key of a row. */
export interface ReportParts<
  Name extends string,
  Row extends object,
  Fields extends SearchFields,
  List extends string,
> {
  title: string;
  /** Name of the list's field in Query, which is also its export's. */
  list: List;
  /** Each with its drawing, as `drawColumns` joins them. */
  columns: TableColumns<Name, Row>;
  view: ListView<Name, Fields>;
  result: ReportResult<List, Row>;
  /** The button that opens the search; absent for lists without a search. */
  searchLabel?: string;
  /** Title of the search modal; `searchLabel` without one. */
  searchTitle?: string;
  /** Opens the search at first, unless the address already holds one. */
  openSearch?: boolean;
  /** The buttons of the `Action` column; `onAction` gets the `data-action` of the pressed one, and its record. */
  actions?: RowActions<Row>;
  onAction?: (action: string, row: Row) => void;
  /** How the list of a running day is followed; a list without it is as it was asked for. */
  live?: LiveSource;
  /** Red rows and the quick filter for them. */
  flag?: { readonly column: Name; readonly isFlagged: (row: Row) => boolean };
  /** What its rows rest on, where that is days or a register; while days are being read it is asked for again. */
  basis?: ListBasis | null | undefined;
  /** What else there is to say where the list could not be loaded or has no rows. */
  hint?: ReactNode;
  /** What is found in its records, a constant of the screen's module; it comes after the rows. */
  findings?: FindingsSource;
  /** Drawn between tools and table: what the whole list comes to. */
  summary?: (list: ReportList<Row>) => ReactNode;
  /** Rows below the table's others, as DataTable draws them. */
  foot?: DataTableProps<Name, Row>['foot'];
  /** What opens over the rows, by a row's element with `data-open` = key. */
  popup?: (props: { list: ReportList<Row>; view: ListView<Name, Fields> }) => ReactNode;
  /** More actions of the head. */
  children?: ReactNode;
}
