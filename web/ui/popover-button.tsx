import { type ReactNode, useId, useRef, useState } from 'react';
import { Button, type ButtonLook, type ButtonProps } from './button.tsx';
import { onIntent } from './late-code.ts';
import { LateOverlay } from './late-overlay.tsx';
import type { PopoverPanelProps } from './popover-panel.tsx';

/** What a button with a panel takes: besides a button's own, the panel's name and content. */
export interface PopoverButtonProps extends Omit<ButtonProps, 'content' | 'asChild'> {
  /** Without one it is a native button, as in the heads and cells of tables. */
  look?: ButtonLook;
  /** Name of the panel for screen readers. */
  label: string;
  /** Drawn while the panel is open; `close` also gives the focus back. */
  content: (close: () => void) => ReactNode;
}

/** The code of a panel. */
export const loadPopover = () => import('./popover-panel.tsx').then(({ PopoverPanel }) => PopoverPanel);
const onPanelIntent = onIntent(loadPopover);

/**
 * A button that opens a panel under itself: a click outside, Esc, Back and the focus that goes elsewhere close it, and the
 * focus returns to the button; on opening it goes to the panel's first control. Nothing of a panel is there before its
 * first opening: a table has a hundred such buttons.
 */
export function PopoverButton({ label, content, look, isSquare, ...rest }: PopoverButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const trigger = {
    ...rest,
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    ...onPanelIntent,
    onClick: () => {
      setOpened(true);
      setOpen(!isOpen);
    },
  } as const;
  const overlay: PopoverPanelProps = { isOpen, onClose: close, id, label, button, content: () => content(close) };
  return (
    <>
      {look ? <Button {...trigger} look={look} isSquare={isSquare} /> : <button type="button" {...trigger} />}
      {wasOpened && <LateOverlay load={loadPopover} overlay={overlay} />}
    </>
  );
}
