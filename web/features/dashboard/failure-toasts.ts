import { createContext, useCallback, useContext, useEffect } from 'react';
import { errorText, isFault, readFailure } from '../../api/failure.ts';
import { saysNoRecord } from '../../messages.ts';
import { showToast, type Toast } from '../../ui/toasts.tsx';

/** How one list of a part was answered. */
interface Answer {
  readonly ok: boolean;
  readonly code?: string | null;
  readonly message?: string | null;
}

/** The toasts for a part's refused lists, as in every list; faults on the way to an answer have none. */
export function toastsOf(answers: readonly Answer[], error?: Error): readonly Toast[] {
  const failed = answers.filter(({ ok, code }) => !ok && !isFault(code));
  const titles = failed.map(({ code, message }) => errorText(code, message));
  const failure = error && readFailure(error);
  if (failure?.isAnswer) titles.push(failure.message);
  return [...new Set(titles)].map((title) => ({ kind: saysNoRecord(title) ? 'info' : 'error', title }));
}

/** Remembers the failures of a day's dashboard, so that each is shown once, however many parts have it and however often they are read. */
export class ShownFailures {
  readonly #byPart = new Map<string, readonly Toast[]>();
  readonly #retried = new Set<string>();
  readonly #show: (toast: Toast) => void;

  constructor(show: (toast: Toast) => void = showToast) {
    this.#show = show;
  }

  /** Takes the failures that a part has now, and shows those that were not shown yet. */
  report(part: string, toasts: readonly Toast[]): void {
    const known = this.#retried.delete(part) ? [] : [...this.#byPart.values()].flat();
    this.#byPart.set(part, toasts);
    for (const toast of toasts) if (!known.some(({ title }) => title === toast.title)) this.#show(toast);
  }

  /** The user asks for the part again: its next failure is shown even if it is the same. */
  retry(part: string): void {
    this.#retried.add(part);
  }
}

/** The failures of the shown day. */
export const DayFailures = createContext(new ShownFailures());

/**
 * Shows the refused lists of a part of the dashboard as toasts. Give the same `answers` object while nothing changed;
 * undefined means not known yet. Returns what Retry calls: it asks again by `ask`.
 */
export function useFailureToasts(
  part: string,
  answers: readonly Answer[] | undefined,
  error: Error | undefined,
  isLoading: boolean,
  ask: () => void,
): () => void {
  const failures = useContext(DayFailures);
  useEffect(() => {
    if (!isLoading && (answers || error)) failures.report(part, toastsOf(answers ?? [], error));
  }, [failures, part, answers, error, isLoading]);
  return useCallback(() => {
    failures.retry(part);
    ask();
  }, [failures, part, ask]);
}
