import { createContext, useCallback, useContext, useEffect } from 'react';
import { messages } from '../../messages.ts';
import { errorText, isFault, readFailure } from '../../report/failure.ts';
import { showToast, type Toast } from '../../ui/toasts.tsx';

/** What a list of a part answered. */
interface Answer {
  readonly ok: boolean;
  readonly code?: string | null;
  readonly message?: string | null;
}

/** The toasts of a part's failed lists, as every list has them; faults on the way have none. */
export function toastsOf(answers: readonly Answer[], error?: Error): readonly Toast[] {
  const failed = answers.filter(({ ok, code }) => !ok && !isFault(code));
  const titles = failed.map(({ code, message }) => errorText(code, message));
  const failure = error && readFailure(error);
  if (failure?.isAnswer) titles.push(failure.message);
  return [...new Set(titles)].map((title) => ({ kind: title === messages.noRecord ? 'info' : 'error', title }));
}

/** What has failed on a day's dashboard: parts that fail alike tell it once, and so does one that is read again and again. */
export class ToldFailures {
  readonly #byPart = new Map<string, readonly Toast[]>();
  readonly #retried = new Set<string>();
  readonly #show: (toast: Toast) => void;

  constructor(show: (toast: Toast) => void = showToast) {
    this.#show = show;
  }

  /** Takes what of a part fails now, and shows what nobody was told of. */
  tell(part: string, toasts: readonly Toast[]): void {
    const known = this.#retried.delete(part) ? [] : [...this.#byPart.values()].flat();
    this.#byPart.set(part, toasts);
    for (const toast of toasts) if (!known.some(({ title }) => title === toast.title)) this.#show(toast);
  }

  /** Somebody asks for the part again, and wants to hear how that ended. */
  retry(part: string): void {
    this.#retried.add(part);
  }
}

/** The failures of the shown day. */
export const DayFailures = createContext(new ToldFailures());

/**
 * Shows the failed lists of a part of the dashboard as toasts. `answers` keeps its identity while it is the same;
 * undefined is not known. Answers what Retry says before it asks.
 */
export function useFailureToasts(
  part: string,
  answers: readonly Answer[] | undefined,
  error: Error | undefined,
  isLoading: boolean,
): () => void {
  const failures = useContext(DayFailures);
  useEffect(() => {
    if (!isLoading && (answers || error)) failures.tell(part, toastsOf(answers ?? [], error));
  }, [failures, part, answers, error, isLoading]);
  return useCallback(() => failures.retry(part), [failures, part]);
}
