import { useEffect, useState } from 'react';

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
