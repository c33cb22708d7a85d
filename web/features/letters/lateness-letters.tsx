import { skipToken } from '@apollo/client/react';
import { serialLatenessColumns } from '../../../schema/columns/serial-lateness.ts';
import { useLatenessCentresQuery, useLatenessLettersQuery } from '../../api/generated/letters.ts';
import { LettersPage } from './letters-page.tsx';
import { useLettersView } from './use-letters-view.ts';

/** `/report/serialatness/letters`: a letter to each serially late person of a view. */
export function LatenessLetters() {
  const view = useLettersView(serialLatenessColumns, 'serialLateness', '/report/serialatness/staff');
  const centres = useLatenessCentresQuery(
    view.centres ? { variables: view.centres, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const plan = view.packsOf(centres.data?.serialLateness);
  const variables = plan.shown && view.lettersOf(plan.shown);
  const letters = useLatenessLettersQuery(variables ? { variables, notifyOnNetworkStatusChange: true } : skipToken);
  return (
    <LettersPage
      {...view.page}
      {...plan}
      title="Lateness Letters"
      textAddress="/settings/letters?part=lateness"
      answer={centres.data?.serialLateness ?? undefined}
      others={centres.data?.others?.facets[0]?.values ?? []}
      letters={(letters.data ?? letters.previousData)?.serialLateness?.letters ?? undefined}
      error={centres.error ?? letters.error}
      isLoading={centres.loading || letters.loading}
      onRetry={(centres.error ? centres : letters).retry}
    />
  );
}
