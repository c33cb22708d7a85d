import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Screen } from '../routes/navigation.ts';
import { screenIcon } from '../routes/screen-icons.tsx';

/** The links of a place below a heading that folds them. The link of the screen that is open stands in any case. */
export function SidebarGroup({ name, links, isInUse, marked, isPage, isNarrow }: SidebarGroupProps) {
  const [isOpened, setOpened] = useState<boolean | null>(null);
  // Where somebody comes to another place, theirs opens; what was opened or closed by hand before counts no more.
  const [wasInUse, setInUse] = useState(isInUse);
  if (wasInUse !== isInUse) {
    setInUse(isInUse);
    setOpened(null);
  }
  const isOpen = isOpened ?? isInUse;
  if (links.length === 0) return null;
  const isAlone = links.length === 1;
  // Pictures alone have no headings to open them by.
  const shown = links.filter(({ path }) => isAlone || isOpen || isNarrow || path === marked);
  return (
    <section aria-label={name}>
      {!isAlone && (
        <div className="sidebar-group">
          <button type="button" className="sidebar-text" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
            <span>{name}</span>
            <ChevronDown aria-hidden />
          </button>
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
  /** Whether its links stand there without being asked for. */
  isInUse: boolean;
  /** Path of the link that stands for the screen that is open, itself or the one it belongs to. */
  marked: string | undefined;
  /** Whether the screen that is open is that link's own. */
  isPage: boolean;
  isNarrow: boolean;
}
