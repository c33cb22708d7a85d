import { useEffect, useState } from 'react';
import { dropVerdict, readVerdicts, type StoredVerdict, storeVerdict } from '../session/browser-database.ts';
import { useSession } from '../session/use-session.ts';
import type { OwnVerdict } from './use-verdicts.ts';

/** Said where a browser refuses to keep verdicts. */
export const areLost = 'This browser keeps no data: the verdicts are lost when you leave.';

/** The viewer's verdicts on one day's list, as this browser keeps them. */
export interface KeptVerdicts {
  /** By record key; null until they are read. */
  readonly byKey: ReadonlyMap<string, StoredVerdict> | null;
  /** False when the browser refuses to keep them: they are lost with the page. */
  readonly isStored: boolean;
  /** Sets a record's verdict, or takes it away; shown at once, stored behind. `list` names that of another day. */
  readonly keep: (key: string, verdict: OwnVerdict | null, list?: string | null) => void;
}

/** Reads and keeps the verdicts on the list `day`, e.g. `2026-11-19 SIGNED_IN`; null for a service that keeps them. */
export function useKeptVerdicts(day: string | null): KeptVerdicts {
  const userID = useSession()?.viewer.userID ?? '';
  const [read, setRead] = useState<{ day: string; byKey: ReadonlyMap<string, StoredVerdict> } | null>(null);
  const [isStored, setStored] = useState(true);

  useEffect(() => {
    if (day === null) return;
    let isCurrent = true;
    const show = (stored: readonly StoredVerdict[]) => {
      if (isCurrent) setRead({ day, byKey: new Map(stored.map((verdict) => [verdict.key, verdict])) });
    };
    readVerdicts(userID, day).then(show, () => {
      setStored(false);
      show([]);
    });
    return () => {
      isCurrent = false;
    };
  }, [userID, day]);

  function keep(key: string, given: OwnVerdict | null, list = day) {
    if (day === null || list === null) return;
    const verdict = given && { userID, key, day: list, verdict: given.kind, judgedAt: Date.now() };
    const show = () =>
      setRead((old) => {
        const byKey = new Map(old?.byKey);
        if (verdict) byKey.set(key, verdict);
        else byKey.delete(key);
        return { day, byKey };
      });
    if (list === day) show();
    (verdict ? storeVerdict(verdict) : dropVerdict({ userID, key })).catch(() => setStored(false));
  }

  return { byKey: day !== null && read?.day === day ? read.byKey : null, isStored, keep };
}
