import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { dialogRecipe } from './theme/overlay-recipes.ts';
import { ToastPlace } from './toast-place.tsx';
import { useBackCloses } from './use-back-closes.ts';

/** What every dialog takes. */
export interface ModalProps {
  isOpen: boolean;
  /** Asked by Esc, Back and a press beside it; the caller sets `isOpen`. */
  onClose: () => void;
  /** What is open stands in the address, so Back closes it already. */
  isOfAddress?: boolean;
  /** Its name, where no `ModalHead` shows one. */
  label?: string;
  role?: 'dialog' | 'alertdialog';
  width?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'fit';
  place?: 'top' | 'high' | 'middle' | 'side';
  /** Stays within the window and scrolls inside. */
  isFramed?: boolean;
  /** The whole screen on a phone. */
  isWhole?: boolean;
  /** What has the focus first; without one what is marked `data-autofocus`, else the first control. */
  firstFocus?: () => HTMLElement | null;
  /** Where the focus goes afterwards, if not to what opened it. */
  lastFocus?: (() => HTMLElement | null) | undefined;
  /** Esc closes unless this prevents it. */
  onEscape?: (event: KeyboardEvent) => void;
  /** Of the element that holds the content. */
  frame?: ComponentProps<typeof Dialog.Content> & { readonly [data: `data-${string}`]: unknown };
  children: ReactNode;
}

/**
 * The one dialog: the focus goes in, stays, and returns to what opened it; Esc, Back and a press beside it close it. Its
 * content exists while it is open. It goes at once and without a motion.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, label, role = 'dialog', isFramed = false, isWhole = false, ...rest } = props;
  useBackCloses(isOpen && !rest.isOfAddress, onClose);
  const opener = useOpener(isOpen);
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      {...{ width: rest.width, place: rest.place, isFramed, isWhole }}
      role={role}
      {...(label !== undefined && { 'aria-label': label })}
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      onEscapeKeyDown={(event) => (closesList(event.target) ? event.preventDefault() : rest.onEscape?.(event))}
      closeOnInteractOutside
      initialFocusEl={() => rest.firstFocus?.() ?? null}
      finalFocusEl={() => rest.lastFocus?.() ?? opener()}
      preventScroll={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content {...rest.frame}>
            {rest.children}
            <ToastPlace />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Whether Esc, pressed in `target`, closes a list of choices below it: see `use-choices.ts`. */
const closesList = (target: EventTarget | null) => target instanceof Element && target.matches('[data-dismisses=true]');

/** The title of a dialog, what belongs beside it, and the cross that closes it; without `onClose` no cross. */
export function ModalHead({ title, onClose, closeLabel = 'Close', facts, children }: ModalHeadProps) {
  return (
    <Dialog.Header className="modal-head">
      <div>
        <Dialog.Title>{title}</Dialog.Title>
        {facts}
      </div>
      {children}
      {onClose && (
        <IconButton
          label={closeLabel}
          className="modal-close"
          // Not a name in the title, which leads away.
          data-autofocus
          icon={<X aria-hidden />}
          onClick={onClose}
        />
      )}
    </Dialog.Header>
  );
}

interface ModalHeadProps {
  title: ReactNode;
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  /** Lines under the title. */
  facts?: ReactNode;
  /** Between the title and the cross. */
  children?: ReactNode;
}

/**
 * Where the focus goes when a dialog closes: to what had it before; where that is gone, to the button of the panel that
 * it was in, or to the page's heading, as after a form that brought another page.
 */
function useOpener(isOpen: boolean): () => HTMLElement | null {
  const openers = useRef<readonly (Element | null)[]>([]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    const panel = opener?.closest('[role=dialog][id]');
    openers.current = [opener, panel ? document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`) : null];
  }, [isOpen]);
  return () => {
    const isThere = (element: Element | null) =>
      element instanceof HTMLElement && element.isConnected && element !== document.body;
    return (openers.current.find(isThere) ?? document.querySelector('main h1')) as HTMLElement | null;
  };
}
