import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { idleNotice, idleTimeout } from '../../schema/limits.ts';
import { isClientAddress } from '../../schema/screen-paths.ts';
import { createClient } from '../api/client.ts';
import { useExtensions } from '../api/use-extensions.ts';
import { messages } from '../messages.ts';
import { type Preferences, readPreferences } from '../session/browser-database.ts';
import { PreferencesProvider } from '../session/preferences.tsx';
import { endSession, lastActivity, readSession } from '../session/session.ts';
import { mayUse } from '../session/token.ts';
import { useSession } from '../session/use-session.ts';
import { watchIdle } from '../session/watch-idle.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { prefetchOnIntent } from '../ui/prefetch.ts';
import { system } from '../ui/theme/system.ts';
import { loadToaster } from '../ui/toasts.tsx';
import { counted } from '../ui/words.ts';
import { findScreen, screens } from './routes/navigation.ts';
import { NoticeScreen } from './routes/notice-screen.tsx';
import { ScreenView } from './routes/screen-view.tsx';
import { Shell } from './shell/shell.tsx';

/** Milliseconds from the first drawing until the code of toasts is fetched: one may say that the network is lost. */
const toasterDelay = 3_000;

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
  useEffect(() => {
    const timer = setTimeout(loadToaster, toasterDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ApolloProvider client={client}>
      <BrowserRouter>
        <PreferencesProvider userID={userID} initial={preferences}>
          <ChakraProvider value={system}>
            <Screens />
          </ChakraProvider>
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

/** The screen of the address. The router overlooks slashes at the end and reads `%62` as `b`, so known ones alone come to it. */
function Screens() {
  const { pathname } = useLocation();
  const { role, isPasswordDue = false } = useSession()?.viewer ?? {};
  const needsExtensions = screens.some(({ extension, least }) => extension && role && mayUse(role, least));
  const extensions = useExtensions(needsExtensions && !isPasswordDue);
  // Until there is a new password no other screen has anything to show.
  if (isPasswordDue && ![changePath, '/logout'].includes(pathname)) return <Navigate to={changePath} replace />;
  return (
    <Shell extensions={extensions}>
      {isClientAddress(pathname) ? (
        <Routes>
          <Route path="/" element={<Navigate to="/dashboard" replace />} />
          <Route path="/logout" caseSensitive element={<Logout />} />
          {screens.map((screen) => (
            <Route
              key={screen.path}
              path={screen.path}
              caseSensitive
              element={<ScreenView screen={screen} extensions={extensions} />}
            />
          ))}
        </Routes>
      ) : (
        <NotFound />
      )}
    </Shell>
  );
}

/** `/logout`: main.tsx then shows sign-in. */
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

/** Ends an idle session; in its last minute a notice counts the seconds and goes with the first activity. */
function IdleWatch() {
  useEffect(() => {
    const watch = watchIdle({
      onWarning: async (signal) => {
        await confirm({
          title: 'Are you still there?',
          question: `No activity for ${(idleTimeout - idleNotice) / 60_000} minutes.`,
          text: (
            <>
              <Countdown /> <span>Move the mouse, touch the screen or press a key to stay signed in.</span>
            </>
          ),
          cancelLabel: 'Stay signed in',
          signal,
        });
        if (!signal.aborted) watch.stay();
      },
      onEnd: () => endSession({ kind: 'info', message: messages.signedOutIdle }),
    });
    return watch.stop;
  }, []);
  return null;
}

/** Seconds until the session ends. Read aloud once, with the dialog: a count that speaks every second drowns all else. */
function Countdown() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((lastActivity() + idleTimeout - now) / 1_000));
  return <span role="timer">{`You will be signed out in ${counted(seconds, 'second', 'seconds')}.`}</span>;
}

/** Any address that is not a route, with or without a session. */
function NotFound() {
  const session = useSession();
  const notice = (
    <NoticeScreen title={messages.notFound} text="There is no screen at this address.">
      {session ? (
        <Button asChild>
          <Link to="/dashboard">Go to the dashboard</Link>
        </Button>
      ) : (
        <Button asChild>
          <a href="/">Go to sign-in</a>
        </Button>
      )}
    </NoticeScreen>
  );
  return session ? notice : <main>{notice}</main>;
}
