import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/words.ts';

/** A button that shows some of the rows of a checked sheet. */
export interface RowChip<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count: number;
  readonly title?: string;
}

/** The choice of the rows that a checked sheet shows, each with how many there are. */
export function RowChips<Value extends string>({ chips, chosen, onChoose }: RowChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn around chips that are not a form.
    <div className="batch-chips" role="group" aria-label="Rows to show">
      {chips.map(({ value, label, count, title }) => (
        <Button
          key={value}
          look="chip"
          title={title}
          aria-pressed={chosen === value}
          data-active={chosen === value}
          onClick={() => onChoose(value)}
        >
          {label}
          <span className="chip-count">{formatNumber(count)}</span>
        </Button>
      ))}
    </div>
  );
}

interface RowChipsProps<Value extends string> {
  chips: readonly RowChip<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}
