/** Longest pause between two looks, in milliseconds. */
const longestPause = 30_000;

/**
 * Looks after `first` milliseconds, then after pauses that double up to half a minute, until the returned function is
 * called. Nothing is asked while the page is hidden; when it is seen again it looks at once, and the pauses begin anew.
 */
export function lookWithBackOff(look: () => Promise<unknown>, first: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = first;
  let isLooking = false;
  let isOver = false;

  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isOver && !document.hidden) timer = setTimeout(ask, milliseconds);
  };
  async function ask() {
    if (isLooking) return;
    isLooking = true;
    // The caller shows the failure; the next look comes later.
    await look().catch(() => undefined);
    isLooking = false;
    pause = Math.min(longestPause, pause * 2);
    plan(pause);
  }
  const turn = () => {
    pause = first;
    plan(0);
  };

  plan(first);
  document.addEventListener('visibilitychange', turn);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
  };
}
