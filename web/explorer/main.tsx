import 'graphiql/style.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { endSession, readSession, subscribeSession } from '../session/session.ts';
import { sessionMessages } from '../session/session-messages.ts';
import { watchIdle } from '../session/watch-idle.ts';
import { Explorer } from './explorer.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
keepSession();
createRoot(root).render(
  <StrictMode>
    <Explorer />
  </StrictMode>,
);

/** Counts activity in this tab for the dashboard's session, and ends the session when no tab has any. */
function keepSession(): void {
  const onEnd = () => endSession({ kind: 'info', message: sessionMessages.signedOutIdle });
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = readSession() ? watchIdle({ onWarning: () => {}, onEnd }).stop : undefined;
  };
  subscribeSession(follow);
  follow();
}
