import { Popover, Portal } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import './popover-panel.css';
import { popoverRecipe } from './theme/overlay-recipes.ts';
import { useBackCloses } from './use-back-closes.ts';

/** What a panel takes. */
export interface PopoverPanelProps {
  isOpen: boolean;
  onClose: () => void;
  id: string;
  /** Its name. */
  label: string;
  /** The button that opened it: it stands there, and the focus returns there. */
  button: RefObject<HTMLElement | null>;
  content: () => ReactNode;
}

/** The panel behind PopoverButton, in its own chunk. */
export function PopoverPanel({ isOpen, onClose, id, label, button, content }: PopoverPanelProps) {
  useBackCloses(isOpen, onClose);
  return (
    <Popover.Root
      recipe={popoverRecipe}
      ids={{ content: id }}
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      // By itself only one that was drawn closed before takes the focus.
      autoFocus={false}
      finalFocusEl={() => button.current}
      persistentElements={[() => button.current]}
      positioning={{
        getAnchorElement: () => button.current,
        placement: 'bottom-start',
        strategy: 'fixed',
        gutter: 6,
        overflowPadding: 8,
        fitViewport: true,
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label}>
            <Drawn of={id}>{content}</Drawn>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

/** What is drawn takes the focus before the browser has found a place for it: nothing scrolls there. */
function Drawn({ of, children }: { of: string; children: () => ReactNode }) {
  useLayoutEffect(() => {
    const panel = document.getElementById(of);
    const control = panel?.querySelector<HTMLElement>('input, select, button') ?? panel;
    control?.focus({ preventScroll: true });
  }, [of]);
  return children();
}
