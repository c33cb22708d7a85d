import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toastDuration } from '../../schema/limits.ts';
import { createStore } from './create-store.ts';
import { placeToaster } from './toast-place.tsx';
import './toasts.css';

/** A short notice. Errors are announced at once, the others when the reader pauses. */
export interface Toast {
  readonly kind: 'info' | 'success' | 'error';
  readonly title: string;
  readonly message?: string | undefined;
}

type ShownToast = Toast & { readonly id: number };

const shown = createStore<readonly ShownToast[]>([]);
let lastId = 0;

/** Shows a toast at the top right for 3,000 ms; the time stops while it is hovered or holds the focus. */
export function showToast(toast: Toast): void {
  lastId += 1;
  // An equal text that is still shown is replaced, so that repeated failures do not pile up.
  const others = shown.read().filter(({ title, message }) => title !== toast.title || message !== toast.message);
  shown.write([...others, { ...toast, id: lastId }].slice(-4));
}

/** Says what did not come about, and why. */
export const showFailure = (title: string, error: unknown): void =>
  showToast({ kind: 'error', title, message: error instanceof Error ? error.message : undefined });

const dismiss = (id: number) => shown.write(shown.read().filter((toast) => toast.id !== id));

/**
 * The toasts; mounted once, drawn inside the innermost open dialog (`ToastPlace`). Both live regions are there before
 * their first text, or readers miss it.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(shown.subscribe, shown.read);
  const [element] = useState(toasterElement);
  useLayoutEffect(() => {
    placeToaster(element);
    return () => placeToaster(null);
  }, [element]);
  const region = (kinds: readonly Toast['kind'][]) =>
    toasts.filter(({ kind }) => kinds.includes(kind)).map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return createPortal(
    <>
      <div role="alert" aria-live="assertive">
        {region(['error'])}
      </div>
      <div role="status" aria-live="polite">
        {region(['info', 'success'])}
      </div>
    </>,
    element,
  );
}

function toasterElement(): HTMLElement {
  const element = document.createElement('section');
  element.className = 'toaster';
  element.popover = 'manual';
  element.ariaLabel = 'Notifications';
  return element;
}

const icons = { info: Info, success: CircleCheck, error: CircleAlert } as const;
const palettes = { info: 'brand', success: 'green', error: 'red' } as const;

function ToastCard({ toast }: { toast: ShownToast }) {
  const Icon = icons[toast.kind];
  const clock = useRef({ remaining: toastDuration as number, started: 0, timer: 0 }).current;
  // By the event itself: a timer that an effect stops may run out between the two.
  const hold = useCallback(() => {
    if (!clock.timer) return;
    clearTimeout(clock.timer);
    clock.timer = 0;
    clock.remaining -= performance.now() - clock.started;
  }, [clock]);
  const go = useCallback(() => {
    if (clock.timer) return;
    clock.started = performance.now();
    clock.timer = window.setTimeout(() => dismiss(toast.id), clock.remaining);
  }, [clock, toast.id]);
  useEffect(() => {
    go();
    return hold;
  }, [go, hold]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock; the button is the control.
    <div
      className="toast"
      // Not onMouseEnter, which does not come to a toast that moves up under a mouse at rest when another has gone.
      onMouseOver={hold}
      onMouseLeave={go}
      onFocus={hold}
      onBlur={go}
    >
      <Icon size={18} color={`var(--${palettes[toast.kind]}-fg)`} aria-hidden />
      <div className="toast-text">
        <strong>{toast.title}</strong>
        {toast.message && <p>{toast.message}</p>}
      </div>
      <button type="button" className="toast-close" aria-label="Dismiss" onClick={() => dismiss(toast.id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
