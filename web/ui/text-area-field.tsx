import { Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { type FieldFrame, Frame } from './fields.tsx';

/** A text of several lines. */
export function TextAreaField({ label, error, hint, ...area }: FieldFrame & ComponentProps<typeof Textarea>) {
  return (
    <Frame label={label} error={error} hint={hint} required={area.required}>
      <Textarea {...area} />
    </Frame>
  );
}
