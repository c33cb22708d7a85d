import { NavLink } from 'react-router-dom';
import { greetingName, mayUse, type Role, type Viewer } from '../session/token.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { groups, type Screen, screens } from './navigation.ts';
import './sidebar.css';
import { screenIcon } from './screen-icons.tsx';

const roleNames: Readonly<Record<Role, string>> = { ADMIN: 'Admin', MANAGEMENT: 'Management', USER: 'User' };

/** The links the viewer's role may use, by group, and the greeting with the role. */
export function Sidebar({ viewer }: { viewer: Viewer }) {
  const name = greetingName(viewer.email) || 'there';
  const links = screens.filter(({ isLinked, least }) => isLinked && mayUse(viewer.role, least));
  return (
    <div className="sidebar">
      <div className="sidebar-brand">
        <BrandMark />
        <span>
          Staff <br />
          Attendance
        </span>
      </div>
      <nav className="sidebar-nav" aria-label="Main">
        {groups.map((group) => (
          <SidebarGroup key={group} name={group} links={links.filter((link) => link.group === group)} />
        ))}
      </nav>
      <div className="sidebar-viewer" title={viewer.email}>
        <span className="sidebar-initials" aria-hidden>
          {initials(name)}
        </span>
        <div>
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

function SidebarGroup({ name, links }: { name: string; links: readonly Screen[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-label={name}>
      <p className="sidebar-group" aria-hidden>
        {name}
      </p>
      <ul>
        {links.map(({ path, label }) => {
          const Icon = screenIcon(path);
          return (
            <li key={path}>
              <NavLink className="sidebar-link" to={path} end caseSensitive>
                <Icon aria-hidden />
                {label}
              </NavLink>
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
