import { startTransition, useOptimistic } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import { Button } from '../../ui/button.tsx';
import { useShownReport } from '../report/report-context.ts';
import { offeredColumns, tableColumns, toggledColumn } from '../view/view.ts';
import { hiddenAtFirst } from '../view/view-codec.ts';

/** Shows and hides columns; the last visible one stays. Files follow it. `Reset` forgets all that is stored of the list. */
export function ColumnsPanel() {
  const { columns, view } = useShownReport().screen;
  const offered = offeredColumns(columns);
  const all = tableColumns(columns, offered);
  const names = Object.keys(all);
  const [hidden, setHidden] = useOptimistic([...view.hidden, ...offered.filter((name) => !view.shown?.includes(name))]);
  const usual = hiddenAtFirst(columns);
  const isDefault =
    view.hidden.join() === usual.join() && !view.shown && view.density === 'comfortable' && view.size === pageSizes[0];
  const shown = names.length - hidden.length;
  const toggle = (name: string) =>
    startTransition(() => {
      setHidden((latest) =>
        names.filter((other) => (other === name ? !latest.includes(name) : latest.includes(other))),
      );
      view.change((latest) => toggledColumn(columns, latest, name));
    });
  const reset = () =>
    startTransition(() => view.change({ hidden: usual, shown: [], density: 'comfortable', size: pageSizes[0] }));
  return (
    <>
      <fieldset className="popover-list">
        <legend className="visually-hidden">Shown columns</legend>
        {names.map((name) => {
          const isShown = !hidden.includes(name);
          const isFixed = isShown && shown === 1;
          return (
            <label key={name} className="popover-item" data-fixed={isFixed}>
              <input type="checkbox" checked={isShown} disabled={isFixed} onChange={() => toggle(name)} />
              <span className="popover-item-text">{all[name]?.header}</span>
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
  );
}
