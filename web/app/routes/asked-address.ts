import { mayUse, type Viewer } from '../../session/token.ts';
import { findScreen } from './navigation.ts';

export { findScreen };

/**
 * Leads to `/` and stores the address that was `asked` for in the tab's own history entry: a reload keeps it and no link
 * can write it. `userID` is the user that it is for; without one it is for the next user who signs in. An address without
 * a screen is not stored.
 */
export function askToSignIn({ pathname, search, hash }: URL, userID?: string): void {
  history.replaceState(findScreen(pathname) ? { asked: pathname + search + hash, userID } : null, '', '/');
}

/** Where sign-in leads: the asked address with its whole view when the viewer may open it, else `/dashboard`. */
export function addressAfterSignIn(state: unknown, viewer: Viewer): string {
  const { asked, userID } = (state ?? {}) as { asked?: unknown; userID?: unknown };
  const screen = findScreen(String(asked).split(/[?#]/)[0] ?? '');
  const isTheirs = userID === undefined || userID === viewer.userID;
  return screen && isTheirs && mayUse(viewer.role, screen.least) ? String(asked) : '/dashboard';
}
