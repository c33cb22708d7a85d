import { Link } from 'react-router-dom';
import { recordName } from '../../../schema/lists/changes.ts';
import type { ChangesRowFragment } from '../../api/generated/changes.ts';
import { useChangesQuery } from '../../api/generated/changes.ts';
import { movePeriod } from '../../days/periods.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { dateField } from '../../list/view/search-fields.ts';
import { useList } from '../../list/view/use-list.ts';
import { today } from '../../session/today.ts';
import { drawnColumns, rowKey } from './change-cells.tsx';

type Row = ChangesRowFragment;

/** Days that are shown at first. */
const firstDays = 7;

const fields = {
  from: { ...dateField('From'), initial: () => movePeriod(today(), 1 - firstDays) },
  to: dateField('To'),
};

/** What retention has removed is not a record with changes of its own. */
const isRecord = ({ subject }: Row) => subject !== 'ATTENDANCE' && subject !== 'PHOTO' && subject !== 'TRAIL';

const columns = drawColumns(drawnColumns, {
  RECORD: {
    cell: (row: Row) =>
      row.subjectID && isRecord(row) ? (
        <Link className="link cell-wrap" to={`/settings/changes/${encodeURIComponent(row.subjectID)}`}>
          {recordName(row) || 'without a name'}
        </Link>
      ) : (
        recordName(row)
      ),
  },
});

/** Change Log: what was written in some days, by whom and from where. Of the extension `audit`. */
export function ChangeLog() {
  const report = useList('changes', columns, fields, useChangesQuery);
  return <ReportPage {...report} title="Change Log" rowKey={rowKey} searchLabel="Search By Days" />;
}
