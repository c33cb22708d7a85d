import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { createClient } from '../api/client.ts';
import { useExtensions } from '../api/use-extensions.ts';
import { type Preferences, readPreferences } from '../session/preference-store.ts';
import { PreferencesProvider } from '../session/preferences.tsx';
import { endSession, readSession } from '../session/session.ts';
import { mayUse } from '../session/token.ts';
import { useSession } from '../session/use-session.ts';
import { prefetchOnIntent } from '../ui/prefetch.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { findScreen, screens } from './routes/navigation.ts';
import { NotFound } from './routes/not-found.tsx';
import { ScreenView } from './routes/screen-view.tsx';
import { IdleWatch } from './shell/idle-watch.tsx';
import { Shell } from './shell/shell.tsx';

const changePath = '/settings/changepwd';

/** Everything behind sign-in, ready to be drawn: what the viewer prefers is read first, so that no list is asked twice. */
export async function prepareApp(): Promise<ReactNode> {
  const session = readSession();
  const client = createClient(session);
  const userID = session?.viewer.userID ?? '';
  return <App client={client} userID={userID} preferences={await readPreferences(userID)} />;
}

/** The shell with the screens, and the idle watch. */
function App({ client, userID, preferences }: AppProps) {
  useEffect(() => prefetchOnIntent(screenBehind), []);
  return (
    <ApolloProvider client={client}>
      <BrowserRouter>
        <PreferencesProvider userID={userID} initial={preferences}>
          <ThemeProvider>
            <Screens />
          </ThemeProvider>
        </PreferencesProvider>
      </BrowserRouter>
      {userID && <IdleWatch />}
    </ApolloProvider>
  );
}

interface AppProps {
  client: ApolloClient;
  userID: string;
  preferences: Preferences;
}

/** The screen of the address, which `findScreen` alone says: the router's routes overlook slashes at the end. */
function Screens() {
  const { pathname } = useLocation();
  const { role, isPasswordDue = false } = useSession()?.viewer ?? {};
  const needsExtensions = screens.some(({ extension, least }) => extension && role && mayUse(role, least));
  const extensions = useExtensions(needsExtensions && !isPasswordDue);
  if (pathname === '/logout') return <Logout />;
  if (isPasswordDue && pathname !== changePath) return <ToScreen path={changePath} />;
  if (pathname === '/') return <ToScreen path="/dashboard" />;
  const screen = findScreen(pathname);
  return (
    <Shell extensions={extensions}>
      {screen ? <ScreenView screen={screen} extensions={extensions} /> : <NotFound />}
    </Shell>
  );
}

/** Where an address leads that shows nothing: `/` of somebody who is signed in, any while the password is due. */
function ToScreen({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(path, { replace: true });
  }, [navigate, path]);
  return null;
}

/** `/logout`: main.tsx hears the end and shows sign-in. */
function Logout() {
  useEffect(() => endSession(), []);
  return null;
}

/** The screen that a link leads to, where its reader may see it. */
function screenBehind(element: Element) {
  const { pathname } = element.closest<HTMLAnchorElement>('a[href^="/"]') ?? {};
  const screen = pathname ? findScreen(pathname) : undefined;
  const role = readSession()?.viewer.role;
  return screen && role && mayUse(role, screen.least) ? screen.load : undefined;
}
