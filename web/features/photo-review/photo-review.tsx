import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { attendanceColumns } from '../../../schema/columns/attendance.ts';
import { useReviewIndexQuery } from '../../generated/photo-review.ts';
import { attendanceFields } from '../../report/attendance-fields.ts';
import { AttendanceHead } from '../../report/attendance-head.tsx';
import { describeFilters, describeSearch } from '../../report/describe-view.ts';
import { readFailure } from '../../report/failure.ts';
import { NearestDay } from '../../report/nearest-period.tsx';
import { reportState } from '../../report/report-state.tsx';
import { useListView } from '../../report/use-list-view.ts';
import { useReportList } from '../../report/use-report-list.ts';
import { Button } from '../../ui/button.tsx';
import { FirstLoad } from '../../ui/states.tsx';
import { showToast } from '../../ui/toasts.tsx';
import './photo-review.css';
import { ComparisonLine } from './photo-evidence.tsx';
import { ReviewDesk, type ReviewKeys } from './review-desk.tsx';
import { reviewVariables } from './review-variables.ts';
import { saveReview } from './save-review.ts';
import { useReviewOrder } from './use-review-order.ts';
import { useVerdicts } from './use-verdicts.ts';

/**
 * `/attendance/review` (N-01): the photos of an attendance search one after the other, those that were not recognised
 * first, each judged by one key. The verdicts stay in this browser.
 */
export function PhotoReview() {
  const view = useListView(attendanceColumns, attendanceFields);
  const { values, search, filters, sort } = view;
  // Not the view itself: it changes with every record that is opened.
  const { comparison, isByFindings, putFindingsFirst } = useReviewOrder(values.date);
  const variables = useMemo(
    () => reviewVariables({ values, search, filters, sort }, isByFindings ?? false),
    [values, search, filters, sort, isByFindings],
  );
  const result = useReviewIndexQuery({ variables });
  const list = useReportList('attendance', 0, result);
  const verdicts = useVerdicts(`${variables.date} ${variables.mode}`);
  const client = useApolloClient();
  const desk = useRef<ReviewKeys>(null);
  const [isSaving, setSaving] = useState(false);
  const { page, isLoading } = list;
  const judged = verdicts.byKey && page?.nodes.some(({ key }) => verdicts.byKey?.has(key));
  const isOff = isSaving || isLoading || !judged;

  async function download() {
    if (isOff || !verdicts.byKey) return;
    setSaving(true);
    try {
      await saveReview(client, variables, verdicts.byKey);
    } catch (error) {
      showToast({ kind: 'error', title: 'Download failed', message: readFailure(error).message });
    } finally {
      setSaving(false);
    }
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    // Menus and dialogs hand their keys on to this tree, but stand elsewhere in the page.
    if (event.currentTarget.contains(event.target as Node)) desk.current?.press(event);
  }

  const state = reportState({
    list,
    isAsked: true,
    period: describeSearch(view.fields, values).join(' · '),
    filters: describeFilters(attendanceColumns, view),
    onRetry: () => result.refetch().catch(() => undefined),
    onClear: () => view.change({ search: '', filters: {} }),
    onSearch: undefined,
    searchLabel: '',
    nearest: <NearestDay view={view} />,
    shape: 'photos',
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat the buttons inside, wherever the focus is among them.
    <div className="review" tabIndex={-1} onKeyDown={press}>
      <AttendanceHead title="Photo Review" from="review" view={view} list={list} facets={page?.facets ?? []}>
        <Button look="primary" aria-disabled={isOff} onClick={download}>
          {isSaving ? <span className="spinner" aria-hidden /> : <Download aria-hidden />}
          Download verdicts
        </Button>
      </AttendanceHead>
      {state}
      {!state && <ComparisonLine comparison={comparison} onFirst={isByFindings ? null : putFindingsFirst} />}
      {!state && page && !(verdicts.byKey && isByFindings !== null) && (
        <FirstLoad label="Reading the verdicts" shape="photos" />
      )}
      {!state && page && verdicts.byKey && isByFindings !== null && (
        <ReviewDesk
          // Another search begins at its own start.
          key={JSON.stringify({ ...variables, orderBy: sort })}
          ref={desk}
          queue={page.nodes}
          isCompared={comparison?.isDone ?? false}
          variables={variables}
          open={view.open}
          onOpen={(key, note) => view.change({ open: key }, 'replace', note)}
          onStale={() => result.refetch().catch(() => undefined)}
          verdicts={verdicts.byKey}
          isStored={verdicts.isStored}
          onJudge={verdicts.judge}
        />
      )}
    </div>
  );
}
