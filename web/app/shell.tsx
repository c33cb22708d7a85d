import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/use-session.ts';
import { ConfirmHost } from '../ui/confirm.tsx';
import { findScreen } from './navigation.ts';
import './shell.css';
import { Sidebar } from './sidebar.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { useSidebarWidth } from './sidebar-width.ts';
import { TopBar } from './top-bar.tsx';

/** Frame of every screen: skip link, sidebar (a drawer below 1024 px), top bar, content. Only the content without a session. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, key } = useLocation();
  // The visit over which the menu was opened: following one of its links closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [isNarrow, toggleWidth] = useSidebarWidth();
  if (!session) return children;
  return (
    <div className="shell" data-narrow={isNarrow}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <aside className="shell-side">
        <Sidebar viewer={session.viewer} isNarrow={isNarrow} onToggleWidth={toggleWidth} />
      </aside>
      <SidebarDrawer isOpen={menuAt === key} onClose={() => setMenuAt(null)} viewer={session.viewer} />
      <div className="shell-surface">
        <TopBar screen={findScreen(pathname)} onOpenMenu={() => setMenuAt(key)} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <ConfirmHost />
    </div>
  );
}
