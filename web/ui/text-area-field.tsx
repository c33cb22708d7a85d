import type { ComponentProps } from 'react';
import { type FieldFrame, Frame } from './fields.tsx';

/** A text of several lines. */
export function TextAreaField({ label, error, hint, ...area }: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} error={error} hint={hint} required={area.required}>
      {(links) => <textarea {...area} {...links} className="field-control" />}
    </Frame>
  );
}
