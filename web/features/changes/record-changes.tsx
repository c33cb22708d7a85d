import { History } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { recordName } from '../../../schema/lists/changes.ts';
import { useRecordChangesQuery } from '../../api/generated/changes.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { ofPersonFields } from '../../list/view/search-fields.ts';
import { askedWith, useListView } from '../../list/view/use-list-view.ts';
import { usePersonOfList } from '../../people/person-of-list.ts';
import { staffNameOf } from '../../people/staff-name.tsx';
import { Button } from '../../ui/button.tsx';
import { drawnColumns, rowKey } from './change-cells.tsx';

const { staffID, month } = ofPersonFields;
/** Where the record is of staff, its tabs lead back to the person. */
const fields = { staffID: { ...staffID, isForLinks: true as const }, month };

/** `/settings/changes/:id`: all that was written of one record. Of the extension `audit`. */
export function RecordChanges() {
  const { id = '' } = useParams();
  const shown = useListView(drawnColumns, fields, 'recordChanges');
  const view = useMemo(() => askedWith(shown, { id }), [shown, id]);
  const result = useRecordChangesQuery(view.request);
  const nodes = result.data?.recordChanges?.nodes;
  const person = usePersonOfList({ ...view.values, personID: id }, nodes?.length === 0 ? [] : undefined);
  const [first] = nodes ?? [];
  const name = first ? recordName(first) : person && staffNameOf(person);
  return (
    <ReportPage
      title={name ? `Changes of ${name}` : 'Changes of a Record'}
      list="recordChanges"
      columns={drawnColumns}
      view={view}
      result={result}
      rowKey={rowKey}
    >
      <Button asChild>
        <Link to="/settings/changes">
          <History aria-hidden />
          Change Log
        </Link>
      </Button>
    </ReportPage>
  );
}
