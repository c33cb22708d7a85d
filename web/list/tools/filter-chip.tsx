import { ListFilter } from 'lucide-react';
import { type Column, type Columns, wordOf } from '../../../schema/lists/column.ts';
import { type Filter, filterKind } from '../../../schema/view-address.ts';
import { PopoverButton, type PopoverButtonProps } from '../../ui/popover-button.tsx';
import { ColumnFilter } from '../table/column-filter.tsx';
import { type ValueCount, withFilter } from '../table/table-state.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';

/** What a column's filter button takes. */
export interface FilterButtonProps<Name extends string, Fields extends SearchFields> {
  name: Name;
  columns: Columns<Name, never>;
  view: ListView<Name, Fields>;
  /** Values with counts, for columns that have a menu of them. */
  values: readonly ValueCount[];
}

/** A column's filter as a chip above the table. */
export function FilterChip<Name extends string, Fields extends SearchFields>(props: FilterButtonProps<Name, Fields>) {
  const { name, columns, view } = props;
  const filter = view.filters[name];
  return (
    <FilterButton {...props} look="chip" aria-label={filterLabel(props)}>
      <ListFilter aria-hidden />
      <span>{columns[name].header}</span>{' '}
      {filter && <span className="chip-count">{activeText(filter, columns[name])}</span>}
    </FilterButton>
  );
}

/** A column's filter in its header; null for columns that have none. */
export function HeaderFilter<Name extends string, Fields extends SearchFields>(props: FilterButtonProps<Name, Fields>) {
  if (!filterKind(props.columns[props.name])) return null;
  return (
    <FilterButton {...props} className="header-filter" aria-label={filterLabel(props)}>
      <ListFilter size={14} aria-hidden />
    </FilterButton>
  );
}

function filterLabel<Name extends string, Fields extends SearchFields>(props: FilterButtonProps<Name, Fields>) {
  const filter = props.view.filters[props.name];
  const header = props.columns[props.name].header;
  // The visible text, heading and number, stands in the name as it is read, so that a voice command finds the button.
  return filter ? `Filter ${header} ${activeText(filter, props.columns[props.name])} active` : `Filter ${header}`;
}

/** What a filter lets through, in a few words: the one value or the number of them, a text or a range. */
export function activeText(filter: Filter, { words }: Pick<Column<never>, 'words'>): string {
  if (filter.kind === 'contains') return `“${filter.text}”`;
  if (filter.kind === 'between') return [filter.from || '…', filter.to || '…'].join(' – ');
  const [only = '', ...others] = filter.values;
  return others.length > 0 ? String(filter.values.length) : wordOf(only, words);
}

function FilterButton<Name extends string, Fields extends SearchFields>({
  name,
  columns,
  view,
  values,
  ...button
}: FilterButtonProps<Name, Fields> & Omit<PopoverButtonProps, 'label' | 'content'>) {
  const column = columns[name];
  const kind = filterKind(column);
  const filter = view.filters[name];
  if (!kind) return null;
  return (
    <PopoverButton
      {...button}
      label={`Filter ${column.header}`}
      data-active={filter !== undefined}
      content={() => (
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
        />
      )}
    />
  );
}
