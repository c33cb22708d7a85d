import { Button as ChakraButton, type SystemStyleObject } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

/** How a button looks: see `theme/recipes.ts`. */
export type ButtonLook = 'plain' | 'primary' | 'danger' | 'quiet' | 'chip' | 'flag' | 'finding' | 'verdict' | 'link';

/** What a button of the product takes. */
export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** A picture only; give `aria-label` and `title`. */
  isSquare?: boolean | undefined;
  /** Its one child, a link, is drawn as a button. */
  asChild?: boolean;
  /** Whose colours a verdict has. */
  colorPalette?: string;
  /** Where it stands, and what no look has. */
  css?: SystemStyleObject;
}

/**
 * A button in the product's look; `primary` once a screen, `danger` for what cannot be undone. Type is `button`. A `disabled`
 * one does nothing and keeps the focus, which the browser would take from a reader who pressed it by keyboard.
 */
export function Button({ look = 'plain', isSquare, disabled, ...rest }: ButtonProps) {
  const size = isSquare && ({ size: 'icon' } as object);
  return (
    <ChakraButton
      {...lookOf(look, rest.className, isSquare)}
      {...size}
      {...(rest.asChild && { type: undefined })}
      {...own(rest)}
      {...(disabled && { 'aria-disabled': true, onClick: refuse })}
    />
  );
}

/** Sends no form either. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** A square quiet button with a picture only; `label` is what it does, read and shown on hover. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Button look="quiet" isSquare aria-label={label} title={label} {...rest}>
      {icon}
    </Button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'look'> {
  label: string;
  icon: ReactNode;
}

/** Chakra's types know the looks of its own recipe only. Where a chip stands decides how much room it has. */
function lookOf(variant: ButtonLook, className = '', isSquare = false): object {
  const chip = /chip|flag|finding/.test(variant) && `chip chip-${variant} ${isSquare ? 'chip-icon' : ''}`;
  return { variant, className: chip ? `${chip} ${className}` : className };
}

/** All but the class, which `lookOf` has joined. */
const own = ({ className: _joined, ...rest }: ButtonProps) => rest as ComponentProps<typeof ChakraButton>;
