import { useRef, useState } from 'react';
import { readFailure } from '../api/failure.ts';
import { useRecordVerdictMutation, useWithdrawVerdictMutation } from '../api/generated/judge-record.ts';
import type { VerdictKind } from '../session/browser-database.ts';
import { SessionEnded } from '../session/fetch-in-session.ts';
import { readSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { showToast } from '../ui/toasts.tsx';
import type { SeenPhotos } from './use-verdicts.ts';
import { verdictOf } from './verdicts.ts';

/** Milliseconds after which is sent again what did not reach the service. */
const sendAgain = 2_000;

/** What is sent with a verdict. */
export interface VerdictParts {
  readonly note?: string;
  readonly seen: SeenPhotos;
  readonly asksAgain?: boolean;
}

/** The person's verdicts on their way to a service that keeps them for all reviewers. */
interface ServiceVerdicts {
  /** Those that have not reached it yet. */
  readonly unsent: number;
  /** Records a verdict. Answers what became of it; a toast says so where it is not recorded. */
  readonly record: (key: string, kind: VerdictKind, parts: VerdictParts) => Promise<'recorded' | 'refused' | 'over'>;
  /** Takes back the verdict recorded last on a record. Answers whether it is; a toast says so where it is not. */
  readonly withdraw: (key: string) => Promise<boolean>;
}

/** Sends verdicts to the service, those on one record one after the other. */
export function useServiceVerdicts(): ServiceVerdicts {
  const [recordVerdict] = useRecordVerdictMutation();
  const [withdrawVerdict] = useWithdrawVerdictMutation();
  const userID = useSession()?.viewer.userID ?? '';
  const [unsent, setUnsent] = useState(0);
  /** By record: the id of the verdict once the service has answered. What has not arrived cannot be taken back. */
  const sent = useRef(new Map<string, Promise<string | null>>());

  async function send(key: string, kind: VerdictKind, { note, seen, asksAgain = false }: VerdictParts) {
    await sent.current.get(key)?.catch(() => null);
    const variables = { record: key, verdict: verdictOf[kind], note: note || null, seen, askSecondOpinion: asksAgain };
    const { data } = await untilAnswered(() => recordVerdict({ variables }));
    return data?.recordVerdict.review?.verdicts.find((one) => one.userID === userID)?.id ?? null;
  }

  async function record(key: string, kind: VerdictKind, parts: VerdictParts) {
    const sending = send(key, kind, parts);
    sent.current.set(key, sending);
    setUnsent((count) => count + 1);
    let became: 'recorded' | 'refused' = 'recorded';
    try {
      await sending;
    } catch (error) {
      const isOver = error instanceof SessionEnded;
      showRefusal(isOver ? 'A verdict may not be recorded' : 'This verdict was not recorded', error);
      if (isOver) return 'over';
      became = 'refused';
    }
    setUnsent((count) => count - 1);
    return became;
  }

  async function takeBack(key: string) {
    const id = await sent.current.get(key)?.catch(() => null);
    if (id) await withdrawVerdict({ variables: { id } });
    return null;
  }

  async function withdraw(key: string) {
    const sending = takeBack(key);
    sent.current.set(key, sending);
    try {
      await sending;
      return true;
    } catch (error) {
      showRefusal('The verdict was not taken back', error);
      return false;
    }
  }

  return { unsent, record, withdraw };
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
