import { chakra } from '@chakra-ui/react';
import {
  CircleHelp,
  EllipsisVertical,
  House,
  Link2,
  LogOut,
  Menu,
  MessageSquare,
  Monitor,
  Moon,
  Search,
  Sun,
} from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { endSession } from '../../session/session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { onIntent } from '../../ui/late-code.ts';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { usePageKeys } from '../../ui/page-keys.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { productName } from '../../ui/product-name.ts';
import { chooseTheme, readThemeChoice, type ThemeChoice, themeChoices } from '../../ui/theme/theme-choice.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useHelp } from '../help/use-help.tsx';
import type { Screen } from '../routes/navigation.ts';
import { Messages, MorePanel } from './top-panels.tsx';

/** The menu of a narrow window; its code comes with the first opening. */
export const loadDrawer = () => import('./sidebar-drawer.tsx').then(({ SidebarDrawer }) => SidebarDrawer);

/**
 * Where one is, and what is always at hand: the search, the link, help, theme, messages, Home, Logout. On a phone the name
 * of the product, the search, and the rest by its words in one menu.
 */
export function TopBar({ screen, place, screens, onOpenMenu }: TopBarProps) {
  const label = screen?.label ?? 'Unknown address';
  const help = useHelp(label);
  const theme = useTheme();
  const navigate = useNavigate();
  const more = (close: () => void) => (
    <MorePanel
      onDone={close}
      entries={[
        { label: 'Home', Icon: House, choose: () => navigate('/dashboard') },
        { label: 'Copy link', Icon: Link2, choose: help.copyLink },
        { label: 'Help', Icon: CircleHelp, choose: help.open },
        { ...theme, choose: theme.chooseNext },
        { label: 'Logout', Icon: LogOut, choose: () => navigate('/logout') },
      ]}
    />
  );
  return (
    <chakra.header
      className="screen-only"
      display="flex"
      flex="none"
      alignItems="center"
      gap="2px"
      height="46px"
      padding="0 10px 0 var(--gutter)"
      borderBottomWidth="1px"
      css={{ '& .button:hover': { color: 'fg' } }}
    >
      <IconButton
        css={inNarrow}
        label="Open menu"
        icon={<Menu aria-hidden />}
        {...onIntent(loadDrawer)}
        onClick={onOpenMenu}
      />
      <chakra.span className="one-line" flex={1} fontWeight={600} hideFrom="sm">
        {productName}
      </chakra.span>
      <chakra.nav flex={1} minW={0} hideBelow="sm" aria-label="Breadcrumb">
        <chakra.ol display="flex" fontSize="sm" whiteSpace="nowrap">
          {place && (
            <chakra.li color="fg.muted" _after={{ content: '"/" / ""', px: 2, color: 'fg.subtle' }}>
              {place}
            </chakra.li>
          )}
          <chakra.li className="one-line" fontWeight={600} aria-current="page">
            {label}
          </chakra.li>
        </chakra.ol>
      </chakra.nav>
      {screens.length > 0 && <FindButton screens={screens} />}
      <chakra.div display={{ base: 'none', sm: 'contents' }}>
        <IconButton label="Copy link" icon={<Link2 aria-hidden />} onClick={help.copyLink} />
        <IconButton
          label="Help (?)"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          icon={<CircleHelp aria-hidden />}
          {...help.intent}
          onClick={help.open}
        />
        <IconButton label={theme.label} icon={<theme.Icon aria-hidden />} onClick={theme.chooseNext} />
        <PopoverButton
          look="quiet"
          isSquare
          label="Messages"
          aria-label="Messages"
          title="Messages"
          content={() => <Messages />}
        >
          <MessageSquare aria-hidden />
        </PopoverButton>
        <Button asChild look="quiet" css={withWord}>
          <Link to="/dashboard">
            <House aria-hidden />
            <span>Home</span>
          </Link>
        </Button>
        <Button asChild look="quiet" css={withWord}>
          <Link to="/logout" onClick={leave}>
            <LogOut aria-hidden />
            <span>Logout</span>
          </Link>
        </Button>
      </chakra.div>
      <chakra.div hideFrom="sm">
        <PopoverButton look="quiet" isSquare label="More" aria-label="More" title="More" content={more}>
          <EllipsisVertical aria-hidden />
        </PopoverButton>
      </chakra.div>
      {help.dialog}
    </chakra.header>
  );
}

const withWord = { padding: '0 10px', fontSize: 'sm' };
const inNarrow = { marginLeft: '-9px', '@media (width >= 1024px)': { display: 'none' } };

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
function useTheme() {
  const [choice, setChoice] = useState<ThemeChoice>(() => readThemeChoice());
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  const chooseNext = () => {
    chooseTheme(next);
    setChoice(next);
    showToast({ kind: 'info', title: looks[next].label });
  };
  return { ...looks[choice], chooseNext };
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
        css={withWord}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title="Find people, screens and days (Ctrl+K)"
        {...onIntent(loadFind)}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <chakra.span srOnly={{ base: true, sm: false }}>Find</chakra.span>
        <chakra.kbd
          aria-hidden
          p={0}
          border={0}
          color="fg.subtle"
          css={{ '@media (width < 1024px)': { display: 'none' } }}
        >
          Ctrl K
        </chakra.kbd>
      </Button>
      <LateOverlay load={loadFind} overlay={{ isOpen, onClose: () => setOpen(false), screens }} />
    </>
  );
}
