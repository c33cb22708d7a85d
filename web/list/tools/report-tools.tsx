import { FilterX, Rows2, Rows3, Search } from 'lucide-react';
import { useRef } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import { usePageKeys } from '../../ui/page-keys.ts';
import { TypedText } from '../../ui/typed-text.tsx';
import { DownloadButtons } from '../export/download-buttons.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { useShownReport } from '../report/report-context.ts';
import { ColumnMenu } from '../table/column-menu.tsx';
import { DistrictChip } from './district-chip.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FlagChip } from './flag-chip.tsx';
import './report-tools.css';
import { Button } from '../../ui/button.tsx';
import { offeredColumns, tableColumns, toggledColumn } from '../view/view.ts';
import { hiddenAtFirst } from '../view/view-codec.ts';
import { SortMenu } from './sort-menu.tsx';
import { ViewsMenu } from './views-menu.tsx';

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
export function ReportTools() {
  const { screen, facets, asked } = useShownReport();
  const { list, columns, view, flag } = screen;
  const search = useRef<HTMLInputElement>(null);
  const offered = offeredColumns(columns);
  const unasked = offered.filter((name) => !view.shown?.includes(name));
  const usual = hiddenAtFirst(columns);
  const isNarrowed = view.search !== '' || Object.keys(view.filters).length > 0;
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
        {flag && <FlagChip view={view} name={flag.column} values={facets.get(flag.column)} isAsked={asked !== null} />}
        {screen.findings && <FindingChip />}
        {Object.entries(columns)
          .filter(([name, { filterable }]) => filterable && name !== flag?.column)
          .filter(([name, { calls }]) => calls === undefined || view.filters[name])
          .map(([name]) => (
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
        <PrintButton />
        <DownloadButtons />
      </div>
    </search>
  );
}

/** The chip of what is found in the records, and its place before. */
function FindingChip() {
  const { screen, list, keys, findings } = useShownReport();
  const { Tools, onFound } = findings;
  if (Tools && screen.findings) {
    // Every list that has findings has a column for each kind.
    const view = screen.view as never;
    const { useFound } = screen.findings;
    const asOf = list.page?.asOf ?? '';
    return <Tools useFound={useFound} list={screen.list} view={view} keys={keys} asOf={asOf} onFound={onFound} />;
  }
  return (
    <Button asChild look="chip" className="finding-chip">
      <span />
    </Button>
  );
}
