import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/use-session.ts';
import { ConfirmHost } from '../../ui/confirm.tsx';
import { isOpenTo } from '../routes/is-open-to.ts';
import { findScreen, screens } from '../routes/navigation.ts';
import './shell.css';
import { Sidebar } from './sidebar.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';
import { useSidebarWidth } from './sidebar-width.ts';
import { TopBar } from './top-bar.tsx';

/** Frame of every screen: skip link, sidebar (a drawer below 1024 px), top bar, content. Only the content without a session. */
export function Shell({ extensions, children }: ShellProps) {
  const session = useSession();
  const { pathname, key } = useLocation();
  // The visit over which the menu was opened: following one of its links closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [isNarrow, toggleWidth] = useSidebarWidth();
  if (!session) return children;
  const { viewer } = session;
  // Until there is a new password the servers refuse everything else.
  const open = viewer.isPasswordDue ? [] : screens.filter((screen) => isOpenTo(viewer.role, extensions, screen));
  const sidebar = { viewer, screens: open };
  return (
    <div className="shell" data-narrow={isNarrow}>
      <a className="skip-link screen-only" href="#content">
        Skip to content
      </a>
      <aside className="shell-side screen-only">
        <Sidebar {...sidebar} isNarrow={isNarrow} onToggleWidth={toggleWidth} />
      </aside>
      <SidebarMenu isOpen={menuAt === key} onClose={() => setMenuAt(null)} {...sidebar} />
      <div className="shell-surface">
        <TopBar screen={findScreen(pathname)} screens={open} role={viewer.role} onOpenMenu={() => setMenuAt(key)} />
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
