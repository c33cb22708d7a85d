import { useEffect, useState } from 'react';
import { idleNotice, idleTimeout } from '../../../schema/limits.ts';
import { messages } from '../../messages.ts';
import { endSession, lastActivity } from '../../session/session.ts';
import { watchIdle } from '../../session/watch-idle.ts';
import { confirm } from '../../ui/confirm.tsx';
import { counted } from '../../ui/words.ts';

/** Ends an idle session; in its last minute a notice counts the seconds and goes with the first activity. */
export function IdleWatch() {
  useEffect(() => {
    const watch = watchIdle({
      onWarning: async (signal) => {
        await confirm({
          title: 'Are you still there?',
          question: `No activity for ${(idleTimeout - idleNotice) / 60_000} minutes.`,
          text: (
            <>
              <Countdown /> Move the mouse, touch the screen or press a key to stay signed in.
            </>
          ),
          cancelLabel: 'Stay signed in',
          signal,
        });
        if (!signal.aborted) watch.stay();
      },
      onEnd: () => endSession({ kind: 'info', message: messages.signedOutIdle }),
    });
    return watch.stop;
  }, []);
  return null;
}

/** Seconds until the session ends. Read aloud once, with the dialog: a count that speaks every second drowns all else. */
function Countdown() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((lastActivity() + idleTimeout - now) / 1_000));
  return <span role="timer">You will be signed out in {counted(seconds, 'second', 'seconds')}.</span>;
}
