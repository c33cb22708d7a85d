import { chakra, Field, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** What all fields share: the label above, an error below that replaces the hint. */
export interface FieldFrame {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A one-line text, `YYYY-MM-DD` date, time or number field: `type` as in HTML, `text` by default. */
export function TextField({ label, error, hint, ...input }: FieldFrame & ComponentProps<'input'>) {
  return (
    <Frame label={label} error={error} hint={hint} required={input.required}>
      <PlainInput type="text" {...input} />
    </Frame>
  );
}

/** An input alone, as in a frame or where its name stands elsewhere. */
export function PlainInput(input: ComponentProps<'input'>) {
  // Its width in letters is `htmlSize` in Chakra, which nothing here has.
  return <Input {...(input as ComponentProps<typeof Input>)} />;
}

/** Two fields beside each other, or below where one would be narrower than `least`. */
export function FieldPair({ least = '150px', children }: { least?: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns={`repeat(auto-fit, minmax(${least}, 1fr))`} gap="14px">
      {children}
    </chakra.div>
  );
}

/** The label, the control as `children`, and the note under it, bound to each other. */
export function Frame({ label, isLabelShown = true, error, hint, required, children }: FrameProps) {
  const note = useId();
  return (
    // Readers that do not know `aria-errormessage` read the error as they read a hint.
    <Field.Root invalid={Boolean(error)} required={required ?? false} ids={{ errorText: note, helperText: note }}>
      <Field.Label className={isLabelShown ? undefined : 'visually-hidden'}>{label}</Field.Label>
      {children}
      {error ? <Field.ErrorText>{error}</Field.ErrorText> : hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}

interface FrameProps extends FieldFrame {
  /** False keeps the label for screen readers only. */
  isLabelShown?: boolean;
  required?: boolean | undefined;
  children: ReactNode;
}

/** A text of several lines. */
export function TextAreaField({ label, error, hint, ...area }: FieldFrame & ComponentProps<typeof Textarea>) {
  return (
    <Frame label={label} error={error} hint={hint} required={area.required}>
      <Textarea {...area} />
    </Frame>
  );
}

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
