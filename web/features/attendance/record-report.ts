import { type AttendanceColumnName, isFlagged } from '../../../schema/lists/attendance.ts';
import { FindingTools } from '../../list/findings/finding-tools.tsx';
import type { UseFindingsQuery } from '../../list/findings/use-findings.ts';
import { recordColumns } from '../../list/table/record-cells.tsx';
import type { SearchFields, SearchValues } from '../../list/view/search-fields.ts';
import { type ListView, useListView } from '../../list/view/use-list-view.ts';
import { RecordPhotos } from '../../photos/record-photos.tsx';
import { onceKnown, useAttendanceColumns } from '../../photos/review-column.ts';

/** What the attendance reports have in common, and the hook that asks for what is found in their records. */
export const recordReport = (useFound: UseFindingsQuery) =>
  ({
    flag: { column: 'FLAG', isFlagged },
    findings: { useFound, Tools: FindingTools },
    popup: RecordPhotos,
  }) as const;

/** A list of attendance records as `ReportPage` takes it, asked for once its columns are known. */
export function useRecordList<Fields extends SearchFields, List extends string, Result>(
  list: List,
  fields: Fields,
  useRows: (request: ListView<AttendanceColumnName, Fields, SearchValues<Fields>>['request']) => Result,
) {
  const known = useAttendanceColumns(recordColumns);
  const { columns } = known;
  const view = useListView(columns, fields, list);
  return { list, columns, view, result: useRows(onceKnown(known, view.request)) };
}
