import { Button } from '../../ui/button.tsx';
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
import type { ReportPageProps } from './report-parts.ts';
import { ReportTable } from './report-table.tsx';
import { type Report, useReport } from './use-report.ts';

/** A report: head with facts and search, tools, table, pager. The view decides all of it. */
export function ReportPage<Name extends string, Row extends object, Fields extends SearchFields, List extends string>(
  props: ReportPageProps<Name, Row, Fields, List>,
) {
  const report = useReport(props);
  const { list, rows, printed, live, search, total } = report;
  const { title, columns, view, result, searchLabel, popup: Popup } = report.screen;
  const isLoading = list.isLoading;
  return (
    <div className="report">
      <PageHead title={title} steps={<ListSteps view={view} />} facts={<ListFacts view={view} list={list} />}>
        {props.children}
        {report.hasFields && <SearchButton label={searchLabel} onClick={search.open} />}
      </PageHead>
      <ReportTools
        list={props.list}
        columns={columns}
        view={view}
        facets={report.facets}
        flagColumn={props.flag?.column}
        chips={props.findings && <FindingChip report={report} />}
        fileColumns={report.fileColumns}
        total={total ?? 0}
        shown={list.page?.nodes.length ?? 0}
        asked={result.asked}
        print={report.print}
      />
      {props.summary?.(list)}
      <PrintNote
        period={report.period}
        filters={report.filters}
        order={view.sort ? `Sorted by ${columns[view.sort.column].header}, ${orderWords[view.sort.direction]}` : ''}
        from={printed ? 1 : list.offset + 1}
        count={rows.length}
        total={printed?.total ?? (list.failure ? null : total)}
        isWhole={printed !== null}
      />
      <PageNotes notes={view.notes} />
      {report.isFileAsked && (
        <OfferedFile
          list={props.list}
          columns={report.fileColumns}
          variables={list.page && !isLoading && !list.failure ? report.asked : null}
          total={total ?? 0}
        />
      )}
      <p className="visually-hidden" role="status">
        {!list.failure && list.notice}
      </p>
      {live && (
        <live.List
          key={JSON.stringify(live.variables)}
          {...live}
          list={props.list}
          loaded={total ?? 0}
          isLoading={isLoading || list.page === null}
          isRefreshing={report.isRefreshing}
        />
      )}
      <ReportTable report={report} />
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
      {report.hasFields && (
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
  );
}

/** The chip of what is found in the records, and its place before. */
function FindingChip<Name extends string, Row extends object, Fields extends SearchFields, List extends string>({
  report: { screen, list, keys, findings },
}: {
  report: Report<Name, Row, Fields, List>;
}) {
  const { Tools, onFound } = findings;
  if (Tools && screen.findings) {
    const { useFound } = screen.findings;
    // Every list that has findings has a column for each kind.
    const view = screen.view as never;
    const asOf = list.page?.asOf ?? '';
    return <Tools useFound={useFound} list={screen.list} view={view} keys={keys} asOf={asOf} onFound={onFound} />;
  }
  return (
    <Button asChild look="chip" className="finding-chip">
      <span />
    </Button>
  );
}

const orderWords = { ASC: 'ascending', DESC: 'descending' } as const;
