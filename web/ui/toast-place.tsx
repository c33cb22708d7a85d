import { useLayoutEffect, useRef } from 'react';

const places: HTMLElement[] = [];
let toaster: HTMLElement | null = null;

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
    moveToaster();
    return () => {
      places.splice(places.indexOf(element), 1);
      moveToaster();
    };
  }, []);
  return <div ref={place} />;
}

/** Gives the one element that holds all toasts to the innermost place, else to the page; null takes it away. */
export function placeToaster(element: HTMLElement | null): void {
  toaster?.remove();
  toaster = element;
  moveToaster();
}

/**
 * Moves the element itself, so that its live regions and the time of its toasts stay. It is raised with the next frame: a
 * native dialog opens in its own layout effect, after this one, and would lie above; and the page is laid out by then.
 */
function moveToaster(): void {
  const place = places.at(-1) ?? document.body;
  if (!toaster || toaster.parentElement === place) return;
  place.append(toaster);
  requestAnimationFrame(raiseToaster);
}

/** Puts the toasts on top of the top layer. */
function raiseToaster(): void {
  if (!toaster?.isConnected) return;
  toaster.hidePopover();
  toaster.showPopover();
}
