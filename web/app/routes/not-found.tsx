import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeScreen } from './notice-screen.tsx';

/** Any address that is not a route, with or without a session. */
export function NotFound() {
  const session = useSession();
  const notice = (
    <NoticeScreen title={messages.notFound} text="There is no screen at this address.">
      {session ? (
        <Button asChild>
          <Link to="/dashboard">Go to the dashboard</Link>
        </Button>
      ) : (
        <Button asChild>
          <a href="/">Go to sign-in</a>
        </Button>
      )}
    </NoticeScreen>
  );
  return session ? notice : <main>{notice}</main>;
}
