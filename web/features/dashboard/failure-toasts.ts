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

/** The failures that each part of a day's dashboard has shown. */
export type ShownFailures = Map<string, readonly Toast[]>;

/** Takes the failures that a part has now; answers those that no part has shown yet. */
export function newFailures(shown: ShownFailures, part: string, toasts: readonly Toast[]): readonly Toast[] {
  const known = new Set([...shown.values()].flat().map(({ title }) => title));
  shown.set(part, toasts);
  return toasts.filter(({ title }) => !known.has(title));
}

/** Forgets the failures of a part that leaves the page: if it comes back, they are shown again. */
export function forgetFailures(shown: ShownFailures, part: string) {
  shown.delete(part);
}

/** The failures of the shown day. */
export const DayFailures = createContext<ShownFailures>(new Map());

/**
 * Shows the refused lists of a part of the dashboard as toasts, each once, however many parts have it and however often they
 * are read. Give the same `answers` object while nothing changed; undefined means not known yet. Returns what Retry calls:
 * it asks again by `ask`, and what fails again is shown again.
 */
export function useFailureToasts(
  part: string,
  answers: readonly Answer[] | undefined,
  error: Error | undefined,
  isLoading: boolean,
  ask: () => void,
): () => void {
  const shown = useContext(DayFailures);
  useEffect(() => {
    if (isLoading || !(answers || error)) return;
    for (const toast of newFailures(shown, part, toastsOf(answers ?? [], error))) showToast(toast);
  }, [shown, part, answers, error, isLoading]);
  useEffect(() => () => forgetFailures(shown, part), [shown, part]);
  return useCallback(() => {
    shown.clear();
    ask();
  }, [shown, ask]);
}
