import {
  createContext,
  type KeyboardEvent,
  startTransition,
  useContext,
  useDeferredValue,
  useOptimistic,
  useState,
} from 'react';
import './column-filter.css';
import { foldText } from '../../../schema/fold-text.ts';
import { type Column, type Columns, wordOf } from '../../../schema/lists/column.ts';
import { type Filter, filterKind } from '../../../schema/view-address.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { PlainInput, TextField } from '../../ui/fields.tsx';
import { TypedText } from '../../ui/typed-text.tsx';
import { formatNumber } from '../../ui/words.ts';
import { filterOf, isNarrowedTo, toggled, type ValueCount, withFilter, withToggled } from '../table/table-state.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';

/** The list that filters narrow, of whatever columns. */
interface NarrowedList {
  readonly columns: Columns<string, never>;
  readonly view: Pick<ListView<string, SearchFields>, 'search' | 'filters' | 'change'>;
  /** Values with counts, of columns that have a menu of them. */
  readonly facets: ReadonlyMap<string, readonly ValueCount[]>;
}

/** Gives a list to its filters. */
export const NarrowedListContext = createContext(null as unknown as NarrowedList);

/** Takes what makes the next filter of the latest one; null takes it away. */
type ChangeFilter = (next: (latest: Filter | undefined) => Filter | null, how?: 'push' | 'replace') => void;

/**
 * A column's filter in a panel: a menu of values with counts, the viewer's own district first among districts, a text to
 * contain, or two bounds; nothing for columns without one.
 */
export function ColumnCondition({ name }: { name: string }) {
  const { columns, view, facets } = useContext(NarrowedListContext);
  const column = columns[name];
  const own = useSession()?.viewer.district;
  const kind = column && filterKind(column);
  const filter = filterOf(view.filters, name);
  const [isClearing, setClearing] = useState(false);
  const [cleared, setCleared] = useState(0);
  // The filter is gone a moment after it was cleared.
  if (isClearing && !filter) {
    setClearing(false);
    setCleared(cleared + 1);
  }
  if (!kind) return null;
  const { header, words } = column;
  const change: ChangeFilter = (next, how) =>
    view.change(({ filters }) => ({ filters: withFilter(filters, name, next(filterOf(filters, name))) }), how);
  // Back undoes a typed text as a whole: only its first letters make a new step.
  const type: ChangeFilter = (next) => change(next, filter ? 'replace' : 'push');
  const clear = () => {
    setClearing(true);
    change(() => null);
  };
  return (
    <div className="column-filter">
      <h2 className="popover-title">{header}</h2>
      {name === 'DISTRICT' && own && (
        <OwnDistrict
          district={own}
          isChosen={isNarrowedTo(filter, own)}
          onToggle={() => view.change(({ filters }) => ({ filters: withToggled(filters, name, own) }))}
        />
      )}
      {kind === 'oneOf' && (
        <ValueFilter
          header={header}
          words={words}
          values={facets.get(name) ?? []}
          chosen={filter?.in ?? []}
          onToggle={(value) =>
            change((latest) => {
              const chosen = toggled(latest?.in ?? [], value);
              return chosen.length > 0 ? { in: chosen } : null;
            })
          }
        />
      )}
      {kind === 'contains' && (
        <div className="column-filter-fields">
          <TypedText
            label={`${header} contains`}
            text={filter?.contains ?? ''}
            onType={(text) => type(() => (text ? { contains: text } : null))}
          />
        </div>
      )}
      {kind === 'between' && (
        <Bounds
          // Anew when it is cleared: a half-typed date has no value that could be taken away.
          key={cleared}
          type={column.kind === 'number' ? 'number' : 'date'}
          filter={filter}
          onChange={type}
        />
      )}
      <div className="popover-foot">
        <span>{filter ? 'Filtered' : 'No filter'}</span>
        <Button look="link" disabled={!filter} onClick={clear}>
          Clear
        </Button>
      </div>
    </div>
  );
}

function OwnDistrict({ district, isChosen, onToggle }: OwnDistrictProps) {
  const [isTicked, setTicked] = useOptimistic(isChosen);
  const toggle = () =>
    startTransition(() => {
      setTicked(!isTicked);
      onToggle();
    });
  return (
    <label className="popover-item" style={{ margin: '6px 6px 0' }}>
      <input type="checkbox" checked={isTicked} onChange={toggle} />
      <span className="popover-item-text">{`My district (${district})`}</span>
    </label>
  );
}

interface OwnDistrictProps {
  district: string;
  /** The list is narrowed to it. */
  isChosen: boolean;
  onToggle: () => void;
}

function Bounds({ type, filter, onChange }: BoundsProps) {
  const set = (part: 'from' | 'to', text: string) =>
    onChange((latest) => {
      const next = { ...latest, [part]: text };
      return next.from || next.to ? next : null;
    });
  return (
    <div className="column-filter-fields">
      {(['from', 'to'] as const).map((part) => (
        <TextField
          key={part}
          label={part === 'from' ? 'From' : 'To'}
          type={type}
          defaultValue={filter?.[part] ?? ''}
          onBlur={(event) => set(part, event.target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && set(part, currentTarget.value)}
        />
      ))}
    </div>
  );
}

interface BoundsProps {
  type: 'date' | 'number';
  filter: Filter | undefined;
  onChange: ChangeFilter;
}

/** What a menu of values takes. */
interface ValueFilterProps {
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
function ValueFilter({ header, words, values, chosen, onToggle }: ValueFilterProps) {
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
