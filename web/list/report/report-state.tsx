import type { ReactNode } from 'react';
import { formatTimestamp } from '../../../schema/format.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Failed, FirstLoad } from '../../ui/states.tsx';
import { describeFilters, describeSearch } from '../view/describe-view.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';
import type { ReportList } from './use-report-list.ts';

/** What a screen over a list shows in place of its rows; null when there are rows to show. */
export function listState<Name extends string, Fields extends SearchFields>(
  props: ListStateProps<Name, Fields>,
): ReactNode {
  const { view, columns, list, onRetry, search, nearest, hint, shape } = props;
  const searchButton = search && <Button onClick={search.open}>{search.label}</Button>;
  if (typeof view.request !== 'object') {
    return (
      <Empty title="No search yet">
        <p>Enter search details to see records.</p>
        {searchButton}
      </Empty>
    );
  }
  if (list.failure) {
    return (
      <Failed
        message={`Could not load. ${list.failure.message}`}
        lastGood={list.page ? formatTimestamp(list.page.asOf) : undefined}
        onRetry={onRetry}
      >
        {hint}
      </Failed>
    );
  }
  if (!list.page) return <FirstLoad label="Loading rows" shape={shape} />;
  if (list.page.totalCount > 0) return null;
  const filters = describeFilters(columns, view);
  return (
    <Empty title={messages.noRecord}>
      <p>{describeSearch(view.fields, view.values).join(' · ')}</p>
      {filters.length > 0 && <p>{filters.join(' · ')}</p>}
      {nearest}
      {hint}
      {filters.length > 0 ? (
        <Button onClick={() => view.change({ search: '', filters: [] })}>Clear all</Button>
      ) : (
        searchButton
      )}
    </Empty>
  );
}

interface ListStateProps<Name extends string, Fields extends SearchFields> {
  view: ListView<Name, Fields>;
  columns: Columns<Name, never>;
  list: ReportList<unknown>;
  onRetry: () => void;
  /** Absent for a list without a search, or with its button elsewhere. */
  search?: { readonly label: string; readonly open: () => void } | undefined;
  /** The way to the nearest records, for a list that is empty without filters too. */
  nearest?: ReactNode;
  /** What else there is to say of a failure or of no rows. */
  hint?: ReactNode;
  /** What comes, where it is not a table. */
  shape?: 'photos' | 'map';
}
