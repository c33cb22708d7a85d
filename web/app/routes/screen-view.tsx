import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { takeNewSession } from '../../session/session.ts';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Late } from '../../ui/late.tsx';
import { PlaceOfScreen } from '../../ui/place-tabs.tsx';
import { FirstLoad } from '../../ui/states.tsx';
import { isOpenTo, type Screen, screens } from './navigation.ts';
import { NoticeScreen } from './notice-screen.tsx';
import { placeOf } from './places.ts';

let focusedPath: string | null = null;

/** A route's content: the screen when the role may see it, the reason when not. */
export function ScreenView({ screen, extensions }: ScreenViewProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (!session) return null;
  if (!mayUse(session.viewer.role, screen.least)) {
    return <NoticeScreen title={messages.noAccess} text={`Your role cannot open ${screen.label}.`} />;
  }
  if (screen.extension && extensions && !extensions.has(screen.extension)) {
    return (
      <NoticeScreen title={messages.notAvailable} text={`The attendance service does not have ${screen.label}.`} />
    );
  }
  const { role, isPasswordDue } = session.viewer;
  const open = isPasswordDue ? [] : screens.filter((one) => isOpenTo(role, extensions, one));
  const place = (known: string) => placeOf(screen, open, pathname, `${search}${known}`);
  return (
    <ErrorBoundary key={pathname}>
      <Late load={screen.load} waiting={<FirstLoad shape={shapeOf(pathname)} />}>
        {(Content) => (
          <PlaceOfScreen value={place}>
            <Content />
            <StartAtHeading pathname={pathname} />
          </PlaceOfScreen>
        )}
      </Late>
    </ErrorBoundary>
  );
}

interface ScreenViewProps {
  screen: Screen;
  /** What the attendance service has beyond section 7; null while that is not known, when the screen may say so itself. */
  extensions: ReadonlySet<string> | null;
}

/** Gives the focus to the heading of the screen before it. */
function StartAtHeading({ pathname }: { pathname: string }) {
  // Before the screen is seen, so that no key that is pressed then loses the focus it asked for.
  useLayoutEffect(() => {
    // The first screen of a page leaves the focus where the browser puts it; later ones and that after sign-in start at
    // their heading.
    const isLater = focusedPath !== null && focusedPath !== pathname;
    // A person who has opened a dialog meanwhile types into it.
    const isTyping = document.activeElement?.closest('[role=dialog][data-state=open]') != null;
    if ((takeNewSession() || isLater) && !isTyping) document.querySelector<HTMLElement>('main h1')?.focus();
    focusedPath = pathname;
  }, [pathname]);
  return null;
}

/** What comes at an address, before its code says so itself. */
function shapeOf(pathname: string): 'list' | 'cards' | 'photos' | 'map' | 'form' {
  if (pathname === '/dashboard') return 'cards';
  if (pathname === '/attendance/review') return 'photos';
  if (pathname === '/settings/changepwd') return 'form';
  return /map$|location/.test(pathname) ? 'map' : 'list';
}
