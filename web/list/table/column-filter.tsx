import { type ReactNode, useState } from 'react';
import './column-filter.css';
import type { Filter } from '../../../schema/view-address.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { TypedText } from '../../ui/typed-text.tsx';
import { toggled, type ValueCount } from './table-state.ts';
import { ValueFilter, type ValueFilterProps } from './value-filter.tsx';

/** What a column's filter panel takes. */
export interface ColumnFilterProps {
  /** The column's heading. */
  header: string;
  kind: Filter['kind'];
  /** What the values of `oneOf` are called, if it is not as they are. */
  words?: ValueFilterProps['words'];
  /** `date` gives date fields for the bounds of a `between` filter, `number` number fields. */
  bounds?: 'date' | 'number';
  filter: Filter | undefined;
  /** Values with counts for `oneOf`. */
  values: readonly ValueCount[];
  /**
   * Takes what makes the next filter of the latest one; null takes it away. `typing` is true for each pause of a text
   * that is being typed.
   */
  onChange: (next: (latest: Filter | undefined) => Filter | null, typing: boolean) => void;
  /** Choices of its own, before the others. */
  children?: ReactNode;
}

/** The panel of one column's filter: a menu of values with counts, a text to contain, or two bounds. */
export function ColumnFilter(props: ColumnFilterProps) {
  const { header, kind, words, bounds = 'date', filter, values, onChange } = props;
  return (
    <div className="column-filter">
      <h2 className="popover-title">{header}</h2>
      {props.children}
      {kind === 'oneOf' && (
        <ValueFilter
          header={header}
          words={words}
          values={values}
          chosen={filter?.kind === 'oneOf' ? filter.values : []}
          onToggle={(value) =>
            onChange((latest) => {
              const chosen = toggled(latest?.kind === 'oneOf' ? latest.values : [], value);
              return chosen.length > 0 ? { kind, values: chosen } : null;
            }, false)
          }
        />
      )}
      {kind === 'contains' && (
        <div className="column-filter-fields">
          <TypedText
            label={`${header} contains`}
            text={filter?.kind === 'contains' ? filter.text : ''}
            onType={(text) => onChange(() => (text ? { kind, text } : null), true)}
          />
        </div>
      )}
      {kind === 'between' && (
        <Bounds type={bounds} filter={filter?.kind === 'between' ? filter : undefined} onChange={onChange} />
      )}
      <div className="popover-foot">
        <span>{filter ? 'Filtered' : 'No filter'}</span>
        <Button look="link" disabled={!filter} onClick={() => onChange(() => null, false)}>
          Clear
        </Button>
      </div>
    </div>
  );
}

function Bounds({ type, filter, onChange }: BoundsProps) {
  const [known, setKnown] = useState({ isSet: filter !== undefined, isEmptied: false, cleared: 0 });
  const isSet = filter !== undefined;
  if (known.isSet !== isSet) {
    const isCleared = !isSet && !known.isEmptied;
    setKnown({ isSet, isEmptied: false, cleared: known.cleared + (isCleared ? 1 : 0) });
  }
  function set(part: 'from' | 'to', text: string) {
    onChange((latest) => {
      const { from, to } = latest?.kind === 'between' ? latest : { from: '', to: '' };
      const next = { from, to, [part]: text };
      const isEmptied = next.from === '' && next.to === '';
      if (isEmptied && isSet) setKnown({ ...known, isEmptied });
      return isEmptied ? null : { kind: 'between', ...next };
    }, true);
  }
  return (
    <div className="column-filter-fields">
      {(['from', 'to'] as const).map((part) => (
        <TextField
          // Anew when the filter is cleared from elsewhere: a half-typed date has no value that could be taken away.
          key={`${part} ${known.cleared}`}
          label={part === 'from' ? 'From' : 'To'}
          type={type}
          defaultValue={filter?.[part] ?? ''}
          onBlur={(event) => set(part, event.target.value)}
        />
      ))}
    </div>
  );
}

interface BoundsProps extends Pick<ColumnFilterProps, 'onChange'> {
  type: 'date' | 'number';
  filter: Extract<Filter, { kind: 'between' }> | undefined;
}
