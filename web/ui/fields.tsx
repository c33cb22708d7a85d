import { type ComponentProps, type ReactNode, useId, useState } from 'react';

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
      {(links) => <input type="text" {...input} {...links} className="field-control" />}
    </Frame>
  );
}

/** A native date field; its value is `YYYY-MM-DD`, shown by the browser's locale. */
export function DateField(props: FieldFrame & Omit<ComponentProps<'input'>, 'type'>) {
  return <TextField {...props} type="date" />;
}

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

/** A password field with a button that shows the text. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ label, error, hint, ...input }: FieldFrame & Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Frame label={label} error={error} hint={hint} required={input.required}>
      {(links) => (
        <div className="field-with-button">
          <input {...input} {...links} type={isShown ? 'text' : 'password'} className="field-control" />
          <button
            type="button"
            title={isShown ? 'Hide what is typed' : 'Show what is typed'}
            aria-controls={links.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Frame>
  );
}

/** What binds a control to its label and its note. */
export interface FieldLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The label, the control as `children`, and the note under it, bound to each other. */
export function Frame(
  props: FieldFrame & { required: boolean | undefined; children: (links: FieldLinks) => ReactNode },
) {
  const { label, error, hint, required, children } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="field">
      <label className={`field-label ${required ? 'field-label-required' : ''}`} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {note && (
        <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
