import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Question } from './confirm-dialog.tsx';
import { askBeforeLeaving, leaveScreen } from './leave-question.ts';
import { warnBeforeUnload } from './new-version.ts';
import { holdPage, isAtOverlay } from './use-back-closes.ts';

/**
 * Asks before the screen is left by a link, by Back or by `leaveScreen`; for a closed tab or a reload the browser asks in
 * its own words. Give the same question at each drawing while it holds.
 */
export function useLeaveQuestion(question: Question | null): void {
  const navigate = useNavigate();
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back leads away from each place of the screen.
  useEffect(() => {
    if (!question) return;
    askBeforeLeaving(question);
    const { href } = location;
    const { state } = history;
    // The tab has left already, and is led to the screen again until there is a yes.
    holdPage((event) => {
      if (location.href === href) return false;
      event.stopImmediatePropagation();
      history.pushState(state, '', href);
      void leaveScreen(() => {
        holdPage(null);
        navigate(isAtOverlay() ? -2 : -1);
      });
      return true;
    });
    // Before the router's links handle it.
    const follow = (event: MouseEvent) => {
      const address = addressOf(event);
      if (!address) return;
      event.preventDefault();
      event.stopPropagation();
      void leaveScreen(() => navigate(address, { replace: isAtOverlay() }));
    };
    const stopWarning = warnBeforeUnload();
    document.addEventListener('click', follow, true);
    return () => {
      askBeforeLeaving(null);
      holdPage(null);
      stopWarning();
      document.removeEventListener('click', follow, true);
    };
  }, [question, navigate, place]);
}

/** The address within the dashboard to which a click leads in this tab; null for another click. */
function addressOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlainClick = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
  if (!link?.href || !isPlainClick || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search + hash : null;
}
