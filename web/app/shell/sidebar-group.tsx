import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Screen } from '../routes/navigation.ts';
import { screenIcon } from '../routes/screen-icons.tsx';
import type { GroupState } from './sidebar-groups.ts';

/** The links of a group that stand in the sidebar: that of the screen that is open is always among them. */
export function shownLinks(links: readonly Screen[], state: GroupState, marked: string | undefined): readonly Screen[] {
  return links.filter(({ path, isSeldom }) => {
    if (path === marked || state === 'whole') return true;
    return state === 'usual' && !isSeldom;
  });
}

/** A group of links below a heading that closes it; a second button shows the links that are seldom used. */
export function SidebarGroup({ name, links, state, marked, isPage, isNarrow, onChange }: SidebarGroupProps) {
  if (links.length === 0) return null;
  const seldom = links.filter(({ isSeldom }) => isSeldom).length;
  const isClosed = state === 'closed';
  const isWhole = state === 'whole';
  // Pictures alone have no headings to open them by.
  const shown = shownLinks(links, isNarrow ? 'whole' : state, marked);
  return (
    <section aria-label={name}>
      {name !== 'Overview' && (
        <div className="sidebar-group">
          <button
            type="button"
            className="sidebar-text"
            aria-expanded={!isClosed}
            onClick={() => onChange(isClosed ? null : 'closed')}
          >
            {name}
            <ChevronDown aria-hidden />
          </button>
          {seldom > 0 && !isClosed && (
            <button
              type="button"
              className="sidebar-text"
              aria-expanded={isWhole}
              aria-label={isWhole ? `Fewer in ${name}` : `${seldom} more in ${name}`}
              onClick={() => onChange(isWhole ? 'usual' : 'whole')}
            >
              {isWhole ? 'Fewer' : `${seldom} more`}
            </button>
          )}
        </div>
      )}
      <ul>
        {shown.map(({ path, label, parent }) => {
          const Icon = screenIcon(path);
          return (
            <li key={path}>
              <Link
                className="sidebar-link"
                data-below={parent !== undefined}
                to={path}
                aria-current={path === marked ? (isPage ? 'page' : 'true') : undefined}
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

interface SidebarGroupProps {
  name: string;
  /** Those that are open to the viewer. */
  links: readonly Screen[];
  state: GroupState;
  /** Path of the link that stands for the screen that is open, itself or the one it belongs to. */
  marked: string | undefined;
  /** Whether the screen that is open is that link's own. */
  isPage: boolean;
  isNarrow: boolean;
  /** Null for what suits the window. */
  onChange: (state: GroupState | null) => void;
}
