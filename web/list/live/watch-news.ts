import { liveIdleAfter, liveIdleInterval, liveLongestInterval, liveSavingInterval } from '../../../schema/live.ts';
import type { AskNews } from '../../api/ask-news.ts';
import { lastActivity } from '../../session/session.ts';
import { savesData } from '../../ui/saves-data.ts';
import { pollInterval } from './pace.ts';

/**
 * Polls every interval and calls `hear` with what is new, until the returned function is called. Asks nothing while the
 * page is hidden or offline. When the page comes back it asks at once, or when the interval since the last poll is over. It
 * asks less often where data is saved, while the reader is idle, and after each failure, for which it calls `fail`. The
 * first poll comes at a random moment of the interval, so that readers who come at once do not ask at once.
 */
export function watchNews<Data>(
  ask: AskNews<Data>,
  hear: (news: Data) => void,
  fail: () => void = () => undefined,
): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let failures = 0;
  let askedAt = Number.NEGATIVE_INFINITY;

  const isAway = () => document.hidden || !navigator.onLine;
  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    if (!end.signal.aborted) timer = setTimeout(look, milliseconds);
  };
  async function look() {
    if (isAway() || isAsking) return;
    isAsking = true;
    askedAt = performance.now();
    try {
      const news = await ask(end.signal);
      failures = 0;
      if (news && !end.signal.aborted) hear(news);
    } catch {
      failures += 1;
      if (!end.signal.aborted) fail();
    }
    isAsking = false;
    const took = performance.now() - askedAt;
    // A gateway that takes long is left alone for as long.
    plan(Math.max(pause(failures) - took, took));
  }
  const wake = () => {
    if (isAway()) clearTimeout(timer);
    else plan(Math.max(0, askedAt + pollInterval() - performance.now()));
  };

  plan(Math.random() * pollInterval());
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  return () => {
    end.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
  };
}

/** Milliseconds to the next poll. Who failed together does not come back together. */
function pause(failures: number): number {
  const isIdle = Date.now() - lastActivity() > liveIdleAfter;
  const least = pollInterval();
  const usual = Math.max(least, savesData() ? liveSavingInterval : isIdle ? liveIdleInterval : 0);
  if (failures === 0) return usual;
  return Math.max(least, Math.min(liveLongestInterval, usual * 2 ** failures) * (0.5 + Math.random() / 2));
}
