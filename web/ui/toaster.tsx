import { ChakraProvider, Toaster as ChakraToaster, createToaster, Toast as ToastPart } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type DOMAttributes, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { toastDuration } from '../../schema/limits.ts';
import { toastRecipe } from './theme/overlay-recipes.ts';
import { system } from './theme/system.ts';
import { placeToasts } from './toast-place.tsx';
import type { Toast } from './toasts.tsx';

const element = document.createElement('div');
const most = 4;
let lastID = 0;
const toaster = createToaster({ placement: 'top-end', duration: toastDuration, gap: 8 });

/** Shows a toast. An equal text that is still shown begins anew; the oldest goes when there would be too many. */
export function addToast({ kind, title, message }: Toast): void {
  const shown = toaster.getVisibleToasts();
  const equal = shown.find((one) => one.title === title && one.description === message);
  const leaving = equal ?? shown[most - 1];
  if (leaving?.id) {
    returnFocus(leaving.id);
    toaster.remove(leaving.id);
  }
  lastID += 1;
  const id = equal?.id ?? String(lastID);
  const onStatusChange = ({ status }: { status: string }) => status === 'dismissing' && returnFocus(id);
  toaster.create({ id, type: kind, title, description: message, onStatusChange });
}

let focusBefore: EventTarget | null = null;

/** The library would send the focus back from wherever the reader goes next, so it does not see these events. */
const focusHandlers: Pick<DOMAttributes<HTMLElement>, 'onFocusCapture' | 'onBlurCapture'> = {
  onFocusCapture: (event) => {
    event.stopPropagation();
    if (!element.contains(event.relatedTarget)) focusBefore = event.relatedTarget;
    toaster.pause();
    // By its key, while there is none.
    if (toaster.getCount() === 0) leave();
  },
  onBlurCapture: (event) => {
    event.stopPropagation();
    if (!element.matches(':hover')) toaster.resume();
  },
};

/** A toast that goes gives the focus back that it has. */
function returnFocus(id: string): void {
  if (document.getElementById(`toast:${id}`)?.contains(document.activeElement)) leave();
}

/** The toasts hear that the focus has left them even where there is nothing to send it to. */
function leave(): void {
  if (focusBefore instanceof HTMLElement) focusBefore.focus();
  if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
}

// Chakra's own indicator has no picture for `info`.
const icons = { info: Info, success: CircleCheck, error: CircleAlert };

/** The toasts, in an element that moves into the innermost open dialog: see `ToastPlace`. */
export function Toaster() {
  useLayoutEffect(() => placeToasts(element), []);
  return createPortal(
    <ChakraProvider value={system}>
      <ChakraToaster
        toaster={toaster}
        className="screen-only"
        aria-label="Notifications"
        popover="manual"
        inset="auto"
        overflow="visible"
        background="none"
        {...focusHandlers}
      >
        {({ type, title, description }) => {
          const Icon = icons[type as Toast['kind']];
          return (
            <ToastPart.Root recipe={toastRecipe} role={type === 'error' ? 'alert' : 'status'}>
              <Icon size={18} aria-hidden />
              <div>
                <ToastPart.Title>{title}</ToastPart.Title>
                {description && <ToastPart.Description>{description}</ToastPart.Description>}
              </div>
              <ToastPart.CloseTrigger aria-label="Dismiss" onMouseDown={(event) => event.preventDefault()}>
                <X size={16} aria-hidden />
              </ToastPart.CloseTrigger>
            </ToastPart.Root>
          );
        }}
      </ChakraToaster>
    </ChakraProvider>,
    element,
  );
}
