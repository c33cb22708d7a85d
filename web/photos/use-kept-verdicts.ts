import { useEffect, useState } from 'react';
import { dropVerdict, readVerdicts, type StoredVerdict, storeVerdict } from '../session/browser-database.ts';
import { type CaseFiles, type Reviewer, useReviewer, withOwn } from './case-file.ts';
import type { OwnVerdict } from './use-verdicts.ts';

/** Said where a browser refuses to keep verdicts. */
export const areLost = 'This browser keeps no data: the verdicts are lost when you leave.';

/** The viewer's verdicts on one day's list, as this browser keeps them. */
export type KeptVerdicts = ReturnType<typeof useKeptVerdicts>;

/** Reads and keeps the verdicts on the list `day`, e.g. `2026-11-19 SIGNED_IN`; null for a service that keeps them. */
export function useKeptVerdicts(day: string | null) {
  const me = useReviewer();
  const { userID } = me;
  const [read, setRead] = useState<{ day: string; files: CaseFiles } | null>(null);
  const [isStored, setStored] = useState(true);

  useEffect(() => {
    if (day === null) return;
    let isCurrent = true;
    const show = (stored: readonly StoredVerdict[]) => {
      const files = new Map(stored.map((one) => [one.key, fileOf(one, me)]));
      if (isCurrent) setRead({ day, files });
    };
    readVerdicts(userID, day).then(show, () => {
      setStored(false);
      show([]);
    });
    return () => {
      isCurrent = false;
    };
  }, [userID, me, day]);

  function keep(key: string, given: OwnVerdict | null, list = day) {
    if (day === null || list === null) return;
    const verdict = given && { userID, key, day: list, verdict: given.kind, judgedAt: Date.now() };
    const show = () =>
      setRead((old) => {
        const files = new Map(old?.files);
        if (verdict) files.set(key, fileOf(verdict, me));
        else files.delete(key);
        return { day, files };
      });
    if (list === day) show();
    (verdict ? storeVerdict(verdict) : dropVerdict({ userID, key })).catch(() => setStored(false));
  }

  return {
    /** By record key; null until they are read. */
    files: day !== null && read?.day === day ? read.files : null,
    /** False when the browser refuses to keep them: they are lost with the page. */
    isStored,
    /** Sets or removes a record's verdict; shown at once, stored later. `list` names the list of another day. */
    keep,
  };
}

const fileOf = ({ verdict: kind, judgedAt }: StoredVerdict, me: Reviewer) =>
  withOwn(undefined, me, { kind, note: '' }, new Date(judgedAt).toISOString());
