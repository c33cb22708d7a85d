import { formatTimestamp } from '../../../schema/format.ts';
import { NearestDay } from '../../days/nearest-period.tsx';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Failed, FirstLoad } from '../../ui/states.tsx';
import { describeFilters, describeSearch } from '../view/describe-view.ts';
import type { AttendanceHeadProps } from './attendance-head.tsx';
import type { ReportList } from './use-report-list.ts';

/** What the photo review and the map show in place of records; null when there are records. */
export function attendanceState({ view, columns, list, onRetry, shape }: AttendanceStateProps): React.ReactNode {
  return reportState({
    list,
    isAsked: true,
    period: describeSearch(view.fields, view.values).join(' · '),
    filters: describeFilters(columns, view),
    onRetry,
    onClear: () => view.change({ search: '', filters: {} }),
    onSearch: undefined,
    searchLabel: '',
    nearest: <NearestDay view={view} />,
    shape,
  });
}

interface AttendanceStateProps extends Pick<AttendanceHeadProps, 'view' | 'columns' | 'list'> {
  onRetry: () => void;
  /** The shape of the loading state. */
  shape: 'photos' | 'map';
}

/** What a table says in place of its rows; null when there are rows to show. */
export function reportState(props: ReportStateProps): React.ReactNode {
  const { list, isAsked, period, filters, onRetry, onClear, onSearch, searchLabel, nearest, shape } = props;
  if (!isAsked) {
    return (
      <Empty title="No search yet">
        <p>Enter search details to see records.</p>
        <Button onClick={onSearch}>{searchLabel}</Button>
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
        {props.hint}
      </Failed>
    );
  }
  if (!list.page) return <FirstLoad label="Loading rows" shape={shape} />;
  if (list.page.totalCount > 0) return null;
  return (
    <Empty title={messages.noRecord}>
      <p>{period}</p>
      {filters.length > 0 && <p>{filters.join(' · ')}</p>}
      {nearest}
      {props.hint}
      {filters.length > 0 ? (
        <Button onClick={onClear}>Clear all</Button>
      ) : (
        onSearch && <Button onClick={onSearch}>{searchLabel}</Button>
      )}
    </Empty>
  );
}

interface ReportStateProps {
  list: ReportList<unknown>;
  /** False while a search field waits for its answer. */
  isAsked: boolean;
  /** The search values, as people read them. */
  period: string;
  /** What narrows the list, as people read it. */
  filters: readonly string[];
  onRetry: () => void;
  onClear: () => void;
  /** Absent for a list without a search. */
  onSearch: (() => void) | undefined;
  searchLabel: string;
  /** The way to the nearest records, for a list that is empty without filters too. */
  nearest?: React.ReactNode;
  /** What else there is to say of a failure or of no rows. */
  hint?: React.ReactNode;
  /** What comes, where it is not a table. */
  shape?: 'photos' | 'map';
}
