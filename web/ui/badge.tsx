import type { ComponentProps } from 'react';

/** What a colour says; `flag` is for photos that were not recognised. */
export type Tone = 'gray' | 'brand' | 'green' | 'amber' | 'red' | 'flag';

/** A word or a number on a ground of its own. Native, since a table has hundreds. */
export function Badge({ tone = 'gray', className = '', ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span {...rest} className={`badge tone-${tone} ${className}`} />;
}
