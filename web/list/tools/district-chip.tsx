import { MapPin } from 'lucide-react';
import type { Columns } from '../../../schema/columns/column.ts';
import { useSession } from '../../session/use-session.ts';
import { withFilter } from '../table/table-state.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';

/** The quick filter for the viewer's own district, on lists with districts; nothing for a viewer without one. */
export function DistrictChip<Name extends string, Fields extends SearchFields>({
  columns,
  view,
}: {
  columns: Columns<Name, never>;
  view: Pick<ListView<Name, Fields>, 'filters' | 'change'>;
}) {
  const own = useSession()?.viewer.district;
  if (!own || !('DISTRICT' in columns)) return null;
  const filters = view.filters as ListView<'DISTRICT', Fields>['filters'];
  const filter = filters.DISTRICT;
  const isOn = filter?.kind === 'oneOf' && filter.values.length === 1 && filter.values[0] === own;
  return (
    <button
      type="button"
      className="chip"
      title={own}
      aria-pressed={isOn}
      data-active={isOn}
      onClick={() =>
        view.change({
          filters: withFilter(
            filters,
            'DISTRICT',
            isOn ? null : { kind: 'oneOf', values: [own] },
          ) as typeof view.filters,
        })
      }
    >
      <MapPin aria-hidden />
      My district
    </button>
  );
}
