import { useEffect, useRef } from 'react';

/** An open dialog, by the mark of its entry in the tab's history. */
interface OpenDialog {
  readonly mark: number;
  readonly close: () => void;
}

/** Open dialogs, the innermost last. */
const dialogs: OpenDialog[] = [];
let isLeaving = false;

/**
 * Back closes an open dialog and leaves the page under it as it is (F-59): the dialog has an entry of its own in the
 * tab's history, at the page's address. `onClose` is asked as Esc asks it; a dialog that stays open has its entry again.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const dialog = { mark: Math.random(), close: () => close.current() };
    dialogs.push(dialog);
    // For good, and once: the entries outlive their dialogs.
    window.addEventListener('popstate', follow);
    enter(dialog);
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      // A screen that follows the dialog, or another dialog, comes in the same moment and takes its entry's place.
      setTimeout(leaveClosed);
    };
  }, [isOpen]);
}

function enter({ mark }: OpenDialog): void {
  const state = { ...history.state, dialog: mark };
  if (isOfClosed()) history.replaceState(state, '');
  else history.pushState(state, '');
}

/** Whether the tab is at the entry of a dialog that is closed by now. */
function isOfClosed(): boolean {
  const mark = history.state?.dialog;
  return mark !== undefined && dialogs.every((dialog) => dialog.mark !== mark);
}

function leaveClosed(): void {
  if (isLeaving || !isOfClosed()) return;
  isLeaving = true;
  history.back();
}

function follow(): void {
  const wasLeaving = isLeaving;
  isLeaving = false;
  const innermost = dialogs.at(-1);
  if (!innermost) leaveClosed();
  else if (history.state?.dialog !== innermost.mark) {
    enter(innermost);
    if (!wasLeaving) innermost.close();
  }
}
