import { useState } from 'react';
import type { VerdictKind } from '../session/browser-database.ts';
import { useSession } from '../session/use-session.ts';
import type { PhotoPair } from './pair-of.ts';
import type { ReviewedRow } from './review-cell.tsx';
import { useKeptVerdicts } from './use-kept-verdicts.ts';
import { useServiceVerdicts } from './use-service-verdicts.ts';
import { type Given, useVerdicts } from './use-verdicts.ts';
import { kindOf } from './verdicts.ts';

/** What the comparison judges. */
export interface JudgedPair {
  /** The list in which a browser keeps its verdicts where the service has no reviews: `2026-11-19 SIGNED_IN`. */
  readonly day: string;
  /** What the service has of the record. */
  readonly review: ReviewedRow['review'];
  /** Whether the service keeps verdicts for all reviewers; else this browser keeps its own. */
  readonly isShared: boolean;
}

/** Verdicts in the comparison of a report; `onJudged` leads to the next record. */
export function usePopupVerdicts(judged: JudgedPair | null, record: PhotoPair | null, onJudged: () => void) {
  // The next page may still be loading: the verdict before it can be taken back all the same.
  const [{ day, isShared }, setList] = useState<Pick<JudgedPair, 'isShared'> & { day: string | null }>(noList);
  if (judged && (judged.day !== day || judged.isShared !== isShared)) setList(judged);
  const kept = useKeptVerdicts(isShared ? null : day);
  const service = useServiceVerdicts();
  const email = useSession()?.viewer.email;
  /** What the list of the report does not say yet. */
  const [sent, setSent] = useState<ReadonlyMap<string, VerdictKind | null>>(new Map());
  const note = (key: string, kind: VerdictKind | null) => setSent((old) => new Map(old).set(key, kind));

  const key = record?.key ?? '';
  const listed = judged?.review?.verdicts?.find(({ who }) => who === email)?.verdict;
  const known = sent.has(key) ? sent.get(key) : listed && kindOf[listed];
  const verdict = (isShared ? known : kept.byKey?.get(key)?.verdict) ?? undefined;
  const state = judged?.review?.state ?? 'NOT_REVIEWED';
  const isSettled = state !== 'NOT_REVIEWED' && state !== 'OPINION_WANTED';

  async function keep({ record, before, seen }: Given, kind: VerdictKind) {
    if (!isShared) return kept.judge(record.key, kind);
    note(record.key, kind);
    if ((await service.record(record.key, kind, { seen })) === 'refused') note(record.key, before);
  }

  const verdicts = useVerdicts({
    record: judged && record,
    verdict,
    isOthers: isShared && isSettled && !verdict && !sent.has(key),
    onJudge: (given, kind) => {
      keep(given, kind);
      onJudged();
    },
    onUndo: ({ record: { key }, before, seen }) => {
      if (!isShared) return kept.judge(key, before);
      note(key, before);
      if (before) service.record(key, before, { seen });
      else service.withdraw(key);
    },
  });
  return { ...verdicts, isJudging: judged !== null || verdicts.hasJudged };
}

const noList = { day: null, isShared: false };
