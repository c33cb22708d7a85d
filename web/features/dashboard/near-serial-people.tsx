import { nearSerialLatenessColumns } from '../../../schema/columns/near-serial-lateness.ts';
import type { NearSerialLatenessRowFragment } from '../../generated/dashboard.ts';
import { useNearSerialLatenessQuery } from '../../generated/dashboard.ts';
import { ReportPage } from '../../report/report-page.tsx';
import { monthField } from '../../report/search-fields.ts';
import { useListView } from '../../report/use-list-view.ts';
import { DaysRead } from './days-read.tsx';
import { useMissingDays } from './use-missing-days.ts';

type Row = NearSerialLatenessRowFragment;

const fields = { month: monthField('Month') };
const rowKey = (row: Row) => row.key;

/** `/dashboard/near-serial`: everybody whom one more late day of the month makes serially late (N-08). */
export function NearSerialPeople() {
  const view = useListView(nearSerialLatenessColumns, fields, 'nearSerialLateness');
  const result = useNearSerialLatenessQuery(view.request);
  const list = result.data?.nearSerialLateness;
  useMissingDays(view.values.month ?? '', list && { read: list.daysRead, asked: list.daysAsked }, result.refetch);
  return (
    <ReportPage
      title="One More and Serial"
      list="nearSerialLateness"
      columns={nearSerialLatenessColumns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="Search By Month"
    >
      {list ? (
        <DaysRead read={list.daysRead} asked={list.daysAsked} />
      ) : (
        <span className="days-read pending-fact" data-text="from 22 of 22 days" aria-hidden />
      )}
    </ReportPage>
  );
}
