import { FilterX, ListFilter } from 'lucide-react';
import { type MouseEvent, useContext, useState } from 'react';
import { type Column, wordOf } from '../../../schema/lists/column.ts';
import { type Filter, filterKind } from '../../../schema/view-address.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { filterOf, withFilter } from '../table/table-state.ts';
import { describeFilters } from '../view/describe-view.ts';
import { ColumnCondition, NarrowedListContext } from './column-condition.tsx';
import './report-tools.css';

/** What narrows a screen that has no headings and no search box: one button with all filters, what is filtered, the way out. */
export function ViewFilters({ label }: { label: string }) {
  const { columns } = useContext(NarrowedListContext);
  return (
    <search className="report-tools row screen-only" aria-label={label}>
      <FilterButton isOffered={(name) => columns[name]?.filterable === true} />
      <ActiveFilters isSearchSaid />
    </search>
  );
}

/** One button for the filters of these columns, where they have no headings: a column is chosen first. */
export function FilterButton({ isOffered, className = '' }: FilterButtonProps) {
  const { columns, view } = useContext(NarrowedListContext);
  const [chosen, setChosen] = useState<string>();
  const isFiltered = (name: string) => filterOf(view.filters, name) !== undefined;
  const offered = Object.entries(columns).filter(
    ([name, column]) => (isOffered(name) || isFiltered(name)) && filterKind(column),
  );
  const names = offered.map(([name]) => name);
  const name = names.find((one) => one === chosen) ?? names.find(isFiltered) ?? names[0];
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
              options={offered.map(([one, { header }]) => ({
                value: one,
                label: isFiltered(one) ? `${header}, filtered` : header,
              }))}
            />
          </div>
          <ColumnCondition key={name} name={name} />
        </>
      )}
    >
      <ListFilter aria-hidden />
      Filter
    </PopoverButton>
  );
}

interface FilterButtonProps {
  /** Whether a column's filter is there while it is not set. */
  isOffered: (name: string) => boolean;
  className?: string;
}

/** A chip for each filter, which a press takes away, and one press for all of them; `isSearchSaid` where no box has the text. */
export function ActiveFilters({ isSearchSaid = false }: { isSearchSaid?: boolean }) {
  const { columns, view } = useContext(NarrowedListContext);
  const { filters, search, change } = view;
  if (filters.length === 0 && !search) return null;
  return (
    <div className="report-chips">
      {filters.map((filter) => (
        <Active
          key={filter.id}
          text={`${columns[filter.id]?.header}: ${activeText(filter.value, columns[filter.id]?.words)}`}
          title={describeFilters(columns, { search: '', filters: [filter] }).join()}
          onClick={() => change((latest) => ({ filters: withFilter(latest.filters, filter.id, null) }))}
        />
      ))}
      {isSearchSaid && search && <Active text={`contains “${search}”`} onClick={() => change({ search: '' })} />}
      <Button
        look="link"
        css={clear}
        onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
          firstBeside(currentTarget)?.focus();
          change({ search: '', filters: [] });
        }}
      >
        <FilterX size={15} aria-hidden />
        <span>Clear all</span>
      </Button>
    </div>
  );
}

const clear = { minHeight: '34px', padding: '0 8px', fontSize: 'sm' };

/** The first control of the tools that a chip is among. It has the focus when the chip goes. */
const firstBeside = (chip: Element) => chip.closest('search')?.querySelector<HTMLElement>('input, button');

function Active({ text, title = text, onClick }: { text: string; title?: string; onClick: () => void }) {
  return (
    <Button
      look="chip"
      data-active="true"
      title={title}
      onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        const before = currentTarget.previousElementSibling as HTMLElement | null;
        (before ?? firstBeside(currentTarget))?.focus();
        onClick();
      }}
    >
      <span className="chip-text-cut">{text}</span>
      <span className="visually-hidden">, remove</span>
      <span aria-hidden>×</span>
    </Button>
  );
}

/** What a filter lets through, in a few words: the one value or the number of them, a text or a range. */
function activeText(filter: Filter, words: Column<never>['words']): string {
  if (filter.contains) return `“${filter.contains}”`;
  if (!filter.in) return [filter.from || '…', filter.to || '…'].join(' – ');
  const [only = '', ...others] = filter.in;
  return others.length > 0 ? String(filter.in.length) : wordOf(only, words);
}
