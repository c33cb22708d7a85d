import { ChevronDown, PanelLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { greetingName, type Role, type Viewer } from '../../session/token.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { IconButton } from '../../ui/button.tsx';
import { dailyPaths, findScreen, groups, type Screen } from '../routes/navigation.ts';
import { isOfPerson } from '../routes/places.ts';
import './sidebar.css';
import { screenIcon } from '../routes/screen-icons.tsx';

const roleNames: Readonly<Record<Role, string>> = { ADMIN: 'Admin', MANAGEMENT: 'Management', USER: 'User' };

/**
 * The links that the viewer's role may use, by group, daily ones first, and the greeting with the role. On a screen without
 * a link, the link of its parent screen is marked. A narrow sidebar shows icons with their names as tooltips.
 */
export function Sidebar({ viewer, screens, isNarrow = false, onToggleWidth }: SidebarProps) {
  const name = greetingName(viewer.email) || 'there';
  const links = screens.filter(({ isLinked }) => isLinked);
  const { pathname, search } = useLocation();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    // Brings the link of the screen into view where it is not. Links of extensions come later and may move it. The next
    // frame has a layout already, so measuring forces none.
    const frame = requestAnimationFrame(() => {
      if (pathname && links.length > 0)
        nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, links.length]);

  const screen = findScreen(pathname);
  // All that is of a person belongs to where people are looked up.
  const home = isOfPerson(screen, pathname, search) ? '/attendance/staff' : null;
  const marked = home ?? (screen?.isLinked ? screen.path : screen?.parent);
  const text = isNarrow ? 'visually-hidden' : undefined;
  return (
    <div className="sidebar" data-narrow={isNarrow}>
      <div className="sidebar-brand">
        <BrandMark />
        <span className={text}>
          Staff <br />
          Attendance
        </span>
        {onToggleWidth && (
          <IconButton
            css={{ marginLeft: isNarrow ? 0 : 'auto' }}
            label={isNarrow ? 'Widen the sidebar' : 'Narrow the sidebar'}
            aria-expanded={!isNarrow}
            icon={<PanelLeft aria-hidden />}
            onClick={onToggleWidth}
          />
        )}
      </div>
      <nav ref={nav} className="sidebar-nav" aria-label="Main">
        {groups.map((group) => (
          <SidebarGroup
            key={group}
            name={group}
            links={links.filter((link) => link.group === group)}
            marked={marked}
            isPage={screen?.path === marked}
            isNarrow={isNarrow}
          />
        ))}
      </nav>
      <div className="sidebar-viewer" title={viewer.email}>
        <span className="sidebar-initials" aria-hidden>
          {initials(name)}
        </span>
        <div className={text}>
          <p className="sidebar-greeting one-line">{`Hello, ${name}`}</p>
          <p className="sidebar-role">{`${roleNames[viewer.role]}${viewer.district && ` · ${viewer.district}`}`}</p>
        </div>
      </div>
    </div>
  );
}

interface SidebarProps {
  viewer: Viewer;
  /** Those that are open to the viewer. */
  screens: readonly Screen[];
  isNarrow?: boolean;
  /** Absent where the width is not the reader's, as in the drawer. */
  onToggleWidth?: () => void;
}

/** The first letters of the first and the last word. What stands in brackets is no name. */
export function initials(name: string): string {
  const words = name.replace(/\(.*?(?:\)|$)/g, ' ').split(/\s+/);
  const letters = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  return [letters[0], ...letters.slice(1).slice(-1)].join('').toUpperCase();
}

/** The links of a place below its heading: the daily ones and the marked one; a press on the heading shows the others. */
function SidebarGroup({ name, links, marked, isPage, isNarrow }: SidebarGroupProps) {
  const [isOpen, setOpen] = useState(false);
  if (links.length === 0) return null;
  const isAlone = links.length === 1;
  const few = links.filter(({ path }) => isAlone || path === marked || dailyPaths.includes(path));
  // Pictures alone have no headings to open them by.
  const shown = isOpen || isNarrow ? links : few;
  return (
    <section aria-label={name}>
      {name !== groups[0] && (
        <div className="sidebar-group">
          {few.length === links.length ? (
            <p>{name}</p>
          ) : (
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <span>{name}</span>
              <span className="sidebar-more">{isOpen ? 'Fewer' : `${links.length - few.length} more`}</span>
              <ChevronDown size={13} aria-hidden />
            </button>
          )}
        </div>
      )}
      <ul>
        {shown.map(({ path, label }) => {
          const Icon = screenIcon(path);
          return (
            <li key={path}>
              <Link
                className="sidebar-link"
                to={path}
                aria-current={path === marked ? (isPage ? 'page' : 'true') : undefined}
                title={isNarrow ? label : undefined}
              >
                <Icon size={17} strokeWidth={1.75} aria-hidden />
                <span className={isNarrow ? 'visually-hidden' : undefined}>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface SidebarGroupProps {
  name: string;
  /** Those that are open to the viewer. */
  links: readonly Screen[];
  /** Path of the link that stands for the screen that is open, itself or the one it belongs to. */
  marked: string | undefined;
  /** Whether the screen that is open is that link's own. */
  isPage: boolean;
  isNarrow: boolean;
}
