import { reconciledStaffColumns } from '../../../schema/lists/reconciliation.ts';
import type { ReconciledStaffRowFragment } from '../../api/generated/dashboard.ts';
import { useReconciledStaffQuery } from '../../api/generated/dashboard.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { choiceField, dateField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { reconciledGroups } from './reconciled-groups.ts';

type Row = ReconciledStaffRowFragment;

const fields = { date: dateField('Date'), group: choiceField('Group', reconciledGroups, 'SIGNED_IN_REPEATEDLY') };
const columns = drawColumns<keyof typeof reconciledStaffColumns, Row>(reconciledStaffColumns, {
  SHIFT: { minSize: 84 },
  SIGN_INS: { minSize: 70 },
  LISTED_ABSENT: { minSize: 70 },
  LISTED_LATE: { minSize: 66 },
  REGISTER_RECORDS: { minSize: 76 },
});

/** `/dashboard/people`: the people of whom the day's lists say different things, and what each list holds. */
export function ReconciledPeople() {
  const view = useListView(columns, fields, 'reconciledStaff');
  const result = useReconciledStaffQuery(view.request);
  return (
    <ReportPage
      title="Where Lists Disagree"
      list="reconciledStaff"
      columns={columns}
      view={view}
      result={result}
      searchLabel="Choose Date and Group"
    />
  );
}
