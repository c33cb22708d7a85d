import { History } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { recordName } from '../../../schema/lists/changes.ts';
import { useRecordChangesQuery } from '../../api/generated/changes.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { useListView } from '../../list/view/use-list-view.ts';
import { Button } from '../../ui/button.tsx';
import { drawnColumns, rowKey } from './change-cells.tsx';

const noSearch = {};

/** `/settings/changes/:id`: all that was written of one record. Of the extension `audit`. */
export function RecordChanges() {
  const { id = '' } = useParams();
  const view = useListView(drawnColumns, noSearch, 'recordChanges');
  const request = useMemo(
    () => (typeof view.request === 'object' ? { variables: { ...view.request.variables, id } } : view.request),
    [view.request, id],
  );
  const result = useRecordChangesQuery(request);
  const [first] = result.data?.recordChanges?.nodes ?? [];
  const name = first && recordName(first);
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
