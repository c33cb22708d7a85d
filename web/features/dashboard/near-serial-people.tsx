import { nearSerialLatenessColumns } from '../../../schema/lists/near-serial-lateness.ts';
import type { NearSerialLatenessRowFragment } from '../../api/generated/dashboard.ts';
import { useNearSerialLatenessQuery } from '../../api/generated/dashboard.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { monthField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';

type Row = NearSerialLatenessRowFragment;

const fields = { month: monthField('Month') };
const columns = drawColumns<keyof typeof nearSerialLatenessColumns, Row>(nearSerialLatenessColumns);

/** `/dashboard/near-serial`: everybody whom one more late day of the month makes serially late. */
export function NearSerialPeople() {
  const view = useListView(columns, fields, 'nearSerialLateness');
  const result = useNearSerialLatenessQuery(view.request);
  return (
    <ReportPage
      title="One late day from the limit"
      list="nearSerialLateness"
      columns={columns}
      view={view}
      result={result}
      searchLabel="Search By Month"
      basis={(result.data ?? result.previousData)?.nearSerialLateness}
    />
  );
}
