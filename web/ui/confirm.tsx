import { useEffect, useSyncExternalStore } from 'react';
import type { AskedQuestion, Question } from './confirm-dialog.tsx';
import { createStore } from './create-store.ts';
import { onIntent } from './late-code.ts';
import { LateOverlay } from './late-overlay.tsx';

const load = () => import('./confirm-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);

const asked = createStore<AskedQuestion | null>(null);

/** Milliseconds in which the focus is back where it was: what was asked about, a form perhaps, goes after that. */
const focusReturns = 50;

/**
 * Asks `Are you sure?` over the named record; answers true for the action, false for Cancel, Esc and a click outside.
 * The focus is on the safe button and returns to where it was. A question that is still open is answered false.
 */
export function confirm(question: Question): Promise<boolean> {
  asked.read()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isSure: boolean) => {
      const shown = asked.read();
      if (shown?.answer === answer && shown.isOpen) asked.write({ ...shown, isOpen: false });
      setTimeout(resolve, focusReturns, isSure);
    };
    question.signal?.addEventListener('abort', () => answer(false));
    asked.write({ ...question, isOpen: true, answer });
  });
}

/** Where questions appear; mounted once. Chakra is loaded with the first one. */
export function ConfirmHost() {
  const question = useSyncExternalStore(asked.subscribe, asked.read);
  // A session that ends leaves no question to the next one.
  useEffect(() => () => asked.read()?.answer(false), []);
  if (!question) return null;
  return <LateOverlay load={load} overlay={{ ...question, onClose: () => question.answer(false) }} />;
}

/** Fetches the question's code, for a button that asks one. */
export const onQuestionIntent = onIntent(load);
