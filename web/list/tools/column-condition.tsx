import { startTransition, useOptimistic } from 'react';
import type { Columns } from '../../../schema/lists/column.ts';
import { filterKind } from '../../../schema/view-address.ts';
import { useSession } from '../../session/use-session.ts';
import { ColumnFilter } from '../table/column-filter.tsx';
import { isNarrowedTo, type ValueCount, withFilter, withToggled } from '../table/table-state.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';

/** What the filter of a column takes. */
interface ColumnConditionProps<Name extends string, Fields extends SearchFields> {
  name: Name;
  columns: Columns<Name, never>;
  view: Pick<ListView<Name, Fields>, 'sort' | 'filters' | 'change'>;
  /** Values with counts, for columns that have a menu of them. */
  values: readonly ValueCount[];
}

/** A column's filter in a panel, with the viewer's own district first among districts; nothing for columns without one. */
export function ColumnCondition<Name extends string, Fields extends SearchFields>({
  name,
  columns,
  view,
  values,
}: ColumnConditionProps<Name, Fields>) {
  const own = useSession()?.viewer.district;
  const column = columns[name];
  const kind = filterKind(column);
  const filter = view.filters[name];
  if (!kind) return null;
  return (
    <ColumnFilter
      header={column.header}
      kind={kind}
      words={column.words}
      bounds={column.kind === 'number' ? 'number' : 'date'}
      filter={filter}
      values={values}
      onChange={(next, typing) => {
        // Back undoes a typed text as a whole: only its first letters make a new step.
        view.change(
          ({ filters }) => ({ filters: withFilter(filters, name, next(filters[name])) }),
          typing && filter ? 'replace' : 'push',
        );
      }}
    >
      {name === 'DISTRICT' && own && (
        <OwnDistrict
          district={own}
          isChosen={isNarrowedTo(filter, own)}
          onToggle={() => view.change(({ filters }) => ({ filters: withToggled(filters, name, own) }))}
        />
      )}
    </ColumnFilter>
  );
}

function OwnDistrict({ district, isChosen, onToggle }: OwnDistrictProps) {
  const [isTicked, setTicked] = useOptimistic(isChosen);
  const toggle = () =>
    startTransition(() => {
      setTicked(!isTicked);
      onToggle();
    });
  return (
    <label className="popover-item own-district">
      <input type="checkbox" checked={isTicked} onChange={toggle} />
      <span className="popover-item-text">{`My district (${district})`}</span>
    </label>
  );
}

interface OwnDistrictProps {
  district: string;
  /** The list is narrowed to it. */
  isChosen: boolean;
  onToggle: () => void;
}
