import { useRef, useState } from 'react';
import { readFailure } from '../api/failure.ts';
import { useRecordVerdictMutation, useWithdrawVerdictMutation } from '../api/generated/judge-record.ts';
import { SessionEnded } from '../session/fetch-in-session.ts';
import { readSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { showToast } from '../ui/toasts.tsx';
import type { OwnVerdict, SeenPhotos } from './use-verdicts.ts';

/** Milliseconds after which is sent again what did not reach the service. */
const sendAgain = 2_000;

/** The person's verdicts on their way to a service that keeps them for all reviewers, those on one record one after the other. */
export function useServiceVerdicts() {
  const [recordVerdict] = useRecordVerdictMutation();
  const [withdrawVerdict] = useWithdrawVerdictMutation();
  const userID = useSession()?.viewer.userID ?? '';
  const [unsent, setUnsent] = useState(0);
  const [given, setGiven] = useState<ReadonlyMap<string, OwnVerdict | null>>(new Map());
  /** By record: the id of the verdict that the service has. What has not arrived cannot be taken back. */
  const ids = useRef(new Map<string, Promise<string | null>>());

  async function record(key: string, { kind, note, asksAgain = false }: OwnVerdict, seen: SeenPhotos) {
    await ids.current.get(key)?.catch(() => null);
    const variables = { record: key, verdict: kind, note: note || null, seen, askSecondOpinion: asksAgain };
    const { data } = await untilAnswered(() => recordVerdict({ variables }));
    return data?.recordVerdict.review?.verdicts.find((one) => one.userID === userID)?.id ?? null;
  }

  async function withdraw(key: string) {
    const id = await ids.current.get(key)?.catch(() => null);
    if (id) await withdrawVerdict({ variables: { id } });
    return null;
  }

  /** Notes what is said of a record; undefined for what the service has of it. */
  const note = (key: string, verdict: OwnVerdict | null | undefined) =>
    setGiven((old) => {
      const next = new Map(old);
      if (verdict === undefined) next.delete(key);
      else next.set(key, verdict);
      return next;
    });

  /** Records a verdict, or takes the last one back. Answers what became of it; a toast says so where it is not done. */
  async function keep(key: string, verdict: OwnVerdict | null, seen: SeenPhotos) {
    const [before, known] = [given.get(key), ids.current.get(key)];
    const sending = verdict ? record(key, verdict, seen) : withdraw(key);
    ids.current.set(key, sending);
    note(key, verdict);
    setUnsent((count) => count + 1);
    let became: 'kept' | 'refused' = 'kept';
    try {
      await sending;
    } catch (error) {
      const isOver = error instanceof SessionEnded;
      const recorded = isOver ? 'A verdict may not have been recorded' : 'This verdict was not recorded';
      showRefusal(verdict ? recorded : 'The verdict was not undone', error);
      if (isOver) return 'over';
      became = 'refused';
      // The verdict before it stands, and can be taken back as before.
      if (ids.current.get(key) === sending) {
        ids.current.set(key, known ?? Promise.resolve(null));
        note(key, before);
      }
    }
    setUnsent((count) => count - 1);
    return became;
  }

  return {
    /** How many have not reached the service yet. */
    unsent,
    /** By record: what was said here and a list may not tell yet; null for a verdict that was taken back. */
    given,
    keep,
    /** A list tells what the service has of a record. */
    forget: (key: string) => note(key, undefined),
  };
}

/** Says what the service has refused, and why. */
export const showRefusal = (title: string, error: unknown) =>
  showToast({ kind: 'error', title, message: readFailure(error).message });

/**
 * Sends until the service has answered: while it cannot be reached, again and again as long as it is wanted and the session
 * lasts. The service writes a reviewer's verdict on a record once, however often it comes. Throws what the service refuses,
 * and SessionEnded.
 */
export async function untilAnswered<Answer>(
  send: () => Promise<Answer>,
  isWanted: () => boolean = () => true,
): Promise<Answer> {
  const session = readSession();
  const end = new Promise((resolve) => session?.ended.addEventListener('abort', resolve, { once: true }));
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (readFailure(error).isAnswer || error instanceof SessionEnded || !isWanted()) throw error;
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, sendAgain))]);
    }
  }
}
