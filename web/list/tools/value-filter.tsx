import { type KeyboardEvent, startTransition, useDeferredValue, useOptimistic, useState } from 'react';
import { foldText } from '../../../schema/fold-text.ts';
import { type Column, wordOf } from '../../../schema/lists/column.ts';
import { PlainInput } from '../../ui/fields.tsx';
import { formatNumber } from '../../ui/words.ts';
import { toggled, type ValueCount } from '../table/table-state.ts';

/** What a menu of values takes. */
export interface ValueFilterProps {
  header: string;
  /** What values are called: a fixed few, which need no find box. */
  words?: Column<never>['words'];
  /** Values with counts, in display order. */
  values: readonly ValueCount[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Values fewer than this need no find box. */
const findFrom = 8;

/** A column's values as boxes to tick, with their counts and a find box; chosen values without rows stay listed. */
export function ValueFilter({ header, words, values, chosen, onToggle }: ValueFilterProps) {
  const [sought, setSought] = useState('');
  // A tick shows at once: the address, which decides, follows a moment later.
  const [ticked, setTicked] = useOptimistic(chosen);
  const needle = foldText(useDeferredValue(sought)).trim();
  const missing = chosen.filter((value) => !values.some((known) => known.value === value));
  const all = [...missing.map((value) => ({ value, count: 0 })), ...values];
  const found = all.filter(({ value }) => foldText(value).includes(needle));
  function toggle(value: string) {
    startTransition(() => {
      setTicked((latest) => toggled(latest, value));
      onToggle(value);
    });
  }

  return (
    <>
      {all.length >= findFrom && !words && (
        <div className="column-filter-fields">
          <PlainInput
            type="search"
            aria-label={`Find a ${header.toLowerCase()}`}
            placeholder={`Find a ${header.toLowerCase()}`}
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            onKeyDown={leaveDown}
          />
        </div>
      )}
      <fieldset className="popover-list value-list">
        <legend className="visually-hidden">{header}</legend>
        {found.map(({ value, count }) => (
          <label key={value} className="popover-item">
            <input type="checkbox" checked={ticked.includes(value)} onChange={() => toggle(value)} />
            <span className="popover-item-text">{wordOf(value, words)}</span>
            <span className="popover-item-count">{formatNumber(count)}</span>
          </label>
        ))}
      </fieldset>
      {found.length === 0 && <p className="popover-hint">{sought ? `Nothing contains "${sought}".` : 'No values.'}</p>}
    </>
  );
}

/** Arrow down goes from the find box to the first value. */
function leaveDown(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget.closest('[role=dialog]')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
}
