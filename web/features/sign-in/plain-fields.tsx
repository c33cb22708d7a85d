import { type ComponentProps, type ReactNode, useId, useState } from 'react';

/** What the fields of sign-in take: the label above, an error below. */
interface PlainFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
}

/** A field of sign-in, where Chakra is not loaded. */
export function PlainField({ label, error, ...input }: PlainFieldProps) {
  return (
    <Frame label={label} error={error}>
      {(links) => <input {...input} {...links} className="plain-input" />}
    </Frame>
  );
}

/** A password field with a button that shows the text. */
export function PlainPassword({ label, error, ...input }: PlainFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Frame label={label} error={error}>
      {(links) => (
        <div className="with-button">
          <input {...input} {...links} type={isShown ? 'text' : 'password'} className="plain-input" />
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

/** What binds a control to its label and its error. */
interface Links {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

function Frame(props: Pick<PlainFieldProps, 'label' | 'error'> & { children: (links: Links) => ReactNode }) {
  const { label, error, children } = props;
  const id = useId();
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': error ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {error && <p id={`${id}-note`}>{error}</p>}
    </div>
  );
}
