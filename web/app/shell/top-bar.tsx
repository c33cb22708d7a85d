import { House, LogOut, Menu } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { endSession } from '../../session/session.ts';
import type { Role } from '../../session/token.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FindButton } from '../find/find-button.tsx';
import { HelpButtons } from '../help/help-button.tsx';
import type { Screen } from '../routes/navigation.ts';
import { MessageMenu } from './message-menu.tsx';
import { preloadMenu } from './sidebar-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import './top-bar.css';

/** Where one is, and what is always at hand: the search, the link, help, theme, messages, Home, Logout. */
export function TopBar({ screen, screens, role, onOpenMenu }: TopBarProps) {
  const label = screen?.label ?? 'Unknown address';
  return (
    <header className="top-bar screen-only">
      <IconButton
        className="top-menu"
        label="Open menu"
        icon={<Menu aria-hidden />}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={onOpenMenu}
      />
      <nav aria-label="Breadcrumb" className="breadcrumb">
        <ol>
          {screen && <li className="breadcrumb-group">{screen.group}</li>}
          <li aria-current="page">{label}</li>
        </ol>
      </nav>
      {screens.length > 0 && <FindButton screens={screens} />}
      <HelpButtons label={label} role={role} />
      <ThemeButton />
      <MessageMenu />
      <Button asChild look="quiet" className="top-link">
        <Link to="/dashboard">
          <House aria-hidden />
          <span>Home</span>
        </Link>
      </Button>
      <Button asChild look="quiet" className="top-link">
        <Link to="/logout" onClick={leave}>
          <LogOut aria-hidden />
          <span>Logout</span>
        </Link>
      </Button>
    </header>
  );
}

/** At once, not when the next screen is drawn: who then leaves the page is signed out. */
function leave(event: MouseEvent) {
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (opensElsewhere) return;
  event.preventDefault();
  endSession();
}

interface TopBarProps {
  screen: Screen | undefined;
  /** Those that are open to the viewer. */
  screens: readonly Screen[];
  role: Role;
  onOpenMenu: () => void;
}
