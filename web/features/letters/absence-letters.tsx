import { skipToken } from '@apollo/client/react';
import { absenteeSummaryColumns } from '../../../schema/columns/absence.ts';
import { useAbsenceCentresQuery, useAbsenceLettersQuery } from '../../api/generated/letters.ts';
import { LettersPage } from './letters-page.tsx';
import { useLettersView } from './use-letters-view.ts';

/** `/absentee/summary/letters`: a letter to each absent person of a view. */
export function AbsenceLetters() {
  const view = useLettersView(absenteeSummaryColumns, 'absenteeSummary', '/absentee/summary/report');
  const centres = useAbsenceCentresQuery(
    view.centres ? { variables: view.centres, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const plan = view.packsOf(centres.data?.absenteeSummary);
  const variables = plan.shown && view.lettersOf(plan.shown);
  const letters = useAbsenceLettersQuery(variables ? { variables, notifyOnNetworkStatusChange: true } : skipToken);
  return (
    <LettersPage
      {...view.page}
      {...plan}
      title="Absence Letters"
      textAddress="/settings/letters?part=absence"
      answer={centres.data?.absenteeSummary ?? undefined}
      others={centres.data?.others?.facets[0]?.values ?? []}
      letters={(letters.data ?? letters.previousData)?.absenteeSummary?.letters ?? undefined}
      error={centres.error ?? letters.error}
      isLoading={centres.loading || letters.loading}
      onRetry={(centres.error ? centres : letters).retry}
    />
  );
}
