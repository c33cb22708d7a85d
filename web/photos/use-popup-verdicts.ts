import { useEffect, useState } from 'react';
import { readFailure } from '../api/failure.ts';
import { useJudgeRecordMutation, useTakeBackVerdictMutation } from '../api/generated/judge-record.ts';
import { dropVerdict, readVerdicts, storeVerdict, type VerdictKind } from '../session/browser-database.ts';
import { useSession } from '../session/use-session.ts';
import { showToast } from '../ui/toasts.tsx';
import type { PhotoPair } from './photo-pair.ts';
import type { ReviewedRow } from './review-cell.tsx';
import { kindOf, verdictChoices, verdictOf, verdictWord } from './verdicts.ts';

/** What the comparison judges. */
export interface JudgedPair {
  /** The list in which a browser keeps its verdicts where the service has no reviews: `2026-11-19 SIGNED_IN`. */
  readonly day: string;
  /** What the service has of the record. */
  readonly review: ReviewedRow['review'];
  /** Whether the service keeps verdicts for all reviewers; else this browser keeps its own. */
  readonly isShared: boolean;
}

/** A verdict that can be taken back. */
interface Given {
  readonly record: PhotoPair;
  /** Whether both photos had been seen. */
  readonly areSeen: boolean;
  /** The verdict before it. */
  readonly before: VerdictKind | null;
  /** The day and mode under which this browser keeps the verdict; null where the service keeps it. */
  readonly day: string | null;
  /** The id of the verdict in the service, once it has answered; null where it was refused or a browser keeps it. */
  readonly id: Promise<string | null>;
}

/**
 * Verdicts in the comparison, by the rules of the review: both photos must be seen but for `Cannot tell`, and nobody judges
 * what somebody else has judged. `onJudged` leads to the next record.
 */
export function usePopupVerdicts(
  judged: JudgedPair | null,
  pair: PhotoPair | null,
  areSeen: boolean,
  onJudged: () => void,
) {
  const [judgeRecord] = useJudgeRecordMutation();
  const [takeBack] = useTakeBackVerdictMutation();
  const { userID = '', email = '' } = useSession()?.viewer ?? {};
  const [given, setGiven] = useState<ReadonlyMap<string, VerdictKind | null>>(new Map());
  const [history, setHistory] = useState<readonly Given[]>([]);
  const [said, setSaid] = useState('');
  const day = judged && !judged.isShared ? judged.day : null;

  useEffect(() => {
    if (day === null) return;
    let isCurrent = true;
    readVerdicts(userID, day).then(
      (kept) => {
        if (isCurrent) setGiven((old) => new Map([...kept.map((one) => [one.key, one.verdict] as const), ...old]));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [userID, day]);

  const key = pair?.key ?? '';
  const listed = judged?.isShared ? judged.review?.verdicts?.find(({ who }) => who === email) : undefined;
  const before = given.get(key) ?? (given.has(key) || !listed ? null : kindOf[listed.verdict]);
  const state = judged?.isShared ? (judged.review?.state ?? 'NOT_REVIEWED') : 'NOT_REVIEWED';
  const isOthers = before === null && !given.has(key) && state !== 'NOT_REVIEWED' && state !== 'OPINION_WANTED';
  const canJudge = (kind: VerdictKind) =>
    judged !== null && pair !== null && !isOthers && (areSeen || kind === 'UNCLEAR');

  // The next page may still be loading: the verdict before it can be taken back all the same.
  const isJudging = judged !== null || history.length > 0;

  const note = (record: string, kind: VerdictKind | null) => setGiven((old) => new Map(old).set(record, kind));

  /** Stores a verdict in the service, or in this browser where the service has no reviews. Returns its id in the service; null in a browser. */
  async function store({ record, areSeen, day }: Omit<Given, 'id' | 'before'>, kind: VerdictKind) {
    if (day !== null) {
      await storeVerdict({ userID, key: record.key, day, verdict: kind, judgedAt: Date.now() });
      return null;
    }
    const seen = areSeen ? { reference: record.reference, attendance: record.attendance } : null;
    const variables = { record: record.key, verdict: verdictOf[kind], seen };
    const { data } = await judgeRecord({ variables });
    return data?.recordVerdict.review?.verdicts.find((one) => one.userID === userID)?.id ?? null;
  }

  /** Stores a new verdict. Where the service refuses it, a toast says so and the verdict before it stands again. */
  async function send(one: Omit<Given, 'id'>, kind: VerdictKind): Promise<string | null> {
    try {
      return await store(one, kind);
    } catch (error) {
      note(one.record.key, one.before);
      showToast({ kind: 'error', title: 'This verdict was not recorded', message: readFailure(error).message });
      return null;
    }
  }

  function judge(kind: VerdictKind) {
    if (!pair || !canJudge(kind)) return;
    note(key, kind);
    const one = { record: pair, areSeen, before, day };
    setHistory([...history, { ...one, id: send(one, kind) }]);
    setSaid(`${pair.name}: ${verdictWord(kind)}.`);
    onJudged();
  }

  /** A key that comes before its photos is not kept, for they would be judged unseen: it says so. */
  function judgeOrSay(pressed: string): boolean {
    const choice = verdictChoices.find((one) => one.key === pressed);
    if (!isJudging || !choice) return false;
    if (canJudge(choice.kind)) judge(choice.kind);
    else
      setSaid(
        isOthers
          ? `“${choice.label}” was not taken: somebody else has judged this record.`
          : `“${choice.label}” was not taken: both photos must be seen. Press ${pressed} again when they are there.`,
      );
    return true;
  }

  async function undo() {
    const last = history.at(-1);
    if (!last) return;
    setHistory(history.slice(0, -1));
    note(last.record.key, last.before);
    try {
      const id = await last.id;
      if (last.before) await store(last, last.before);
      else if (last.day !== null) await dropVerdict({ userID, key: last.record.key });
      else if (id) await takeBack({ variables: { id } });
      setSaid('The last verdict is taken back.');
    } catch (error) {
      showToast({ kind: 'error', title: 'The verdict was not taken back', message: readFailure(error).message });
    }
  }

  const canUndo = history.length > 0;
  return { isJudging, verdict: before ?? undefined, canJudge, judge, judgeOrSay, undo, canUndo, said };
}
