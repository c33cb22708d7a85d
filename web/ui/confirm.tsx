import { useEffect, useSyncExternalStore } from 'react';
import type { AskedQuestion, Question } from './confirm-dialog.tsx';
import { preloadCode } from './late-code.ts';
import { LateOverlay } from './late-overlay.tsx';

const load = () => import('./confirm-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);

let asked: AskedQuestion | null = null;
const listeners = new Set<() => void>();

/** Milliseconds in which the focus is back where it was: what was asked about, a form perhaps, goes after that. */
const focusReturns = 50;

/**
 * Asks `Are you sure?` over the named record; answers true for the action, false for Cancel, Esc and a click outside.
 * The focus is on the safe button and returns to where it was. A question that is still open is answered false.
 */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isSure: boolean) => {
      if (asked?.answer === answer && asked.isOpen) update({ ...asked, isOpen: false });
      setTimeout(resolve, focusReturns, isSure);
    };
    question.signal?.addEventListener('abort', () => answer(false));
    update({ ...question, isOpen: true, answer });
  });
}

function update(next: AskedQuestion): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where questions appear; mounted once. Chakra is loaded with the first one. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribe, () => asked);
  // A session that ends leaves no question to the next one.
  useEffect(() => () => asked?.answer(false), []);
  if (!question) return null;
  return <LateOverlay load={load} overlay={{ ...question, onClose: () => question.answer(false) }} />;
}

/** Fetches the question's code, for a pointer or the focus that comes near a button that asks one. */
export function preloadConfirm(): void {
  preloadCode(load);
}
