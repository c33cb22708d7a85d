import { readSession, type Session } from './session.ts';

/** Why something asked in a session has no answer: the session has ended. */
export class SessionEnded extends Error {
  constructor() {
    super('Your session ended before this was answered. Sign in again and check whether it was done.');
  }
}

/** The session as it is now: its token may have been renewed. Throws SessionEnded where it has ended, and without one. */
export function sessionNow(session: Session | null): Session {
  const now = readSession();
  if (!session || !now || session.ended.aborted || now.ended !== session.ended) throw new SessionEnded();
  return now;
}

/** Fetches with the session's token, until the session ends. */
export function fetchInSession({ token, ended }: Session, address: string, init: RequestInit = {}): Promise<Response> {
  const signal = init.signal ? AbortSignal.any([ended, init.signal]) : ended;
  return fetch(address, { ...init, signal, headers: { ...init.headers, authorization: `Bearer ${token}` } });
}
