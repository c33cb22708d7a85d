import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { type Preference, type Preferences, storePreference } from './browser-database.ts';
import { useSession } from './use-session.ts';

interface KeptPreferences {
  readonly preferences: Preferences;
  /** Those kept last, which may not be drawn yet. */
  readonly latest: () => Preferences;
  readonly keep: (list: string, preference: Preference) => void;
}

const noPreferences: Preferences = new Map();
const emptyPreferences: KeptPreferences = {
  preferences: noPreferences,
  latest: () => noPreferences,
  keep: () => undefined,
};
const PreferencesContext = createContext(emptyPreferences);

/** Gives the screens inside the preferences of `userID`, which were read before the first of them is drawn. */
export function PreferencesProvider({ userID, initial, children }: PreferencesProviderProps) {
  const viewer = useSession()?.viewer.userID;
  const [preferences, setPreferences] = useState(initial);
  const kept = useRef(initial);
  const latest = useCallback(() => kept.current, []);
  const keep = useCallback(
    (list: string, preference: Preference) => {
      kept.current = new Map(kept.current).set(list, preference);
      setPreferences(kept.current);
      // Where the browser keeps nothing they last as long as the page.
      storePreference(userID, list, preference).catch(() => undefined);
    },
    [userID],
  );
  const stored = useMemo(() => ({ preferences, latest, keep }), [preferences, latest, keep]);
  // In another tab somebody else may have signed in.
  return <PreferencesContext value={viewer === userID ? stored : emptyPreferences}>{children}</PreferencesContext>;
}

interface PreferencesProviderProps {
  userID: string;
  initial: Preferences;
  children: ReactNode;
}

const none: Preference = {};

/**
 * The viewer's preference of a list as it is drawn, the way to keep another, and the one kept last, which a change goes on
 * from; a list without a name has none.
 */
export function usePreference(
  list: string | undefined,
): [Preference, (preference: Preference) => void, () => Preference] {
  const { preferences, latest, keep } = useContext(PreferencesContext);
  const keepIt = useCallback((preference: Preference) => list && keep(list, preference), [list, keep]);
  const latestIt = useCallback(() => (list && latest().get(list)) || none, [list, latest]);
  return [(list && preferences.get(list)) || none, keepIt, latestIt];
}
