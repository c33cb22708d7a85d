import { useLocation } from 'react-router-dom';
import type { Columns } from '../../../schema/columns/column.ts';
import { formatMonth } from '../../../schema/format.ts';
import { maximumLetters } from '../../../schema/limits.ts';
import { describeFilters } from '../../list/view/describe-view.ts';
import { choiceField, monthField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';

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
};

/** The view of a list whose people get letters: the list's own address, and whether photos are wanted. */
export function useLettersView<Name extends string>(columns: Columns<Name, never>, list: string, listPath: string) {
  const view = useListView(columns, fields, list);
  const parameters = new URLSearchParams(useLocation().search);
  parameters.delete('photos');
  const { month = '', photos } = view.values;
  const withPhotos = photos === 'yes';
  const asked = typeof view.request === 'object' ? view.request.variables : null;
  return {
    variables: asked && {
      month,
      search: asked.search,
      where: asked.where,
      orderBy: asked.orderBy,
      first: maximumLetters,
      withPhotos,
    },
    page: {
      period: formatMonth(month),
      filters: [...describeFilters(columns, view), ...view.notes],
      back: `${listPath}?${parameters}`,
      photos: {
        isOn: withPhotos,
        onToggle: () => view.change({ values: { month, photos: withPhotos ? 'no' : 'yes' } }, 'replace'),
      },
    },
  };
}
