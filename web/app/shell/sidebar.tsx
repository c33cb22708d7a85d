import { PanelLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { greetingName, type Role, type Viewer } from '../../session/token.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { groups, type Screen } from '../routes/navigation.ts';
import './sidebar.css';
import { screenIcon } from '../routes/screen-icons.tsx';

const roleNames: Readonly<Record<Role, string>> = { ADMIN: 'Admin', MANAGEMENT: 'Management', USER: 'User' };

/**
 * The links the viewer's role may use, by group, and the greeting with the role. The last group,
 * Settings, stands below the part that scrolls. Narrow, it shows pictures with their names as tooltips.
 */
export function Sidebar({ viewer, screens, isNarrow = false, onToggleWidth }: SidebarProps) {
  const name = greetingName(viewer.email) || 'there';
  const links = screens.filter(({ isLinked }) => isLinked);
  const { pathname } = useLocation();
  const nav = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Not of every visit: a link that is in view stays where it is. With the next frame, for which the page is laid out.
    const frame = requestAnimationFrame(() => {
      if (pathname) nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  const drawGroup = (group: (typeof groups)[number]) => (
    <SidebarGroup key={group} name={group} links={links.filter((link) => link.group === group)} isNarrow={isNarrow} />
  );
  return (
    <div className="sidebar" data-narrow={isNarrow}>
      <div className="sidebar-brand">
        <BrandMark />
        <span className="sidebar-text">
          Staff <br />
          Attendance
        </span>
        {onToggleWidth && (
          <IconButton
            className="sidebar-width"
            look="quiet"
            label={isNarrow ? 'Widen the sidebar' : 'Narrow the sidebar'}
            aria-expanded={!isNarrow}
            icon={<PanelLeft aria-hidden />}
            onClick={onToggleWidth}
          />
        )}
      </div>
      <nav className="sidebar-nav" aria-label="Main">
        <div ref={nav} className="sidebar-scroll">
          {groups.filter((group) => group !== 'Settings').map(drawGroup)}
        </div>
        <div className="sidebar-last">{drawGroup('Settings')}</div>
      </nav>
      <div className="sidebar-viewer" title={viewer.email}>
        <span className="sidebar-initials" aria-hidden>
          {initials(name)}
        </span>
        <div className="sidebar-text">
          <p className="sidebar-greeting">Hello, {name}</p>
          <p className="sidebar-role">
            {roleNames[viewer.role]}
            {viewer.district && ` · ${viewer.district}`}
          </p>
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

function SidebarGroup({ name, links, isNarrow }: { name: string; links: readonly Screen[]; isNarrow: boolean }) {
  const { pathname } = useLocation();
  if (links.length === 0) return null;
  return (
    <section aria-label={name}>
      <p className="sidebar-group" aria-hidden>
        <span className="sidebar-text">{name}</span>
      </p>
      <ul>
        {links.map(({ path, label }) => {
          const Icon = screenIcon(path);
          return (
            <li key={path}>
              <Link
                className="sidebar-link"
                to={path}
                aria-current={path === pathname ? 'page' : undefined}
                title={isNarrow ? label : undefined}
              >
                <Icon aria-hidden />
                <span className="sidebar-text">{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function initials(name: string): string {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
