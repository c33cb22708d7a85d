import { Flag, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/words.ts';
import { isNarrowedTo, type ValueCount, withToggled } from '../table/table-state.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';

/** A quick filter for the rows that have Yes in a column, with their number. */
export function FlagChip<Name extends string, Fields extends SearchFields>({
  view,
  name,
  label = 'Flagged',
  icon: Icon = Flag,
  look = 'flag',
  values,
  isAsked,
}: FlagChipProps<Name, Fields>) {
  const isOn = isNarrowedTo(view.filters[name], 'Yes');
  // No number before it is known: `0` would mean that nobody is flagged.
  const count = values && (values.find(({ value }) => value === 'Yes')?.count ?? 0);
  return (
    <Button
      look={look}
      aria-pressed={isOn}
      onClick={() => view.change((latest) => ({ filters: withToggled(latest.filters, name, 'Yes') }))}
    >
      <Icon aria-hidden />
      <span>{label}</span>
      {isAsked && <span className="chip-count">{count === undefined ? '…' : formatNumber(count)}</span>}
    </Button>
  );
}

interface FlagChipProps<Name extends string, Fields extends SearchFields> {
  view: ListView<Name, Fields>;
  name: Name;
  label?: string;
  icon?: LucideIcon;
  look?: 'flag' | 'finding';
  /** Undefined while the counts are not known. */
  values: readonly ValueCount[] | undefined;
  /** False while a search has to be made first: no number is on its way. */
  isAsked: boolean;
}
