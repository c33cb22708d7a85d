import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirm } from './confirm.tsx';
import type { Question } from './confirm-dialog.tsx';
import { warnBeforeUnload } from './new-version.ts';
import { isAtOverlay } from './use-back-closes.ts';

/** What the screen asks before it is left; null while nothing would be lost. */
let current: Question | null = null;

/** Leaves the screen by `go`, at once or, where the screen has a question, after a yes. */
export async function leaveScreen(go: () => void): Promise<void> {
  if (!current || (await confirm(current))) go();
}

/**
 * Asks before the screen is left by a link or by `leaveScreen`; for a closed tab or a reload the browser asks in its own
 * words. Give the same question at each drawing while it holds.
 */
export function useLeaveQuestion(question: Question | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!question) return;
    current = question;
    // Before the router's links handle it.
    const follow = (event: MouseEvent) => {
      const address = addressOf(event);
      if (!address || !current) return;
      event.preventDefault();
      event.stopPropagation();
      void leaveScreen(() => navigate(address, { replace: isAtOverlay() }));
    };
    const stopWarning = warnBeforeUnload();
    document.addEventListener('click', follow, true);
    return () => {
      current = null;
      stopWarning();
      document.removeEventListener('click', follow, true);
    };
  }, [question, navigate]);
}

/** The address within the dashboard to which a click leads in this tab; null for another click. */
function addressOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlainClick = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
  if (!link?.href || !isPlainClick || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search + hash : null;
}
