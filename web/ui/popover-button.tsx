import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonLook, type ButtonProps } from './button.tsx';
import './popover-button.css';
import { useBackCloses } from './use-back-closes.ts';

/** What a button with a panel takes: besides a button's own, the panel's name and content. */
export interface PopoverButtonProps extends Omit<ButtonProps, 'content' | 'asChild'> {
  /** Without one it is a native button, as in the heads and cells of tables. */
  look?: ButtonLook;
  /** Name of the panel for screen readers. */
  label: string;
  /** Drawn while the panel is open; `close` also gives the focus back. */
  content: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel under itself, in the browser's top layer: a click outside, Esc and Back close it and the focus
 * returns to the button; on opening it goes to the panel's first control. Nothing of the panel exists while it is closed.
 */
export function PopoverButton({ label, content, children, look, isSquare, ...rest }: PopoverButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The press that lands on the button closes an open panel before the click arrives, which must not open it again.
  const wasOpen = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !button.current) return;
    panel.current.showPopover();
    place(panel.current, button.current.getBoundingClientRect());
    panel.current.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
  }, [isOpen]);

  const close = () => panel.current?.hidePopover();
  useBackCloses(isOpen, close);

  const trigger = {
    ...rest,
    children,
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onPointerDown: () => {
      wasOpen.current = isOpen;
    },
    onClick: () => {
      setOpen(!isOpen && !wasOpen.current);
      wasOpen.current = false;
    },
  } as const;

  return (
    <>
      {look ? <Button {...trigger} look={look} isSquare={isSquare} /> : <button type="button" {...trigger} />}
      {isOpen &&
        createPortal(
          <div
            ref={panel}
            id={id}
            popover="auto"
            role="dialog"
            aria-label={label}
            className="popover-panel"
            onToggle={(event) => event.newState === 'closed' && setOpen(false)}
          >
            {content(close)}
          </div>,
          document.body,
        )}
    </>
  );
}

const gap = 6;
const edge = 8;

function place(panel: HTMLElement, anchor: DOMRect): void {
  const below = window.innerHeight - anchor.bottom - gap - edge;
  const above = anchor.top - gap - edge;
  const isBelow = below >= Math.min(panel.offsetHeight, 320) || below >= above;
  panel.style.maxHeight = `${isBelow ? below : above}px`;
  const left = Math.max(edge, Math.min(anchor.left, window.innerWidth - panel.offsetWidth - edge));
  const top = isBelow ? anchor.bottom + gap : anchor.top - gap - panel.offsetHeight;
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}
