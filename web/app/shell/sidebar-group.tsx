import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dailyPaths, groups, type Screen } from '../routes/navigation.ts';
import { screenIcon } from '../routes/screen-icons.tsx';

/** The links of a place below its heading: those of every day and the marked one, the others when the heading is pressed. */
export function SidebarGroup({ name, links, marked, isPage, isNarrow }: SidebarGroupProps) {
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
