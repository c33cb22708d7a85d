import { Flag, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/words.ts';
import { useShownReport } from '../report/use-report.ts';
import { filterOf, isNarrowedTo, type ValueCount, withToggled } from '../table/table-state.ts';

/** A quick filter for the rows that have Yes in a column, with their number. */
export function FlagChip({ name, label = 'Flagged', icon: Icon = Flag, look = 'flag', values }: FlagChipProps) {
  const { screen, asked } = useShownReport();
  const { view } = screen;
  const isOn = isNarrowedTo(filterOf(view.filters, name), 'Yes');
  // No number before it is known: `0` would mean that no record is flagged.
  const count = values && (values.find(({ value }) => value === 'Yes')?.count ?? 0);
  return (
    <Button
      look={look}
      aria-pressed={isOn}
      onClick={() => view.change((latest) => ({ filters: withToggled(latest.filters, name, 'Yes') }))}
    >
      <Icon aria-hidden />
      <span>{label}</span>
      {/* Without a search no number is on its way. */}
      {asked && <span className="chip-count">{count === undefined ? '…' : formatNumber(count)}</span>}
    </Button>
  );
}

interface FlagChipProps {
  name: string;
  label?: string;
  icon?: LucideIcon;
  look?: 'flag' | 'finding';
  /** Undefined while the counts are not known. */
  values: readonly ValueCount[] | undefined;
}
