import { endSession, readSession, subscribeSession } from '../session/session.ts';
import { sessionMessages } from '../session/session-messages.ts';
import { watchIdle } from '../session/watch-idle.ts';

/** Counts activity in this tab for the dashboard's session, and ends the session when no tab has any. */
export function keepSession(): void {
  let stop = () => {};
  const follow = () => {
    stop();
    stop = () => {};
    if (!readSession()) return;
    const onEnd = () => endSession({ kind: 'info', message: sessionMessages.signedOutIdle });
    stop = watchIdle({ onWarning: () => {}, onEnd }).stop;
  };
  subscribeSession(follow);
  follow();
}
