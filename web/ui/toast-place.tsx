import { useLayoutEffect, useRef } from 'react';

const places: HTMLElement[] = [];
let toasts: HTMLElement | undefined;

/**
 * Where toasts stand while a dialog is open. What is outside a modal dialog is off for readers, keys and pointers, so
 * every modal dialog draws one of these inside itself while it is open; the innermost has the toasts.
 */
export function ToastPlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    places.push(element);
    moveToasts();
    return () => {
      places.splice(places.indexOf(element), 1);
      moveToasts();
    };
  }, []);
  return <div ref={place} />;
}

/** Gives the element that holds all toasts to the innermost place, else to the page. */
export function placeToasts(element: HTMLElement): void {
  toasts = element;
  moveToasts();
}

/** Moves the element itself, so that the live region and the time of its toasts stay. */
function moveToasts(): void {
  if (!toasts) return;
  (places.at(-1) ?? document.body).append(toasts);
  // A native dialog opens in its own layout effect, after this one, and would lie above.
  requestAnimationFrame(raiseToasts);
}

/** Puts the toasts on top of the top layer, where no dialog cuts them off. */
function raiseToasts(): void {
  const [region] = toasts?.children ?? [];
  if (!(region instanceof HTMLElement && region.isConnected)) return;
  region.hidePopover();
  region.showPopover();
}
