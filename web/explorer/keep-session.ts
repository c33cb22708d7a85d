import { endSession, readSession, subscribeSession } from '../session/session.ts';
import { sessionMessages } from '../session/session-messages.ts';
import { watchIdle } from '../session/watch-idle.ts';

/** Counts what is done in this tab as activity of the dashboard's session, and ends it where nothing is done in any tab. */
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
