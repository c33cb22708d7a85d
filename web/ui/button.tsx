import type { ComponentProps, ReactNode } from 'react';

/** A button in the product's look; `primary` once a screen, `danger` for what cannot be undone. Type is `button`. */
export function Button({ look = 'plain', className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`button ${look === 'plain' ? '' : `button-${look}`} ${className}`}>
      {children}
    </button>
  );
}

/** A square button with a picture only; `label` is what it does, read and shown on hover. */
export function IconButton({
  label,
  icon,
  ...rest
}: Omit<ButtonProps, 'children'> & { label: string; icon: ReactNode }) {
  return (
    <Button {...rest} className={`button-icon ${rest.className ?? ''}`} aria-label={label} title={label}>
      {icon}
    </Button>
  );
}

/** What a button of the product takes. */
export interface ButtonProps extends ComponentProps<'button'> {
  look?: 'plain' | 'primary' | 'danger' | 'quiet';
}
