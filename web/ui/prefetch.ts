import { savesData } from './saves-data.ts';

/**
 * Runs jobs one after the other, each in an idle moment of the page, none while the page waits for its own answer, and
 * none over a line that is slow or paid for; a job that fails is left out. Returns the way to stop.
 */
export function prefetchOneByOne(jobs: readonly (() => Promise<unknown>)[]): () => void {
  let isStopped = savesData();
  const next = ([job, ...rest]: readonly (() => Promise<unknown>)[]) => {
    if (!job || isStopped) return;
    whenIdle(() => {
      if (isStopped) return;
      if (document.querySelector('[aria-busy="true"]')) {
        setTimeout(next, 300, [job, ...rest]);
        return;
      }
      job()
        .catch(() => undefined)
        .then(() => next(rest));
    });
  };
  next(jobs);
  return () => {
    isStopped = true;
  };
}

/** Calls back when the browser has nothing to do; Safari has no word for that and waits a second. */
function whenIdle(job: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(job, { timeout: 5_000 });
  else setTimeout(job, 1_000);
}
