import { SlidersHorizontal } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import type { Columns } from '../../../schema/lists/column.ts';
import { Button } from '../../ui/button.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';

/** What a menu of columns takes. */
export interface ColumnMenuProps<Name extends string> {
  columns: Columns<Name, never>;
  hidden: readonly Name[];
  /** Those of them that are only offered: a table without them is whole. */
  unasked?: readonly Name[];
  /** Shows a hidden column, or hides a shown one. */
  onToggle: (name: Name) => void;
  /** Whether nothing of the list differs from its defaults, and the way back to them. */
  isDefault: boolean;
  onReset: () => void;
}

/** Shows and hides columns; the last visible one stays. Exports follow it. `Reset` forgets all that is stored of the list. */
export function ColumnMenu<Name extends string>(props: ColumnMenuProps<Name>) {
  const { columns, onToggle, isDefault, onReset, unasked = [] } = props;
  const [hidden, setHidden] = useOptimistic(props.hidden);
  const names = Object.keys(columns) as Name[];
  const shown = names.length - hidden.length;
  const isLess = hidden.some((name) => !unasked.includes(name));
  const toggle = (name: Name) =>
    startTransition(() => {
      setHidden((latest) =>
        names.filter((other) => (other === name ? !latest.includes(name) : latest.includes(other))),
      );
      onToggle(name);
    });
  const reset = () => startTransition(onReset);
  return (
    <PopoverButton
      look="chip"
      label="Columns"
      aria-label={isLess ? `Columns ${shown} of ${names.length} shown` : 'Columns'}
      data-active={isLess}
      content={() => (
        <>
          <fieldset className="popover-list">
            <legend className="visually-hidden">Shown columns</legend>
            {names.map((name) => {
              const isShown = !hidden.includes(name);
              return (
                <label key={name} className="popover-item" data-fixed={isShown && shown === 1}>
                  <input
                    type="checkbox"
                    checked={isShown}
                    disabled={isShown && shown === 1}
                    onChange={() => toggle(name)}
                  />
                  <span className="popover-item-text">{columns[name].header}</span>
                </label>
              );
            })}
          </fieldset>
          <div className="popover-foot">
            <span>{`${shown} of ${names.length} shown`}</span>
            <Button look="link" disabled={isDefault} onClick={reset}>
              Reset
            </Button>
          </div>
          <p className="popover-hint">
            Columns, row height and rows per page are kept for you in this browser. Reset forgets them.
          </p>
        </>
      )}
    >
      <SlidersHorizontal aria-hidden />
      <span className="chip-text">Columns</span>
      {isLess && ' '}
      {isLess && <span className="chip-count">{shown}</span>}
    </PopoverButton>
  );
}
