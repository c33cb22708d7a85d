import { PageNotes } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { OfferedFile } from '../export/offered-file.tsx';
import { PrintNote } from '../print/print-note.tsx';
import { Pager } from '../table/pager.tsx';
import { ReportTools } from '../tools/report-tools.tsx';
import { SearchButton } from '../tools/search-button.tsx';
import { SearchModal } from '../tools/search-modal.tsx';
import type { SearchFields } from '../view/search-fields.ts';
import { ListFacts, ListSteps } from './list-facts.tsx';
import './report-page.css';
import { ReportProvider } from './report-context.ts';
import type { ReportPageProps } from './report-parts.ts';
import { ReportTable } from './report-table.tsx';
import { useReport } from './use-report.ts';

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
        {live && (
          <live.List
            key={JSON.stringify(live.variables)}
            {...live}
            list={props.list}
            loaded={total ?? 0}
            isLoading={list.isLoading || list.page === null}
            isRefreshing={report.isRefreshing}
          />
        )}
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
            onSearch={(values) => view.change({ values })}
          />
        )}
        {Popup && <Popup list={list} view={view} />}
      </div>
    </ReportProvider>
  );
}
