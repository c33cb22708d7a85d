import { ArrowDown, ArrowUp, Check, ListRestart } from 'lucide-react';
import { useShownReport } from '../report/report-context.ts';
import type { Sort } from '../table/table-state.ts';
import { ColumnCondition } from './column-condition.tsx';

/** What the heading of a column opens: the two orders, and its filter where it has one. */
export function HeadMenu({ name, onDone }: { name: string; onDone: () => void }) {
  const { screen, facets, onSort } = useShownReport();
  const { columns, view } = screen;
  const sorted = view.sort?.column === name ? view.sort.direction : null;
  const sortBy = (direction: Sort<string>['direction'] | null) => {
    onSort(() => direction && { column: name, direction });
    onDone();
  };
  return (
    <>
      <div className="popover-list">
        {orders.map(
          ({ direction, label, Icon }) =>
            (direction || sorted) && (
              <button key={label} type="button" className="popover-item" onClick={() => sortBy(direction)}>
                <Icon size={16} aria-hidden />
                <span className="popover-item-text">{label}</span>
                {sorted === direction && <Check size={16} aria-label="now" />}
              </button>
            ),
        )}
      </div>
      <ColumnCondition name={name} columns={columns} view={view} values={facets.get(name) ?? []} />
    </>
  );
}

const orders = [
  { direction: 'ASC', label: 'Sort ascending', Icon: ArrowUp },
  { direction: 'DESC', label: 'Sort descending', Icon: ArrowDown },
  { direction: null, label: 'Default order', Icon: ListRestart },
] as const;
