import { useEffect, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { showToast } from '../ui/toasts.tsx';
import type { PhotoPair } from './pair-of.ts';
import type { ReviewedRow } from './review-cell.tsx';
import { areLost, useKeptVerdicts } from './use-kept-verdicts.ts';
import { useServiceVerdicts } from './use-service-verdicts.ts';
import { useVerdicts } from './use-verdicts.ts';
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
  const isLost = !isShared && !kept.isStored;
  useEffect(() => {
    if (isLost) showToast({ kind: 'error', title: areLost });
  }, [isLost]);
  const service = useServiceVerdicts();
  const email = useSession()?.viewer.email;

  const key = record?.key ?? '';
  const listed = judged?.review?.verdicts?.find(({ who }) => who === email)?.verdict;
  const stored = isShared ? listed && kindOf[listed] : kept.byKey?.get(key)?.verdict;
  const own = service.given.get(key) ?? (stored && !service.given.has(key) ? { kind: stored, note: '' } : null);
  const state = judged?.review?.state ?? 'NOT_REVIEWED';
  const isSettled = state !== 'NOT_REVIEWED' && state !== 'OPINION_WANTED';

  const verdicts = useVerdicts({
    record: judged && record,
    list: day,
    own,
    isOthers: isShared && isSettled && !own && !service.given.has(key),
    async keep({ record, list, seen }, verdict) {
      if (isShared) return (await service.keep(record.key, verdict, seen)) === 'kept';
      kept.keep(record.key, verdict, list);
      return true;
    },
    onJudged,
  });
  return { ...verdicts, isJudging: judged !== null || verdicts.hasJudged };
}

const noList = { day: null, isShared: false };
