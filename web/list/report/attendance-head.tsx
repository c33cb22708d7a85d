import { useState } from 'react';
import type { AttendanceColumnName } from '../../../schema/lists/attendance.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import { PageNotes } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { NarrowedListContext } from '../tools/column-condition.tsx';
import { ViewFilters } from '../tools/filters.tsx';
import { SearchButton, SearchModal } from '../tools/search-modal.tsx';
import type { attendanceFields } from '../view/attendance-fields.ts';
import type { ListView } from '../view/use-list-view.ts';
import { ListFacts, ListSteps } from './list-facts.tsx';
import type { ListPage, ReportList } from './use-report-list.ts';

/** The head of a screen over a day's attendance that is not a table: facts, actions, search, filters, notes. */
export function AttendanceHead(props: AttendanceHeadProps) {
  const { title, columns, view, list, facets, areNotesBeside = false } = props;
  const [isSearching, setSearching] = useState(false);
  const narrowed = { columns, view, facets: new Map(facets.map(({ column, values }) => [column, values])) };
  return (
    <>
      <PageHead title={title} steps={<ListSteps view={view} />} facts={<ListFacts view={view} list={list} />}>
        <SearchButton label="New Search Query" look="plain" onClick={() => setSearching(true)} />
      </PageHead>
      <NarrowedListContext value={narrowed as never}>
        <ViewFilters label="Records of this screen" />
      </NarrowedListContext>
      {!areNotesBeside && <PageNotes notes={attendanceNotes(props)} />}
      <SearchModal
        title="New Search Query"
        isOpen={isSearching}
        onClose={() => setSearching(false)}
        fields={view.fields}
        values={view.values}
        onSearch={(values) => view.change({ values, open: '' })}
      />
    </>
  );
}

/** What there is to say of a day's list. */
export const attendanceNotes = ({ view, list }: Pick<AttendanceHeadProps, 'view' | 'list'>): string[] => [
  ...view.notes,
  list.failure ? '' : list.notice,
];

/** What the head of the photo review and of the map takes. */
export interface AttendanceHeadProps {
  title: string;
  /** As the service has them. */
  columns: Columns<AttendanceColumnName, never>;
  view: ListView<AttendanceColumnName, typeof attendanceFields>;
  list: ReportList<unknown>;
  facets: ListPage<unknown>['facets'];
  /** The screen says its notes elsewhere, so that they push nothing down. */
  areNotesBeside?: boolean;
}
