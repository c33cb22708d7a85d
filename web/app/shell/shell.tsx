import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/use-session.ts';
import { ConfirmHost } from '../../ui/confirm.tsx';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { findScreen, isOpenTo, screens } from '../routes/navigation.ts';
import { placeName } from '../routes/places.ts';
import './shell.css';
import { Sidebar } from './sidebar.tsx';
import { loadDrawer, TopBar } from './top-bar.tsx';

/** Frame of every screen: skip links, sidebar (a drawer below 1024 px), top bar, content. Only the content without a session. */
export function Shell({ extensions, children }: ShellProps) {
  const session = useSession();
  const { pathname, search, key } = useLocation();
  // The visit over which the menu was opened: following one of its links closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [isNarrow, toggleWidth] = useSidebarWidth();
  if (!session) return children;
  const { viewer } = session;
  // Until there is a new password the servers refuse everything else.
  const open = viewer.isPasswordDue ? [] : screens.filter((screen) => isOpenTo(viewer.role, extensions, screen));
  const sidebar = { viewer, screens: open };
  const screen = findScreen(pathname);
  const place = screen && placeName(screen, pathname, search);
  return (
    <div className="shell" data-narrow={isNarrow}>
      <a className="skip-link screen-only" href="#content">
        Skip to content
      </a>
      <a className="skip-link skip-to-rows screen-only" href="#first-row">
        Skip to the first row
      </a>
      <aside className="shell-side screen-only">
        <Sidebar {...sidebar} isNarrow={isNarrow} onToggleWidth={toggleWidth} />
      </aside>
      <LateOverlay load={loadDrawer} overlay={{ ...sidebar, isOpen: menuAt === key, onClose: () => setMenuAt(null) }} />
      <div className="shell-surface">
        <TopBar screen={screen} place={place} screens={open} onOpenMenu={() => setMenuAt(key)} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <ConfirmHost />
    </div>
  );
}

interface ShellProps {
  /** What the attendance service has beyond section 7; null while that is not known. */
  extensions: ReadonlySet<string> | null;
  children: ReactNode;
}

/**
 * Whether the sidebar shows pictures only, and the way to change it. Remembered for a year in a cookie, which signing out
 * leaves alone and which is read before the first paint.
 */
function useSidebarWidth(): readonly [isNarrow: boolean, toggle: () => void] {
  const [isNarrow, setNarrow] = useState(() => /(?:^|; )sidebar=narrow(?:;|$)/.test(document.cookie));
  const toggle = useCallback(() => {
    const age = isNarrow ? 0 : 31_536_000;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    document.cookie = `sidebar=narrow; path=/; max-age=${age}; samesite=strict`;
    setNarrow(!isNarrow);
  }, [isNarrow]);
  return [isNarrow, toggle];
}
