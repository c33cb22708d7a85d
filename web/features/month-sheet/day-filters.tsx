import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import './day-filters.css';
import { notKnown } from '../../../schema/reason-words.ts';
import type { ListPage } from '../../list/report/report-result.ts';
import { ColumnFilter } from '../../list/table/column-filter.tsx';
import { withFilter } from '../../list/table/table-state.ts';
import { describeFilters } from '../../list/view/describe-view.ts';
import type { SearchFields } from '../../list/view/search-fields.ts';
import type { ListView } from '../../list/view/use-list-view.ts';
import { columnNames } from '../../list/view/view.ts';
import { Button } from '../../ui/button.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type columnsOfMonth, dayOfColumn, type SheetColumn } from './sheet-columns.ts';

/** The filters of the days: a menu of days where they have no headings, and each filtered one in words, to be taken away. */
export function DayFilters(props: DayFiltersProps) {
  const { columns, view } = props;
  return (
    <>
      <DayMenu {...props} />
      {daysOf(columns).map((name) => {
        const filter = view.filters[name];
        if (!filter) return null;
        const words = describeFilters(columns, { search: '', filters: { [name]: filter } }).join();
        return (
          <Button
            key={name}
            look="chip"
            className="day-chip screen-only"
            data-active="true"
            title={words}
            onClick={({ currentTarget }) => {
              focusBefore(currentTarget);
              view.change(({ filters }) => ({ filters: withFilter(filters, name, null) }));
            }}
          >
            <span className="day-chip-text">{words}</span>
            <span className="visually-hidden">, take it away</span>
            <span aria-hidden>×</span>
          </Button>
        );
      })}
    </>
  );
}

/** A chip that goes must not take the focus with it: the one before it is always there. */
function focusBefore(chip: HTMLElement) {
  const chips = [...document.querySelectorAll<HTMLElement>('.sheet-notes .chip')].filter((one) =>
    one.checkVisibility(),
  );
  chips[chips.indexOf(chip) - 1]?.focus();
}

/** Filters a day where rows are cards and no day has a heading. */
function DayMenu({ columns, view, facets }: DayFiltersProps) {
  const [chosen, setChosen] = useState<SheetColumn>();
  const names = daysOf(columns);
  const valuesOf = (name: SheetColumn) => facets.find(({ column }) => column === name)?.values ?? [];
  const isKnown = (name: SheetColumn) => valuesOf(name).some(({ value }) => value !== notKnown.mark);
  const first = names.find((name) => view.filters[name]) ?? names.findLast(isKnown) ?? names[0];
  const name = chosen && names.includes(chosen) ? chosen : first;
  return (
    <PopoverButton
      look="chip"
      className="day-menu"
      label="Filter a day"
      data-active={names.some((day) => view.filters[day])}
      content={() => (
        <>
          <div className="column-filter-fields">
            <SelectField
              label="Day"
              value={name}
              onChange={({ target }) => setChosen(names.find((day) => day === target.value))}
              options={names.map((day) => ({
                value: day,
                label: view.filters[day] ? `${columns[day].header}, filtered` : columns[day].header,
              }))}
            />
          </div>
          {name && (
            <ColumnFilter
              key={name}
              header={columns[name].header}
              kind="oneOf"
              words={columns[name].words}
              filter={view.filters[name]}
              values={valuesOf(name)}
              onChange={(next) =>
                view.change(({ filters }) => ({ filters: withFilter(filters, name, next(filters[name])) }))
              }
            />
          )}
        </>
      )}
    >
      <CalendarDays aria-hidden />
      Days
    </PopoverButton>
  );
}

const daysOf = (columns: DayFiltersProps['columns']) => columnNames(columns).filter((name) => dayOfColumn(name) > 0);

interface DayFiltersProps {
  /** Those of the month. */
  columns: ReturnType<typeof columnsOfMonth>;
  view: ListView<SheetColumn, SearchFields>;
  /** Values with counts of every day. */
  facets: ListPage<unknown>['facets'];
}
