import { Fragment, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type EndReason, endSession, readSession, resumeSession, subscribeSession } from '../session/session.ts';
import { ErrorBoundary, Fault } from '../ui/error-boundary.tsx';
import { loadCode } from '../ui/late-code.ts';
import { showToast, ToastHost } from '../ui/toasts.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');
const root = createRoot(container);
let turn = 0;

/** The screens and their addresses, which sign-in alone needs nothing of. */
const loadAddresses = () => import('../app/routes/asked-address.ts');

/**
 * Decides between sign-in and the application, which never load each other's code: sign-in has no router, Chakra or
 * Apollo. Known addresses without a session lead to `/`, `/` with one to what was asked for.
 * `leaver` is whose session has ended just now.
 */
async function show(leaver?: string): Promise<void> {
  turn += 1;
  const mine = turn;
  try {
    // When all listeners have heard it, and before anything is loaded: what is drawn belongs to the session that ended.
    if (leaver !== undefined) {
      await null;
      if (mine === turn) draw(null);
    }
    await settleAddress(leaver);
    if (mine !== turn) return;
    const page = location.pathname === '/' ? await signInPage() : await application();
    if (mine === turn) draw(page);
  } catch {
    if (mine === turn)
      draw(<Fault title="The page could not be loaded." text="Check the network." onRetry={() => show()} />);
  }
}

async function settleAddress(leaver: string | undefined): Promise<void> {
  // As it is now: what is still drawn of a session that has ended may change it.
  const asked = new URL(location.href);
  const path = asked.pathname;
  if (path === '/logout') {
    if (session) endSession();
    history.replaceState(null, '', '/');
  } else if (session && path === '/') {
    const { addressAfterSignIn } = await loadAddresses();
    if (session) history.replaceState(null, '', addressAfterSignIn(history.state, session.viewer));
  } else if (!session && path !== '/') {
    const { askToSignIn, findScreen } = await loadAddresses();
    if (!session && (leaver || findScreen(path))) askToSignIn(asked, leaver);
  }
}

async function signInPage(): Promise<ReactNode> {
  const { SignInPage } = await import('../features/sign-in/sign-in-page.tsx');
  return <SignInPage notice={ended?.message} />;
}

async function application(): Promise<ReactNode> {
  // The screen's code travels beside the application's, not after it; the application reports a failure.
  const screen = loadAddresses().then(({ findScreen }) => findScreen(location.pathname));
  const [page] = await Promise.all([
    import('../app/app.tsx').then(({ prepareApp }) => prepareApp()),
    screen.then((found) => found && loadCode(found.load)).catch(() => undefined),
  ]);
  return page;
}

/** In development everything is drawn twice and every effect runs twice, so that what does not bear it shows. */
const Checked = import.meta.env.DEV ? StrictMode : Fragment;

function draw(page: ReactNode): void {
  // At once and with its effects: what these ask of the gateway is on its way while the page is laid out.
  flushSync(() =>
    root.render(
      <Checked>
        <ErrorBoundary key={turn}>{page}</ErrorBoundary>
        <ToastHost />
      </Checked>,
    ),
  );
}

/** Why the last session ended, for those who were not asked. */
let ended: EndReason | null | undefined = resumeSession();
let session = readSession();
subscribeSession((reason) => {
  const before = session;
  session = readSession();
  // A token that was renewed changes nothing; somebody else's, of another tab, everything.
  if (before?.viewer.userID === session?.viewer.userID) return;
  ended = reason;
  if (reason?.kind === 'error') showToast({ kind: 'error', title: reason.message });
  // Who left on purpose begins anew; who did not comes back to the same view.
  if (before && !reason) history.replaceState(null, '', '/');
  show(before?.viewer.userID);
});
// The application's router handles Back itself; sign-in has no router.
window.addEventListener('popstate', () => {
  if (!session) show();
});
show();
