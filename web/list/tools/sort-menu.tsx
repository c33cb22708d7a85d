import { ArrowUpDown } from 'lucide-react';
import { useId } from 'react';
import type { Columns } from '../../../schema/columns/column.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import type { Sort } from '../table/table-state.ts';

/** Sorting where rows are cards and have no header. */
export function SortMenu<Name extends string>({ columns, sort, onSort }: SortMenuProps<Name>) {
  const id = useId();
  const names = Object.keys(columns) as Name[];
  const setColumn = (column: string) => {
    const name = names.find((known) => known === column);
    onSort((latest) => (name ? { column: name, direction: latest?.direction ?? 'ASC' } : null));
  };
  const setDirection = (direction: string) =>
    onSort((latest) => latest && { ...latest, direction: direction === 'DESC' ? 'DESC' : 'ASC' });
  return (
    <PopoverButton
      look="chip"
      className="sort-chip"
      label="Sort"
      data-active={sort !== null}
      content={() => (
        <div className="column-filter">
          <h2 className="popover-title">Sort</h2>
          <div className="column-filter-fields">
            <label className="field-label" htmlFor={`${id}-column`}>
              Sort by
            </label>
            <select
              id={`${id}-column`}
              className="field-control"
              value={sort?.column ?? ''}
              onChange={({ target }) => setColumn(target.value)}
            >
              <option value="">Default order</option>
              {names.map((name) => (
                <option key={name} value={name}>
                  {columns[name].header}
                </option>
              ))}
            </select>
            <label className="field-label" htmlFor={`${id}-direction`}>
              Direction
            </label>
            <select
              id={`${id}-direction`}
              className="field-control"
              value={sort?.direction ?? 'ASC'}
              disabled={!sort}
              onChange={({ target }) => setDirection(target.value)}
            >
              <option value="ASC">Ascending</option>
              <option value="DESC">Descending</option>
            </select>
          </div>
        </div>
      )}
    >
      <ArrowUpDown aria-hidden />
      Sort
    </PopoverButton>
  );
}

interface SortMenuProps<Name extends string> {
  columns: Columns<Name, never>;
  sort: Sort<Name> | null;
  /** Takes what makes the next sort of the latest one. */
  onSort: (next: (latest: Sort<Name> | null) => Sort<Name> | null) => void;
}
