import type { Columns } from '../../../schema/lists/column.ts';
import type { ValueCount } from '../table/table-state.ts';
import { DistrictChip } from './district-chip.tsx';
import { FilterChip } from './filter-chip.tsx';
import './report-tools.css';
import { Button } from '../../ui/button.tsx';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';
import { columnNames } from '../view/view.ts';

/** What narrows a screen that is not a table: the report's filters with counts, its text search in words, and the way out. */
export function ViewFilters<Name extends string, Fields extends SearchFields>(props: ViewFiltersProps<Name, Fields>) {
  const { label, columns, view, facets } = props;
  const isNarrowed = view.search !== '' || Object.keys(view.filters).length > 0;
  return (
    <search className="report-tools screen-only" aria-label={label}>
      <div className="report-chips">
        {columnNames(columns)
          .filter((name) => columns[name].filterable || view.filters[name])
          .map((name) => (
            <FilterChip
              key={name}
              name={name}
              columns={columns}
              view={view}
              values={facets.find(({ column }) => column === name)?.values ?? []}
            />
          ))}
        <DistrictChip columns={columns} view={view} />
        {view.search && (
          <Button look="chip" data-active="true" onClick={() => view.change({ search: '' })}>
            <span>{`contains “${view.search}”`}</span>
            <span className="visually-hidden">, take it away</span>
            <span aria-hidden>×</span>
          </Button>
        )}
        {isNarrowed && (
          <Button look="link" className="clear-all" onClick={() => view.change({ search: '', filters: {} })}>
            Clear all
          </Button>
        )}
      </div>
    </search>
  );
}

interface ViewFiltersProps<Name extends string, Fields extends SearchFields> {
  label: string;
  columns: Columns<Name, never>;
  view: ListView<Name, Fields>;
  facets: readonly { readonly column: string; readonly values: readonly ValueCount[] }[];
}
