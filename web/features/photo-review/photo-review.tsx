import { Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { attendanceColumns } from '../../../schema/lists/attendance.ts';
import { readFailure } from '../../api/failure.ts';
import { useReviewIndexQuery, useReviewRowsLazyQuery } from '../../api/generated/photo-review.ts';
import { useExtensions } from '../../api/use-extensions.ts';
import { NearestDay } from '../../days/nearest-period.tsx';
import { AttendanceHead, attendanceNotes } from '../../list/report/attendance-head.tsx';
import { listState } from '../../list/report/report-state.tsx';
import { useReportList } from '../../list/report/use-report-list.ts';
import { attendanceFields } from '../../list/view/attendance-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { ComparePhotos, useComparison } from '../../photos/compare-photos.tsx';
import { onceKnown, useAttendanceColumns } from '../../photos/review-column.ts';
import { useKeptVerdicts } from '../../photos/use-kept-verdicts.ts';
import { Button } from '../../ui/button.tsx';
import { PageNotes } from '../../ui/notice.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { Failed, FirstLoad } from '../../ui/states.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { reviewVariables } from './review-queue.ts';
import { saveReview } from './save-review.ts';
import { useSharedReview } from './use-shared-review.ts';

/**
 * `/attendance/review`: the photos of an attendance search one after the other, those that were not recognised
 * first, each judged by one key. Where the service has reviews, all reviewers share them; else the verdicts stay in this
 * browser, with a file to pass on.
 */
export function PhotoReview() {
  const known = useAttendanceColumns(attendanceColumns);
  const { columns } = known;
  const view = useListView(columns, attendanceFields);
  const { values, search, filters, sort } = view;
  const comparison = useComparison(values.date);
  // Nothing moves under a reader: the records with findings come first when that is wanted, of the day that is shown.
  const [dayByFindings, setDayByFindings] = useState<string>();
  const isByFindings = dayByFindings === values.date;
  // Not the view itself: it changes with every record that is opened.
  const variables = useMemo(
    () => reviewVariables({ values, search, filters, sort }, columns, isByFindings),
    [columns, values, search, filters, sort, isByFindings],
  );
  const result = useReviewIndexQuery(onceKnown(known, { variables }));
  const list = useReportList('attendance', 0, result);
  const extensions = useExtensions(true);
  const isShared = extensions?.has('reviews') ?? false;
  const kept = useKeptVerdicts(extensions && !isShared ? `${variables.date} ${variables.mode}` : null);
  const shared = useSharedReview(isShared ? variables : null);
  const files = isShared ? shared?.files : kept.files;
  const [askRows] = useReviewRowsLazyQuery();
  const [isSaving, setSaving] = useState(false);
  const { page, isLoading } = list;
  const judged = page?.nodes.some(({ key }) => files?.has(key));
  // The record in the address is looked for in its own search, in the order in which the records are first drawn.
  const searchKey = JSON.stringify({ ...variables, orderBy: sort });
  const [answered, setAnswered] = useState('');
  if (result.data && files && answered !== searchKey) setAnswered(searchKey);
  const isReady = answered === searchKey;
  const isOff = isSaving || isLoading || !judged;

  async function download() {
    if (isOff || !files) return;
    setSaving(true);
    try {
      await saveReview(askRows, variables, files);
    } catch (error) {
      showToast({ kind: 'error', title: 'Download failed', message: readFailure(error).message });
    } finally {
      setSaving(false);
    }
  }

  const state = listState({
    view,
    columns,
    list,
    onRetry: result.retry,
    nearest: <NearestDay view={view} />,
    shape: 'photos',
  });
  const isOpen = !state && page !== null && files != null && isReady;
  return (
    <Flex
      className="review"
      direction="column"
      minH="100%"
      css={{ '@media (width >= 640px) and (height < 860px)': lowHead }}
      data-shared={isShared || undefined}
    >
      <AttendanceHead
        title="Photo Review"
        columns={columns}
        view={view}
        list={list}
        facets={page?.facets ?? []}
        areNotesBeside={isOpen}
      />
      {state}
      {!state && page && !isOpen && !shared?.failure && <FirstLoad label="Reading the verdicts" shape="photos" />}
      {!state && page && !isOpen && shared?.failure && (
        <Failed message={`Could not read the verdicts. ${shared.failure.message}`} onRetry={shared.retry} />
      )}
      {isOpen && (
        <ReviewDesk
          // Another search begins at its own start.
          key={searchKey}
          queue={page.nodes}
          isCompared={comparison.isDone}
          variables={variables}
          open={view.open}
          onOpen={(key, note = '') =>
            // What there is to say of the address is still said when the first record opens by itself.
            view.change({ open: key }, 'replace', note || (view.open ? '' : view.notes.join(' ')))
          }
          onStale={result.retry}
          files={files}
          kept={kept}
          shared={shared}
        >
          <Button look="chip" aria-disabled={isOff} onClick={download}>
            {isSaving ? <Ring /> : <Download aria-hidden />}
            <span>Download verdicts</span>
          </Button>
          {values.date && (
            <ComparePhotos comparison={comparison}>
              {!isByFindings && (
                <Button look="chip" onClick={() => setDayByFindings(values.date)}>
                  Show flagged checks first
                </Button>
              )}
            </ComparePhotos>
          )}
          <PageNotes notes={attendanceNotes({ view, list })} />
        </ReviewDesk>
      )}
    </Flex>
  );
}

/** On a small laptop the photos take what the head can spare. */
const lowHead = { '& .page-head': { paddingBlock: '8px 6px' }, '& .report-tools': { paddingBottom: '8px' } };
