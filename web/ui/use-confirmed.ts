import { useRef, useState } from 'react';
import { confirm } from './confirm.tsx';
import type { Question } from './confirm-dialog.tsx';
import { readFormFailure } from './form-failure.ts';
import { showToast } from './toasts.tsx';

/** What is done to a record after a question. */
interface ConfirmedAction<Subject> {
  /** Names the record, and says what comes of it. */
  readonly ask: (subject: Subject) => Question | Promise<Question>;
  readonly send: (subject: Subject) => Promise<unknown>;
  /** What is said when it is done. */
  readonly done: string;
  /** What the reader has to do next, in a sentence. */
  readonly next?: (subject: Subject) => string;
  /** The row or its button goes. */
  readonly isGone?: boolean;
}

/** Does something to a record when the reader is sure. One at a time; a failure is said. */
export function useConfirmed<Subject>({ ask, send, done, next, isGone }: ConfirmedAction<Subject>) {
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);

  async function run(subject: Subject) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      setRunning(true);
      const question = await ask(subject);
      setRunning(false);
      if (!(await confirm(question))) return;
      setRunning(true);
      await send(subject);
      showToast({ kind: 'success', title: done, ...(next && { message: next(subject) }) });
      // The button that was pressed goes with its row.
      if (isGone) document.querySelector<HTMLElement>('main h1')?.focus();
    } catch (error) {
      showToast({ kind: 'error', title: readFormFailure(error).message });
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }

  return { run, isRunning };
}
