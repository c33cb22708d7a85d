import { Search } from 'lucide-react';
import { useRef } from 'react';
import { usePageKeys } from '../../ui/page-keys.ts';
import { TypedText } from '../../ui/typed-text.tsx';
import { DownloadButtons, useDownloads } from '../export/downloads.tsx';
import { rowWords } from '../report/list-facts.tsx';
import { useShownReport } from '../report/use-report.ts';
import { columnNames } from '../view/view.ts';
import { ActiveFilters, FilterButton } from './filters.tsx';
import { FlagChip } from './flag-chip.tsx';
import { MoreMenu } from './more-menu.tsx';
import './report-tools.css';
import { Button } from '../../ui/button.tsx';

/** Search, the rows that want a look, what is filtered, the files, and a menu with everything else. Headings filter. */
export function ReportTools() {
  const { screen, asked, facets, total } = useShownReport();
  const { list, columns, view, flag } = screen;
  const search = useRef<HTMLInputElement>(null);
  const downloads = useDownloads();
  const searchLabel = `Search ${rowWords[list]?.[1] ?? 'this report'}`;
  const isFilter = (name: string) => columns[name]?.filterable === true && columns[name]?.calls === undefined;
  // Without a heading, unless it is one that a reader has to ask for.
  const isHidden = columnNames(columns).some(
    (name) => isFilter(name) && !view.visibility[name] && !columns[name]?.isOffered,
  );

  usePageKeys([{ key: '/', action: searchLabel, press: () => search.current?.focus() }]);

  return (
    <search className="report-tools row screen-only" aria-label="Rows of this report">
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
      {screen.findings
        ? asked && <FindingChip />
        : flag && <FlagChip name={flag.column} values={facets.get(flag.column)} />}
      <FilterButton
        className={isHidden ? '' : 'filter-of-cards'}
        isOffered={(name) => isFilter(name) || view.visibility[name] === true}
      />
      <ActiveFilters />
      <div className="report-table-tools">
        <DownloadButtons downloads={downloads} total={total ?? 0} />
        <MoreMenu downloads={downloads} />
      </div>
    </search>
  );
}

/** The chip of what is found in the records, and its place before. */
function FindingChip() {
  const { screen, findings } = useShownReport();
  const { Tools } = findings;
  if (Tools && screen.findings) return <Tools useFound={screen.findings.useFound} />;
  return (
    <Button asChild look="chip" className="finding-chip">
      <span />
    </Button>
  );
}
