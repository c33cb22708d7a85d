import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

/**
 * What a native modal dialog takes that is open as long as `isOpen`: the browser keeps the focus inside, closes it on Esc
 * and gives the focus back; a press beside its content closes it too. Its `onClose` hears of all of them.
 */
export function useNativeDialog(isOpen: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  // A press that begins inside, as one that selects a text, closes nothing where it ends.
  const isBeside = useRef(false);
  const onPointerDown = ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
    isBeside.current = target === currentTarget;
  };
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (isBeside.current && target === currentTarget) currentTarget.close();
  };
  return { ref, onPointerDown, onClick };
}
