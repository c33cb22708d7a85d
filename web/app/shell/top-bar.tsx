import { chakra, Heading } from '@chakra-ui/react';
import { House, LogOut, Menu, MessageSquare, Monitor, Moon, Search, Sun } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { endSession } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { preloadCode } from '../../ui/late-code.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { chooseTheme, readThemeChoice, type ThemeChoice, themeChoices } from '../../ui/theme/theme-choice.ts';
import { showToast } from '../../ui/toasts.tsx';
import { HelpButtons } from '../help/help-button.tsx';
import type { Screen } from '../routes/navigation.ts';
import './top-bar.css';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { usePageKeys } from '../../ui/page-keys.ts';

/** The menu of a narrow window; its code comes with the first opening. */
export const loadDrawer = () => import('./sidebar-drawer.tsx').then(({ SidebarDrawer }) => SidebarDrawer);

/** Where one is, and what is always at hand: the search, the link, help, theme, messages, Home, Logout. */
export function TopBar({ screen, place, screens, onOpenMenu }: TopBarProps) {
  const label = screen?.label ?? 'Unknown address';
  return (
    <header className="top-bar screen-only">
      <IconButton
        className="top-menu"
        label="Open menu"
        icon={<Menu aria-hidden />}
        onPointerEnter={() => preloadCode(loadDrawer)}
        onFocus={() => preloadCode(loadDrawer)}
        onClick={onOpenMenu}
      />
      <nav aria-label="Breadcrumb" className="breadcrumb">
        <ol>
          {place && <li className="breadcrumb-group">{place}</li>}
          <li aria-current="page">{label}</li>
        </ol>
      </nav>
      {screens.length > 0 && <FindButton screens={screens} />}
      <HelpButtons label={label} />
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
  /** What its place is called. */
  place: string | undefined;
  /** Those that are open to the viewer. */
  screens: readonly Screen[];
  onOpenMenu: () => void;
}

const looks = {
  system: { label: 'Theme: as the system', Icon: Monitor },
  light: { label: 'Theme: light', Icon: Sun },
  dark: { label: 'Theme: dark', Icon: Moon },
} as const;

/** Goes through system, light and dark; the label says which is on. */
function ThemeButton() {
  const [choice, setChoice] = useState<ThemeChoice>(() => readThemeChoice());
  const { label, Icon } = looks[choice];
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden />}
      onClick={() => {
        chooseTheme(next);
        setChoice(next);
        showToast({ kind: 'info', title: looks[next].label });
      }}
    />
  );
}

const samples = [
  { from: 'Support team', text: 'Welcome to the attendance dashboard.' },
  { from: 'Human resources', text: 'The monthly summary is ready for review.' },
] as const;

/** The message dropdown: static items, each labelled as a sample. */
function MessageMenu() {
  return (
    <PopoverButton
      look="quiet"
      isSquare
      label="Messages"
      aria-label="Messages"
      title="Messages"
      content={() => (
        <chakra.div width="318px" maxW="100%" p={1.5} fontSize="md" lineHeight="20px">
          <Heading as="h2" size="sm" p="8px 10px 6px">
            Messages
          </Heading>
          <ul>
            {samples.map(({ from, text }) => (
              <chakra.li
                key={from}
                p="8px 10px"
                borderTopWidth="1px"
                borderColor="border.muted"
                fontSize="sm"
                color="fg.muted"
              >
                <chakra.p display="flex" justifyContent="space-between" fontWeight={600} color="fg">
                  <span>{from}</span> <Badge>Sample</Badge>
                </chakra.p>
                <p>{text}</p>
              </chakra.li>
            ))}
          </ul>
        </chakra.div>
      )}
    >
      <MessageSquare aria-hidden />
    </PopoverButton>
  );
}

/** Fetches the search's code. */
const loadFind = () => import('../find/find-dialog.tsx').then(({ FindDialog }) => FindDialog);

/** The button and the key, Ctrl+K, that open the search for people, screens and days. */
function FindButton({ screens }: { screens: readonly Screen[] }) {
  const [isOpen, setOpen] = useState(false);
  usePageKeys([{ key: 'Ctrl+k', action: 'Find people, screens and days', press: () => setOpen(true) }]);
  return (
    <>
      <Button
        look="quiet"
        className="top-link find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title="Find people, screens and days (Ctrl+K)"
        onPointerEnter={() => preloadCode(loadFind)}
        onFocus={() => preloadCode(loadFind)}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <span>Find</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </Button>
      <LateOverlay
        load={loadFind}
        overlay={{
          isOpen,
          onClose: () => setOpen(false),
          screens,
        }}
      />
    </>
  );
}
