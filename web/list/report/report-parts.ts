import type { ReactNode } from 'react';
import type { Basis } from '../../days/days-read.tsx';
import type { FindingsSource } from '../findings/use-findings.ts';
import type { LiveSource } from '../live/use-live-list.ts';
import type { DataTableProps } from '../table/data-table.tsx';
import type { RowActions } from '../table/table-cell.tsx';
import type { TableColumns } from '../table/table-columns.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';
import type { ReportResult } from './report-result.ts';
import type { ReportList } from './use-report-list.ts';

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
  /** The `Action` column's buttons; `onAction` hears the `data-action` of the pressed one and its record. */
  actions?: RowActions<Row>;
  onAction?: (action: string, row: Row) => void;
  /** How the list of a running day is followed; a list without it is as it was asked for. */
  live?: LiveSource;
  /** Red rows and the quick filter for them. */
  flag?: { readonly column: Name; readonly isFlagged: (row: Row) => boolean };
  /** What its rows rest on, where that is days or a register; while days are being read it is asked for again. */
  basis?: Basis | null | undefined;
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
