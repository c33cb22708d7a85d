import { skipToken } from '@apollo/client/react';
import { absenteeSummaryColumns } from '../../../schema/columns/absence.ts';
import { useAbsenceLettersQuery } from '../../api/generated/letters.ts';
import { LettersPage } from './letters-page.tsx';
import { useLettersView } from './use-letters-view.ts';

/** `/absentee/summary/letters`: a letter to each absent person of a view. */
export function AbsenceLetters() {
  const { variables, page } = useLettersView(absenteeSummaryColumns, 'absenteeSummary', '/absentee/summary/report');
  const { data, previousData, error, loading, refetch } = useAbsenceLettersQuery(
    variables ? { variables, notifyOnNetworkStatusChange: true } : skipToken,
  );
  return (
    <LettersPage
      {...page}
      title="Absence Letters"
      answer={(data ?? previousData)?.absenteeSummary ?? undefined}
      error={error}
      isLoading={loading}
      onRetry={() => refetch().catch(() => undefined)}
    />
  );
}
