import { FilterX, Rows2, Rows3, Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import type { AskedOperation } from '../../api/asked-operation.ts';
import { usePageKeys } from '../../ui/page-keys.ts';
import { TypedText } from '../../ui/typed-text.tsx';
import { DownloadButtons } from '../export/download-buttons.tsx';
import { PrintButton } from '../print/print-button.tsx';
import type { Print } from '../print/use-print.ts';
import { ColumnMenu } from '../table/column-menu.tsx';
import type { ValueCount } from '../table/table-state.ts';
import { DistrictChip } from './district-chip.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FlagChip } from './flag-chip.tsx';
import './report-tools.css';
import { Button } from '../../ui/button.tsx';
import { hiddenAtFirst } from '../view/preferred-view.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';
import { columnNames, offeredColumns, tableColumns, toggledColumn } from '../view/view.ts';
import { SortMenu } from './sort-menu.tsx';
import { ViewsMenu } from './views-menu.tsx';

/** What the row of tools above a table takes. */
export interface ReportToolsProps<Name extends string, Fields extends SearchFields> {
  list: string;
  columns: Columns<Name, never>;
  view: ListView<Name, Fields>;
  facets: ReadonlyMap<string, readonly ValueCount[]>;
  /** The column behind the red quick filter. */
  flagColumn: Name | undefined;
  /** Further chips beside it. */
  chips?: ReactNode;
  fileColumns: readonly Name[];
  total: number;
  shown: number;
  asked: AskedOperation;
  print: Pick<Print<never>, 'progress' | 'start'>;
}

/** What lists that are not reports hold. */
const searched: Readonly<Record<string, string>> = {
  changes: 'changes',
  attendanceMonth: 'people',
  explainedDay: 'people',
  comparedStaff: 'people',
  holidays: 'holidays',
  leaves: 'leaves',
  nearSerialLateness: 'people',
  offices: 'units',
  reconciledStaff: 'people',
  recordChanges: 'changes',
  shiftList: 'shifts',
  staff: 'people',
  users: 'users',
};

/** Search, filters with their active values, the flagged rows, density, columns and downloads. */
export function ReportTools<Name extends string, Fields extends SearchFields>(props: ReportToolsProps<Name, Fields>) {
  const { list, columns, view, facets, flagColumn, total, shown } = props;
  const search = useRef<HTMLInputElement>(null);
  const names = columnNames(columns);
  const offered = offeredColumns(columns);
  const unasked = offered.filter((name) => !view.shown?.includes(name));
  const usual = hiddenAtFirst(columns);
  const isNarrowed = view.search !== '' || Object.keys(view.filters).length > 0;
  const isAsked = typeof view.request === 'object';
  const isCompact = view.density === 'compact';
  const searchLabel = `Search ${searched[list] ?? 'this report'}`;

  usePageKeys([{ key: '/', action: searchLabel, press: () => search.current?.focus() }]);

  return (
    <search className="report-tools screen-only" aria-label="Rows of this report">
      <div className="report-search" data-filled={view.search !== ''}>
        <Search size={16} aria-hidden />
        <TypedText
          ref={search}
          label={searchLabel}
          isLabelShown={false}
          // Short, because the field is narrow beside many tools. Its label says what it searches.
          placeholder="Search"
          title={searchLabel}
          text={view.search}
          onType={(text) => view.change({ search: text }, view.search ? 'replace' : 'push')}
        />
        <kbd aria-hidden>/</kbd>
      </div>
      <div className="report-chips">
        {flagColumn && <FlagChip view={view} name={flagColumn} values={facets.get(flagColumn)} isAsked={isAsked} />}
        {props.chips}
        {names
          .filter((name) => columns[name].filterable && name !== flagColumn)
          .filter((name) => columns[name].calls === undefined || view.filters[name])
          .map((name) => (
            <FilterChip key={name} name={name} columns={columns} view={view} values={facets.get(name) ?? []} />
          ))}
        <DistrictChip columns={columns} view={view} />
        <SortMenu
          columns={columns}
          sort={view.sort}
          onSort={(next) => view.change(({ sort }) => ({ sort: next(sort) }))}
        />
        {isNarrowed && (
          <Button
            look="link"
            className="clear-all"
            title="Clear all"
            onClick={() => view.change({ search: '', filters: {} })}
          >
            <FilterX size={15} aria-hidden />
            <span className="chip-text">Clear all</span>
          </Button>
        )}
      </div>
      <div className="report-table-tools">
        <ViewsMenu list={list} columns={columns} view={view} />
        <Button
          look="chip"
          isSquare
          className="density-chip"
          aria-label="Compact rows"
          title="Compact rows"
          aria-pressed={isCompact}
          onClick={() => view.change(({ density }) => ({ density: density === 'compact' ? 'comfortable' : 'compact' }))}
        >
          {isCompact ? <Rows2 aria-hidden /> : <Rows3 aria-hidden />}
        </Button>
        <ColumnMenu
          columns={tableColumns(columns, offered)}
          hidden={[...view.hidden, ...unasked]}
          unasked={unasked}
          onToggle={(name) => view.change((latest) => toggledColumn(columns, latest, name))}
          isDefault={view.hidden.join() === usual.join() && !view.shown && !isCompact && view.size === pageSizes[0]}
          onReset={() => view.change({ hidden: usual, shown: [], density: 'comfortable', size: pageSizes[0] })}
        />
        <PrintButton {...props.print} />
        <DownloadButtons
          list={list}
          columns={props.fileColumns}
          variables={isAsked ? { ...view.request.variables } : null}
          total={total}
          shown={shown}
          asked={props.asked}
        />
      </div>
    </search>
  );
}
