import type { ComponentProps } from 'react';
import { type FieldFrame, Frame } from './fields.tsx';

/** A native select over `options`; a first empty option with `placeholder` when that is given. */
export function SelectField({ label, error, hint, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Frame label={label} error={error} hint={hint} required={select.required}>
      {(links) => (
        <select {...select} {...links} className="field-control">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

/** What a select takes: options in display order. */
export interface SelectFieldProps extends FieldFrame, ComponentProps<'select'> {
  options: readonly { readonly value: string; readonly label: string }[];
  placeholder?: string | undefined;
}
