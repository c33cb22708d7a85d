import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Screen } from '../routes/navigation.ts';
import { screenIcon } from '../routes/screen-icons.tsx';

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
            <span>{name}</span>
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

/** How far a group of the sidebar is open: its heading alone, the links of every day, or all of them. */
export type GroupState = 'closed' | 'usual' | 'whole';

const isState = (text: string | undefined): text is GroupState =>
  text === 'closed' || text === 'usual' || text === 'whole';

type GroupStates = Readonly<Record<string, GroupState>>;

const cookieName = 'sidebar-groups';

/** The groups whose state the reader has chosen, by their names, as the cookie has them. */
export function readGroupStates(cookie: string = document.cookie): GroupStates {
  const text = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookie)?.[1] ?? '';
  const pairs = text.split('~').map((pair) => decodeURIComponent(pair.replace(/%(?![\da-f]{2})/gi, '')).split('.'));
  return Object.fromEntries(pairs.flatMap(([name = '', state]) => (isState(state) ? [[name, state]] : [])));
}

/** The states as the cookie holds them. */
export const writeGroupStates = (states: GroupStates): string =>
  Object.entries(states)
    .map(([name, state]) => encodeURIComponent(`${name}.${state}`))
    .join('~');

/** Windows in which every link has room: there a group is whole unless its reader has chosen otherwise. */
const roomy = '(height >= 880px)';

/**
 * How far a group is open, and the way to change it; null goes back to what suits the window. Remembered for a year in a
 * cookie, which signing out leaves alone and which is read before the first paint.
 */
export function useSidebarGroups() {
  const [states, setStates] = useState(readGroupStates);
  const [isRoomy, setRoomy] = useState(() => matchMedia(roomy).matches);
  useEffect(() => {
    const media = matchMedia(roomy);
    const update = () => setRoomy(media.matches);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  const stateOf = (name: string): GroupState => states[name] ?? (isRoomy ? 'whole' : 'usual');
  const change = (name: string, state: GroupState | null) => {
    const { [name]: _old, ...others } = states;
    const next = state === null ? others : { ...others, [name]: state };
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    document.cookie = `${cookieName}=${writeGroupStates(next)}; path=/; max-age=31536000; samesite=strict`;
    setStates(next);
  };
  return { stateOf, change };
}
