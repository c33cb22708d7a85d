import { useSyncExternalStore } from 'react';
import { readSession, type Session, subscribeSession } from './session.ts';

/** The session, and a render whenever it starts or ends in any tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession);
}
