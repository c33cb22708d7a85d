import { NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { type FieldFrame, Frame } from './fields.tsx';

/** A native select over `options`; a first empty option with `placeholder` when that is given. */
export function SelectField({ label, error, hint, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Frame label={label} error={error} hint={hint} required={select.required}>
      <Select {...select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Frame>
  );
}

/** A native select alone, as in a frame or where its name stands elsewhere. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <NativeSelect.Root className={className}>
      <NativeSelect.Field {...(select as ComponentProps<typeof NativeSelect.Field>)} />
    </NativeSelect.Root>
  );
}

/** What a select takes: options in display order. */
export interface SelectFieldProps extends FieldFrame, ComponentProps<'select'> {
  options: readonly { readonly value: string; readonly label: string }[];
  placeholder?: string | undefined;
}
