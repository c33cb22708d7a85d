import { useRef, useState } from 'react';
import { readFormFailure } from '../api/failure.ts';
import { confirm } from './confirm.tsx';
import type { Question } from './confirm-dialog.tsx';
import { showToast } from './toasts.tsx';

/** What is done to a record after a question. */
interface ConfirmedAction<Subject, Answer> {
  /** Names the record, and says what comes of it. */
  readonly ask: (subject: Subject) => Question | Promise<Question>;
  readonly send: (subject: Subject) => Promise<Answer>;
  /** What is said when it is done; `message` may say what the reader has to do next. */
  readonly done: string | ((answer: Answer, subject: Subject) => { readonly title: string; readonly message?: string });
  /** The row or its button goes. */
  readonly isGone?: boolean;
}

/** Does something to a record when the reader is sure. One at a time; a failure is said. */
export function useConfirmed<Subject, Answer>({ ask, send, done, isGone }: ConfirmedAction<Subject, Answer>) {
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
      const answer = await send(subject);
      showToast({ kind: 'success', ...(typeof done === 'string' ? { title: done } : done(answer, subject)) });
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
