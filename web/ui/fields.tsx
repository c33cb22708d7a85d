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
