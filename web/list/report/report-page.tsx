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
import { formatNumber } from '../../ui/words.ts';
import { printCap } from '../print/use-print.ts';
import { ReportProvider, useShownReport } from './report-context.ts';
import { ReportTable } from './report-table.tsx';
import { type ReportPageProps, useReport } from './use-report.ts';

/** A report: head with facts and search, tools, table, pager. The view decides all of it. */
export function ReportPage<Name extends string, Row extends object, Fields extends SearchFields, List extends string>(
  props: ReportPageProps<Name, Row, Fields, List>,
) {
  const report = useReport(props);
  const { list, live, search, total, hasFields } = report;
  const { title, view, searchLabel, popup: Popup } = report.screen;
  return (
    // Its parts know of no screen: names of columns are texts to them.
    <ReportProvider value={report as never}>
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
            page={view.page}
            size={view.size}
            total={list.failure ? null : total}
            whole={list.whole}
            onPage={(next) => view.change(({ page }) => ({ page: next(page) }))}
            onSize={(size) => view.change({ size })}
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
