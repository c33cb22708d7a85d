import { chakra, useRecipe } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { type FieldFrame, Frame } from './fields.tsx';

/** A text of several lines. */
export function TextAreaField({ label, error, hint, ...area }: FieldFrame & ComponentProps<'textarea'>) {
  const id = useId();
  const look = useRecipe({ key: 'input' });
  return (
    <Frame label={label} controlID={id} error={error} hint={hint} required={area.required}>
      <chakra.textarea
        {...(area as ComponentProps<typeof chakra.textarea>)}
        css={look()}
        className="field-control"
        id={id}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
      />
    </Frame>
  );
}
