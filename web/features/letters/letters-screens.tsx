import { skipToken } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { formatMonth } from '../../../schema/format.ts';
import { maximumLetters } from '../../../schema/limits.ts';
import { absenteeSummaryColumns } from '../../../schema/lists/absence.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import { serialLatenessColumns } from '../../../schema/lists/serial-lateness.ts';
import {
  type LatenessCentresQuery,
  useAbsenceCentresQuery,
  useAbsenceLettersQuery,
  useLatenessCentresQuery,
  useLatenessLettersQuery,
} from '../../api/generated/letters.ts';
import { filterOf, withFilter } from '../../list/table/table-state.ts';
import { describeFilters } from '../../list/view/describe-view.ts';
import { choiceField, monthField, type SearchField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { type LetterPack, planPacks } from './letter-groups.ts';
import { LettersPage } from './letters-page.tsx';

/** `/report/serialatness/letters`: a letter to each serially late person of a view. */
export function LatenessLetters() {
  const view = useLettersView(serialLatenessColumns, 'serialLateness', '/report/serialatness/staff');
  const centres = useLatenessCentresQuery(ask(view.centres));
  const { packs, index, shown } = view.packsOf(centres.data);
  const written = useLatenessLettersQuery(ask(shown && view.lettersOf(shown)));
  return (
    <LettersPage {...view.page} {...{ packs, index, centres, written }} kind="lateness" title="Lateness Letters" />
  );
}

/** `/absentee/summary/letters`: a letter to each absent person of a view. */
export function AbsenceLetters() {
  const view = useLettersView(absenteeSummaryColumns, 'absenteeSummary', '/absentee/summary/report');
  const centres = useAbsenceCentresQuery(ask(view.centres));
  const { packs, index, shown } = view.packsOf(centres.data);
  const written = useAbsenceLettersQuery(ask(shown && view.lettersOf(shown)));
  return <LettersPage {...view.page} {...{ packs, index, centres, written }} kind="absence" title="Absence Letters" />;
}

/** Options of a hook that asks with these variables; without any it asks nothing. */
const ask = <Variables,>(variables: Variables | null | undefined) =>
  variables ? { variables, notifyOnNetworkStatusChange: true } : skipToken;

/** Number of the shown pack, from 1. */
const packField: SearchField<string> = {
  label: 'Pack',
  kind: 'choice',
  options: [],
  read: (text) => (/^[1-9]\d{0,3}$/.test(text) ? { value: text } : { fault: `"${text}" is not the number of a pack.` }),
  write: (number) => number,
  initial: () => '1',
  show: (number) => number,
};

const fields = {
  month: monthField('Month'),
  photos: choiceField(
    'Photos',
    [
      { value: 'yes', word: 'yes', label: 'Yes' },
      { value: 'no', word: 'no', label: 'No' },
    ],
    'no',
  ),
  pack: packField,
};

/**
 * The view of a list whose people get letters: the list's own address, which pack is shown, and whether photos are wanted;
 * and what is asked for it.
 */
function useLettersView<Name extends string>(columns: Columns<Name, never>, list: string, listPath: string) {
  const view = useListView(columns, fields, list);
  const parameters = new URLSearchParams(useLocation().search);
  for (const own of ['photos', 'pack']) parameters.delete(own);
  const { month = '', photos = 'no', pack = '1' } = view.values;
  const centreColumn = 'SERVICE_CENTRE' as Name;
  const own = filterOf(view.filters, centreColumn);
  const asked = typeof view.request === 'object' ? view.request.variables : null;
  const base = asked && { month, search: asked.search };
  const where = asked?.where ?? [];
  // Values of a column are counted without the conditions on it alone: with this one, which all pass, none is.
  const all = { not: { column: 'STAFF_ID' as Name, in: [] } };
  return {
    /** Variables of the question how many letters each service centre has. */
    centres: base && { ...base, where, whole: [{ allOf: [...where, all] }] },
    /** Variables of the question for the letters of a pack. */
    lettersOf: (shown: LetterPack) =>
      base && {
        ...base,
        where: [...where, { column: centreColumn, in: [...shown.centres] }],
        orderBy: asked?.orderBy,
        first: maximumLetters,
        offset: shown.offset,
        withPhotos: photos === 'yes',
      },
    packsOf(centres: LatenessCentresQuery | undefined) {
      const packs = planPacks(centres?.list?.facets[0]?.values ?? [], maximumLetters);
      const index = Math.max(0, Math.min(Number(pack), packs.length) - 1);
      return { packs, index, shown: packs[index] };
    },
    page: {
      period: formatMonth(month),
      filters: describeFilters(columns, view),
      notes: view.notes,
      back: `${listPath}?${parameters}`,
      centre: own?.in?.length === 1 ? (own.in[0] ?? null) : null,
      /** Shows the letters of one service centre; null for all. */
      onCentre: (centre: string | null) =>
        view.change({
          values: { month, photos, pack: '1' },
          filters: withFilter(view.filters, centreColumn, centre === null ? null : { in: [centre] }),
        }),
      /** Shows a pack, by its index. */
      onPack: (index: number) => view.change({ values: { month, photos, pack: String(index + 1) } }),
      hasPhotos: photos === 'yes',
      onPhotos: (isWanted: boolean) =>
        view.change({ values: { month, pack, photos: isWanted ? 'yes' : 'no' } }, 'replace'),
    },
  };
}
