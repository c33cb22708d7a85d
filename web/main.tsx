import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { loadScreen } from './app/loaded-screens.ts';
import { findScreen } from './app/navigation.ts';
import { endSession, readSession, resumeSession, subscribeSession } from './session/session.ts';
import { showToast, Toaster } from './ui/toasts.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');
const root = createRoot(container);
let turn = 0;

/**
 * Decides between sign-in and the application, which never load each other's code: sign-in has no router, Chakra or
 * Apollo. Known addresses without a session lead to `/`, `/` with one to the dashboard.
 */
async function show(): Promise<void> {
  turn += 1;
  const mine = turn;
  settleAddress();
  try {
    const page = location.pathname === '/' ? await signInPage() : await application();
    if (mine === turn) draw(page);
  } catch (error) {
    // Thrown inside the tree, so that the boundary says it.
    if (mine === turn) draw(<Thrown error={error} />);
  }
}

function settleAddress(): void {
  const path = location.pathname;
  const session = readSession();
  if (path === '/logout') {
    if (session) endSession();
    history.replaceState(null, '', '/');
  } else if (session && path === '/') history.replaceState(null, '', '/dashboard');
  else if (!session && findScreen(path)) history.replaceState(null, '', '/');
}

async function signInPage(): Promise<ReactNode> {
  const { SignInPage } = await import('./features/sign-in/sign-in-page.tsx');
  return <SignInPage />;
}

async function application(): Promise<ReactNode> {
  // The screen's code travels beside the application's, not after it; the application tells of a failure.
  const load = findScreen(location.pathname)?.load;
  const [page] = await Promise.all([
    import('./app/app.tsx').then(({ prepareApp }) => prepareApp()),
    load && loadScreen(load).catch(() => undefined),
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

function Thrown({ error }: { error: unknown }): ReactNode {
  throw error;
}

let isSignedIn = resumeSession() !== null;
subscribeSession((reason) => {
  if (reason) showToast({ kind: reason.kind, title: reason.message });
  const wasSignedIn = isSignedIn;
  isSignedIn = readSession() !== null;
  if (wasSignedIn === isSignedIn) return;
  if (!isSignedIn) history.replaceState(null, '', '/');
  show();
});
// The application's router hears Back by itself; sign-in has none.
window.addEventListener('popstate', () => {
  if (!isSignedIn) show();
});
show();
