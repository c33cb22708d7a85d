import { chakra } from '@chakra-ui/react';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/use-session.ts';
import { ConfirmHost } from '../../ui/confirm.tsx';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { findScreen, isOpenTo, screens } from '../routes/navigation.ts';
import { placeName } from '../routes/places.ts';
import { Sidebar } from './sidebar.tsx';
import { loadDrawer, TopBar } from './top-bar.tsx';

/** Frame of every screen: skip links, sidebar (a drawer below 1024 px), top bar, content. Only the content without a session. */
export function Shell({ extensions, children }: ShellProps) {
  const session = useSession();
  const { pathname, search, key } = useLocation();
  // The visit over which the menu was opened: following one of its links closes it, and Back does not open it again.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  if (menuAt !== null && menuAt !== key) setMenuAt(null);
  const [isNarrow, toggleWidth] = useSidebarWidth();
  if (!session) return children;
  const { viewer } = session;
  // Until there is a new password the servers refuse everything else.
  const open = viewer.isPasswordDue ? [] : screens.filter((screen) => isOpenTo(viewer.role, extensions, screen));
  const sidebar = { viewer, screens: open };
  const screen = findScreen(pathname);
  const place = screen && placeName(screen, pathname, search);
  return (
    <chakra.div className="shell" css={frame} style={isNarrow ? narrow : undefined}>
      <chakra.a className="screen-only" css={skipLink} href="#content">
        Skip to content
      </chakra.a>
      <chakra.a className="screen-only" css={[skipLink, ofRows]} href="#first-row">
        Skip to the first row
      </chakra.a>
      <chakra.aside className="shell-side screen-only" minH={0} css={{ [inDrawer]: { display: 'none' } }}>
        <Sidebar {...sidebar} isNarrow={isNarrow} onToggleWidth={toggleWidth} />
      </chakra.aside>
      <LateOverlay load={loadDrawer} overlay={{ ...sidebar, isOpen: menuAt === key, onClose: () => setMenuAt(null) }} />
      <chakra.div css={surface}>
        <TopBar screen={screen} place={place} screens={open} onOpenMenu={() => setMenuAt(key)} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </chakra.div>
      <ConfirmHost />
    </chakra.div>
  );
}

/** Where the sidebar is a drawer. */
const inDrawer = '@media (width < 1024px)';

const frame = {
  display: 'grid',
  gridTemplateColumns: 'var(--side, 224px) minmax(0, 1fr)',
  height: '100dvh',
  [inDrawer]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block', height: 'auto' },
};

const narrow = { '--side': '60px' } as object;

const surface = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  margin: '8px 8px 8px 0',
  overflow: 'clip',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  background: 'bg',
  '& > main': { flex: 1, minHeight: 0, overflow: 'auto' },
  [inDrawer]: { margin: 0, border: 0, borderRadius: 0 },
  '@media print': { display: 'block', margin: 0, border: 0, '& > main': { overflow: 'visible' } },
} as const;

const skipLink = {
  position: 'fixed',
  zIndex: 10,
  top: '8px',
  left: '8px',
  padding: '8px 14px',
  borderRadius: 'md',
  fontWeight: 600,
  color: 'brand.contrast',
  background: 'brand.solid',
  '&:not(:focus)': { transform: 'translateY(-60px)' },
} as const;

const ofRows = { '.shell:not(:has(#first-row)) > &': { display: 'none' } };

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
