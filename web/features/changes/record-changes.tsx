import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { recordName } from '../../../schema/lists/changes.ts';
import { useRecordChangesQuery } from '../../api/generated/changes.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { useListView } from '../../list/view/use-list-view.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { drawnColumns, rowKey } from './change-cells.tsx';

const noSearch = {};

/** `/settings/changes/:id`: all that was written of one record. Of the extension `audit`. */
export function RecordChanges() {
  const { pathname } = useLocation();
  const id = decoded(pathname.split('/')[3] ?? '');
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

/** As it stands where it is not the escape of anything. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
