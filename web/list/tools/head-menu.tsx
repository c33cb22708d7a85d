import { ArrowDown, ArrowUp, Check, ListRestart } from 'lucide-react';
import { useShownReport } from '../report/report-context.ts';
import { ColumnCondition } from './column-condition.tsx';

/** What the heading of a column opens: the two orders, and its filter where it has one. */
export function HeadMenu({ name, onDone }: { name: string; onDone: () => void }) {
  const { screen, facets, onSort } = useShownReport();
  const { columns, view } = screen;
  const sorted = view.sort.find(({ id }) => id === name);
  const sortBy = (desc: boolean | undefined) => {
    onSort(() => (desc === undefined ? [] : [{ id: name, desc }]));
    onDone();
  };
  return (
    <>
      <div className="popover-list">
        {orders.map(
          ({ desc, label, Icon }) =>
            (desc !== undefined || sorted) && (
              <button key={label} type="button" className="popover-item" onClick={() => sortBy(desc)}>
                <Icon size={16} aria-hidden />
                <span className="popover-item-text">{label}</span>
                {sorted?.desc === desc && <Check size={16} aria-label="now" />}
              </button>
            ),
        )}
      </div>
      <ColumnCondition name={name} columns={columns} view={view} values={facets.get(name) ?? []} />
    </>
  );
}

const orders = [
  { desc: false, label: 'Sort ascending', Icon: ArrowUp },
  { desc: true, label: 'Sort descending', Icon: ArrowDown },
  { desc: undefined, label: 'Default order', Icon: ListRestart },
] as const;
