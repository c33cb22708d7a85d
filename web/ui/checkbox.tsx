import type { ComponentProps } from 'react';

/** A box that is ticked or not, with what it says as `children` beside it. The browser's own, since a filter has hundreds. */
export function Checkbox({ children, className = '', ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={`checkbox ${className}`}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}
