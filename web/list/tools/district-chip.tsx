import { MapPin } from 'lucide-react';
import type { Columns } from '../../../schema/lists/column.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { type Filters, isNarrowedTo, withToggled } from '../table/table-state.ts';
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
  const isOn = isNarrowedTo((view.filters as Filters<'DISTRICT'>).DISTRICT, own);
  return (
    <Button
      look="chip"
      title={own}
      aria-pressed={isOn}
      data-active={isOn}
      onClick={() =>
        view.change(({ filters }) => ({
          filters: withToggled(filters as Filters<'DISTRICT'>, 'DISTRICT', own) as typeof filters,
        }))
      }
    >
      <MapPin aria-hidden />
      My district
    </Button>
  );
}
