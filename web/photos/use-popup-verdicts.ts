import { useEffect, useState } from 'react';
import type { VerdictKind } from '../session/browser-database.ts';
import { useSession } from '../session/use-session.ts';
import { showToast } from '../ui/toasts.tsx';
import type { PhotoPair } from './pair-of.ts';
import type { ReviewedRow } from './review-cell.tsx';
import { areLost, useKeptVerdicts } from './use-kept-verdicts.ts';
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
  const isLost = !isShared && !kept.isStored;
  useEffect(() => {
    if (isLost) showToast({ kind: 'error', title: areLost });
  }, [isLost]);
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

  /** Shows `to` at once, and `from` again where the service refuses it. Answers whether it is so. */
  async function keep({ record, list, seen }: Given, from: VerdictKind | null, to: VerdictKind | null) {
    if (!isShared) {
      kept.judge(record.key, to, list);
      return true;
    }
    note(record.key, to);
    const sending = to
      ? service.record(record.key, to, { seen })
      : service.withdraw(record.key).then((isBack) => (isBack ? 'recorded' : 'refused'));
    const became = await sending;
    if (became === 'refused') note(record.key, from);
    return became === 'recorded';
  }

  const verdicts = useVerdicts({
    record: judged && record,
    list: day,
    verdict,
    isOthers: isShared && isSettled && !verdict && !sent.has(key),
    onJudge: (given) => {
      keep(given, given.before, given.kind);
      onJudged();
    },
    onUndo: (given) => keep(given, given.kind, given.before),
  });
  return { ...verdicts, isJudging: judged !== null || verdicts.hasJudged };
}

const noList = { day: null, isShared: false };
