import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type Preference, type Preferences, storePreference } from './preference-store.ts';
import { useSession } from './use-session.ts';

interface KeptPreferences {
  readonly preferences: Preferences;
  readonly keep: (list: string, preference: Preference) => void;
}

const emptyPreferences: KeptPreferences = { preferences: new Map(), keep: () => undefined };
const PreferencesContext = createContext(emptyPreferences);

/** Gives the screens inside the preferences of `userID`, which were read before the first of them is drawn. */
export function PreferencesProvider({ userID, initial, children }: PreferencesProviderProps) {
  const viewer = useSession()?.viewer.userID;
  const [preferences, setPreferences] = useState(initial);
  const keep = useCallback(
    (list: string, preference: Preference) => {
      setPreferences((old) => new Map(old).set(list, preference));
      // Where the browser keeps nothing they last as long as the page.
      storePreference(userID, list, preference).catch(() => undefined);
    },
    [userID],
  );
  const stored = useMemo(() => ({ preferences, keep }), [preferences, keep]);
  // In another tab somebody else may have signed in.
  return <PreferencesContext value={viewer === userID ? stored : emptyPreferences}>{children}</PreferencesContext>;
}

interface PreferencesProviderProps {
  userID: string;
  initial: Preferences;
  children: ReactNode;
}

const none: Preference = {};

/** The viewer's preference of a list and the way to keep another; a list without a name has none. */
export function usePreference(list: string | undefined): [Preference, (preference: Preference) => void] {
  const { preferences, keep } = useContext(PreferencesContext);
  const keepIt = useCallback((preference: Preference) => list && keep(list, preference), [list, keep]);
  return [(list && preferences.get(list)) || none, keepIt];
}
