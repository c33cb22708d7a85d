import { useEffect, useState } from 'react';
import type { QueuedRecord } from './review-queue.ts';

/** The keys of a queue: the same array while the queue is the same. */
export function useKeys(queue: readonly QueuedRecord[]): readonly string[] {
  const [known, setKnown] = useState(() => ({ queue, keys: queue.map(({ key }) => key) }));
  if (known.queue === queue) return known.keys;
  const next = { queue, keys: queue.map(({ key }) => key) };
  setKnown(next);
  return next.keys;
}

/** A page that was just opened has its focus nowhere: the keys should work at once. */
export function useFirstFocus() {
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.review')?.focus();
  }, []);
}
