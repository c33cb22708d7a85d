import { ArrowDown, ArrowUp, Check, ListRestart } from 'lucide-react';
import type { Sort } from '../table/table-state.ts';
import type { SearchFields } from '../view/search-fields.ts';
import { ColumnCondition, type ColumnConditionProps } from './column-condition.tsx';

/** What the heading of a column opens: the two orders, and its filter where it has one. */
export function HeadMenu<Name extends string, Fields extends SearchFields>(props: HeadMenuProps<Name, Fields>) {
  const { onSort, onDone, ...condition } = props;
  const { name, view } = condition;
  const sorted = view.sort?.column === name ? view.sort.direction : null;
  const sortBy = (direction: Sort<Name>['direction'] | null) => {
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
      <ColumnCondition {...condition} />
    </>
  );
}

const orders = [
  { direction: 'ASC', label: 'Sort ascending', Icon: ArrowUp },
  { direction: 'DESC', label: 'Sort descending', Icon: ArrowDown },
  { direction: null, label: 'Default order', Icon: ListRestart },
] as const;

interface HeadMenuProps<Name extends string, Fields extends SearchFields> extends ColumnConditionProps<Name, Fields> {
  /** Takes what makes the next sort of the latest one. */
  onSort: (next: () => Sort<Name> | null) => void;
  /** Called when an order is chosen. */
  onDone: () => void;
}
