import type { ComponentProps } from 'react';

/** A button where Chakra is not loaded: at sign-in, and in place of a page that broke. */
export function PlainButton({ isPrimary = false, ...rest }: ComponentProps<'button'> & { isPrimary?: boolean }) {
  return <button type="button" {...rest} className={isPrimary ? 'plain-button plain-primary' : 'plain-button'} />;
}
