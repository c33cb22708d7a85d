import { nearSerialLatenessColumns } from '../../../schema/columns/near-serial-lateness.ts';
import type { NearSerialLatenessRowFragment } from '../../generated/dashboard.ts';
import { useNearSerialLatenessQuery } from '../../generated/dashboard.ts';
import { ReportPage } from '../../report/report-page.tsx';
import { monthField } from '../../report/search-fields.ts';
import { useListView } from '../../report/use-list-view.ts';

type Row = NearSerialLatenessRowFragment;

const fields = { month: monthField('Month') };
const rowKey = (row: Row) => row.key;

/** `/dashboard/near-serial`: everybody whom one more late day of the month makes serially late. */
export function NearSerialPeople() {
  const view = useListView(nearSerialLatenessColumns, fields, 'nearSerialLateness');
  const result = useNearSerialLatenessQuery(view.request);
  return (
    <ReportPage
      title="One More and Serial"
      list="nearSerialLateness"
      columns={nearSerialLatenessColumns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="Search By Month"
      basis={(result.data ?? result.previousData)?.nearSerialLateness}
    />
  );
}
