import { skipToken } from '@apollo/client/react';
import { serialLatenessColumns } from '../../../schema/columns/serial-lateness.ts';
import { useLatenessLettersQuery } from '../../api/generated/letters.ts';
import { LettersPage } from './letters-page.tsx';
import { useLettersView } from './use-letters-view.ts';

/** `/report/serialatness/letters`: a letter to each serially late person of a view. */
export function LatenessLetters() {
  const { variables, page } = useLettersView(serialLatenessColumns, 'serialLateness', '/report/serialatness/staff');
  const { data, previousData, error, loading, refetch } = useLatenessLettersQuery(
    variables ? { variables, notifyOnNetworkStatusChange: true } : skipToken,
  );
  return (
    <LettersPage
      {...page}
      title="Lateness Letters"
      answer={(data ?? previousData)?.serialLateness ?? undefined}
      error={error}
      isLoading={loading}
      onRetry={() => refetch().catch(() => undefined)}
    />
  );
}
