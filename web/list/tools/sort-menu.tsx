import { ArrowUpDown } from 'lucide-react';
import type { Columns } from '../../../schema/lists/column.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { Sort } from '../table/table-state.ts';

/** Sorting where rows are cards and have no header. */
export function SortMenu<Name extends string>({ columns, sort, onSort }: SortMenuProps<Name>) {
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
            <SelectField
              label="Sort by"
              value={sort?.column ?? ''}
              onChange={({ target }) => setColumn(target.value)}
              placeholder="Default order"
              options={names.map((name) => ({ value: name, label: columns[name].header }))}
            />
            <SelectField
              label="Direction"
              value={sort?.direction ?? 'ASC'}
              disabled={!sort}
              onChange={({ target }) => setDirection(target.value)}
              options={directions}
            />
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

const directions = [
  { value: 'ASC', label: 'Ascending' },
  { value: 'DESC', label: 'Descending' },
];
