import { reconciledStaffColumns } from '../../../schema/columns/reconciliation.ts';
import type { ReconciledStaffRowFragment } from '../../api/generated/dashboard.ts';
import { useReconciledStaffQuery } from '../../api/generated/dashboard.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { columnWidths } from '../../list/table/column-widths.ts';
import { choiceField, dateField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { reconciledGroups } from './reconciled-groups.ts';

type Row = ReconciledStaffRowFragment;

const fields = { date: dateField('Date'), group: choiceField('Group', reconciledGroups, 'SIGNED_IN_REPEATEDLY') };
const widths = {
  ...columnWidths,
  SHIFT: 84,
  SIGN_INS: 70,
  LISTED_ABSENT: 70,
  LISTED_LATE: 66,
  REGISTER_RECORDS: 76,
};
const rowKey = (row: Row) => row.key;

/** `/dashboard/people`: the people of whom the day's lists say different things, and what each list holds. */
export function ReconciledPeople() {
  const view = useListView(reconciledStaffColumns, fields, 'reconciledStaff');
  const result = useReconciledStaffQuery(view.request);
  return (
    <ReportPage
      title="Where Lists Disagree"
      list="reconciledStaff"
      columns={reconciledStaffColumns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="Choose Date and Group"
      widths={widths}
    />
  );
}
