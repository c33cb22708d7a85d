import { type SkipToken, skipToken } from '@apollo/client/react';
import type { LetterKind } from '../../../schema/letter-words.ts';
import { absenteeSummaryColumns } from '../../../schema/lists/absence.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import { serialLatenessColumns } from '../../../schema/lists/serial-lateness.ts';
import {
  type LatenessCentresQuery,
  type LatenessLettersQuery,
  useAbsenceCentresQuery,
  useAbsenceLettersQuery,
  useLatenessCentresQuery,
  useLatenessLettersQuery,
} from '../../api/generated/letters.ts';
import { LettersPage } from './letters-page.tsx';
import { type LettersView, useLettersView } from './use-letters-view.ts';

/** `/report/serialatness/letters`: a letter to each serially late person of a view. */
export const LatenessLetters = lettersScreen({
  kind: 'lateness',
  title: 'Lateness Letters',
  columns: serialLatenessColumns,
  list: 'serialLateness',
  listPath: '/report/serialatness/staff',
  useCentres: useLatenessCentresQuery,
  useLetters: useLatenessLettersQuery,
});

/** `/absentee/summary/letters`: a letter to each absent person of a view. */
export const AbsenceLetters = lettersScreen({
  kind: 'absence',
  title: 'Absence Letters',
  columns: absenteeSummaryColumns,
  list: 'absenteeSummary',
  listPath: '/absentee/summary/report',
  useCentres: useAbsenceCentresQuery,
  useLetters: useAbsenceLettersQuery,
});

function lettersScreen<Name extends string>(letters: LettersOf<Name>) {
  const { kind, title, columns, list, listPath, useCentres, useLetters } = letters;
  return function Letters() {
    const view = useLettersView(columns, list, listPath);
    const centres = useCentres(ask(view.centres));
    const plan = view.packsOf(centres.data?.list);
    const written = useLetters(ask(plan.shown && view.lettersOf(plan.shown)));
    return (
      <LettersPage
        {...view.page}
        {...plan}
        kind={kind}
        title={title}
        textAddress={`/settings/letters?part=${kind}`}
        answer={centres.data?.list ?? undefined}
        others={centres.data?.others?.facets[0]?.values ?? []}
        letters={(written.data ?? written.previousData)?.list?.letters ?? undefined}
        error={centres.error ?? written.error}
        isLoading={centres.loading || written.loading}
        onRetry={(centres.error ? centres : written).retry}
      />
    );
  };
}

/** A list whose people get letters, and the hooks that ask for them; what each answers is called `list`. */
interface LettersOf<Name extends string> {
  readonly kind: LetterKind;
  readonly title: string;
  readonly columns: Columns<Name, never>;
  readonly list: string;
  readonly listPath: string;
  readonly useCentres: Ask<NonNullable<LettersView<Name>['centres']>, LatenessCentresQuery>;
  readonly useLetters: Ask<NonNullable<ReturnType<LettersView<Name>['lettersOf']>>, LatenessLettersQuery>;
}

type Ask<Variables, Data> = (options: SkipToken | Asked<Variables>) => {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
};

interface Asked<Variables> {
  variables: Variables;
  notifyOnNetworkStatusChange: true;
}

/** Options of a hook that asks with these variables; without any it asks nothing. */
const ask = <Variables,>(variables: Variables | null | undefined): SkipToken | Asked<Variables> =>
  variables ? { variables, notifyOnNetworkStatusChange: true } : skipToken;
