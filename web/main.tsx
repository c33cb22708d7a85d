import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import './theme/forced-colors.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { addressAfterSignIn, askToSignIn } from './app/asked-address.ts';
import { ErrorBoundary, Fault } from './app/error-boundary.tsx';
import { findScreen } from './app/navigation.ts';
import { type EndReason, endSession, readSession, resumeSession, subscribeSession } from './session/session.ts';
import { loadCode } from './ui/late-code.ts';
import { showToast, Toaster } from './ui/toasts.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');
const root = createRoot(container);
let turn = 0;

/**
 * Decides between sign-in and the application, which never load each other's code: sign-in has no router, Chakra or
 * Apollo. Known addresses without a session lead to `/`, `/` with one to what was asked for.
 */
async function show(): Promise<void> {
  turn += 1;
  const mine = turn;
  settleAddress();
  try {
    const page = location.pathname === '/' ? await signInPage() : await application();
    if (mine === turn) draw(page);
  } catch {
    if (mine === turn) draw(<Fault title="The page could not be loaded." text="Check the network." onRetry={show} />);
  }
}

function settleAddress(): void {
  const path = location.pathname;
  if (path === '/logout') {
    if (session) endSession();
    history.replaceState(null, '', '/');
  } else if (session && path === '/') {
    history.replaceState(null, '', addressAfterSignIn(history.state, session.viewer));
  } else if (!session && findScreen(path)) askToSignIn();
}

async function signInPage(): Promise<ReactNode> {
  const { SignInPage } = await import('./features/sign-in/sign-in-page.tsx');
  return <SignInPage notice={ended?.message} />;
}

async function application(): Promise<ReactNode> {
  // The screen's code travels beside the application's, not after it; the application reports a failure.
  const load = findScreen(location.pathname)?.load;
  const [page] = await Promise.all([
    import('./app/app.tsx').then(({ prepareApp }) => prepareApp()),
    load && loadCode(load).catch(() => undefined),
  ]);
  return page;
}

function draw(page: ReactNode): void {
  root.render(
    <>
      <ErrorBoundary key={turn}>{page}</ErrorBoundary>
      <Toaster />
    </>,
  );
}

/** Why the last session ended, for those who were not asked. */
let ended: EndReason | null | undefined = resumeSession();
let session = readSession();
subscribeSession((reason) => {
  const before = session;
  session = readSession();
  if (!before === !session) return;
  ended = reason;
  if (reason?.kind === 'error') showToast({ kind: 'error', title: reason.message });
  // Who left on purpose begins anew; who did not comes back to the same view.
  if (before && reason) askToSignIn(before.viewer.userID);
  else if (before) history.replaceState(null, '', '/');
  show();
});
// The application's router hears Back by itself; sign-in has none.
window.addEventListener('popstate', () => {
  if (!session) show();
});
show();
