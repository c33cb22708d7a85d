import { FilterX, ListFilter } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { type Column, type Columns, wordOf } from '../../../schema/lists/column.ts';
import { type Filter, filterKind } from '../../../schema/view-address.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { type ValueCount, withFilter } from '../table/table-state.ts';
import { describeFilters } from '../view/describe-view.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';
import { columnNames } from '../view/view.ts';
import { ColumnCondition } from './column-condition.tsx';
import './report-tools.css';

/** What the filters of a screen take. */
interface FiltersProps<Name extends string, Fields extends SearchFields> {
  columns: Columns<Name, never>;
  view: ListView<Name, Fields>;
  /** Values with counts by column. */
  facets: ReadonlyMap<string, readonly ValueCount[]>;
}

/** What narrows a screen that has no headings and no search box: one button with all filters, what is filtered, the way out. */
export function ViewFilters<Name extends string, Fields extends SearchFields>(
  props: FiltersProps<Name, Fields> & { label: string },
) {
  const { label, columns, view } = props;
  return (
    <search className="report-tools row screen-only" aria-label={label}>
      <FilterButton {...props} names={columnNames(columns).filter((name) => columns[name].filterable)} />
      <ActiveFilters columns={columns} view={view} isSearchSaid />
    </search>
  );
}

/** One button for the filters of these columns, where they have no headings: a column is chosen first. */
export function FilterButton<Name extends string, Fields extends SearchFields>(
  props: FiltersProps<Name, Fields> & { names: readonly Name[]; className?: string },
) {
  const { columns, view, facets, className = '' } = props;
  const [chosen, setChosen] = useState<Name>();
  const names = columnNames(columns).filter(
    (name) => (props.names.includes(name) || view.filters[name]) && filterKind(columns[name]),
  );
  const name = names.find((one) => one === chosen) ?? names.find((one) => view.filters[one]) ?? names[0];
  if (!name) return null;
  return (
    <PopoverButton
      look="chip"
      className={className}
      label="Filter"
      content={() => (
        <>
          <div className="column-filter-fields">
            <SelectField
              label="Filter by"
              value={name}
              onChange={({ target }) => setChosen(names.find((one) => one === target.value))}
              options={names.map((one) => ({
                value: one,
                label: view.filters[one] ? `${columns[one].header}, filtered` : columns[one].header,
              }))}
            />
          </div>
          <ColumnCondition key={name} name={name} columns={columns} view={view} values={facets.get(name) ?? []} />
        </>
      )}
    >
      <ListFilter aria-hidden />
      Filter
    </PopoverButton>
  );
}

/** A chip for each filter, which a press takes away, and one press for all of them. */
export function ActiveFilters<Name extends string, Fields extends SearchFields>({
  columns,
  view,
  isSearchSaid = false,
}: ActiveFiltersProps<Name, Fields>) {
  const { filters, search, change } = view;
  const active = columnNames(columns).flatMap((name) => {
    const filter = filters[name];
    return filter ? [{ name, text: `${columns[name].header}: ${activeText(filter, columns[name])}` }] : [];
  });
  if (active.length === 0 && !search) return null;
  return (
    <div className="report-chips">
      {active.map(({ name, text }) => (
        <Active
          key={name}
          text={text}
          title={describeFilters(columns, { search: '', filters: { [name]: filters[name] } as typeof filters }).join()}
          onClick={() => change((latest) => ({ filters: withFilter(latest.filters, name, null) }))}
        />
      ))}
      {isSearchSaid && search && <Active text={`contains “${search}”`} onClick={() => change({ search: '' })} />}
      <Button look="link" css={clear} title="Clear all" onClick={() => change({ search: '', filters: {} })}>
        <FilterX size={15} aria-hidden />
        <span className="chip-text">Clear all</span>
      </Button>
    </div>
  );
}

const clear = { minHeight: '34px', padding: '0 8px', fontSize: 'sm' };

interface ActiveFiltersProps<Name extends string, Fields extends SearchFields> {
  columns: Columns<Name, never>;
  view: ListView<Name, Fields>;
  /** The screen has no box with the text. */
  isSearchSaid?: boolean;
}

function Active({ text, title = text, onClick }: { text: string; title?: string; onClick: () => void }) {
  return (
    <Button
      look="chip"
      data-active="true"
      title={title}
      onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        // It goes, and must not take the focus with it.
        const before = currentTarget.previousElementSibling ?? currentTarget.closest('search');
        const next = before?.matches('button') ? before : before?.querySelector('input, button');
        (next as HTMLElement | null | undefined)?.focus();
        onClick();
      }}
    >
      <span className="chip-text-cut">{text}</span>
      <span className="visually-hidden">, take it away</span>
      <span aria-hidden>×</span>
    </Button>
  );
}

/** What a filter lets through, in a few words: the one value or the number of them, a text or a range. */
function activeText(filter: Filter, { words }: Pick<Column<never>, 'words'>): string {
  if (filter.kind === 'contains') return `“${filter.text}”`;
  if (filter.kind === 'between') return [filter.from || '…', filter.to || '…'].join(' – ');
  const [only = '', ...others] = filter.values;
  return others.length > 0 ? String(filter.values.length) : wordOf(only, words);
}
