import { nearSerialLatenessColumns } from '../../../schema/lists/near-serial-lateness.ts';
import { reconciledStaffColumns } from '../../../schema/lists/reconciliation.ts';
import {
  type NearSerialLatenessRowFragment,
  type ReconciledStaffRowFragment,
  useNearSerialLatenessQuery,
  useReconciledStaffQuery,
} from '../../api/generated/dashboard.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { choiceField, dateField, monthField } from '../../list/view/search-fields.ts';
import { useList } from '../../list/view/use-list.ts';
import { reconciledGroups } from './reconciled-groups.ts';

const dayAndGroup = { date: dateField('Date'), group: choiceField('Group', reconciledGroups, 'SIGNED_IN_REPEATEDLY') };
const reconciledColumns = drawColumns<keyof typeof reconciledStaffColumns, ReconciledStaffRowFragment>(
  reconciledStaffColumns,
  {
    SHIFT: { minSize: 84 },
    SIGN_INS: { minSize: 70 },
    LISTED_ABSENT: { minSize: 70 },
    LISTED_LATE: { minSize: 66 },
    REGISTER_RECORDS: { minSize: 76 },
  },
);

/** `/dashboard/people`: the people of whom the day's lists say different things, and what each list holds. */
export function ReconciledPeople() {
  const report = useList('reconciledStaff', reconciledColumns, dayAndGroup, useReconciledStaffQuery);
  return <ReportPage {...report} title="Where Lists Disagree" searchLabel="Choose Date and Group" />;
}

const month = { month: monthField('Month') };
const nearSerialColumns = drawColumns<keyof typeof nearSerialLatenessColumns, NearSerialLatenessRowFragment>(
  nearSerialLatenessColumns,
);

/** `/dashboard/near-serial`: everybody whom one more late day of the month makes serially late. */
export function NearSerialPeople() {
  const report = useList('nearSerialLateness', nearSerialColumns, month, useNearSerialLatenessQuery);
  const { result } = report;
  return (
    <ReportPage
      {...report}
      title="One late day from the limit"
      searchLabel="Search By Month"
      basis={(result.data ?? result.previousData)?.nearSerialLateness}
    />
  );
}
