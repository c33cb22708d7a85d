import { messages } from '../../messages.ts';
import { useSession } from '../../session/use-session.ts';
import { Link } from '../../ui/link.tsx';
import { NoticeScreen } from './notice-screen.tsx';

/** Any address that is not a route, with or without a session. */
export function NotFound() {
  const session = useSession();
  const notice = (
    <NoticeScreen title={messages.notFound} text="There is no screen at this address.">
      {session ? (
        <Link className="button" to="/dashboard">
          Go to the dashboard
        </Link>
      ) : (
        <a className="button" href="/">
          Go to sign-in
        </a>
      )}
    </NoticeScreen>
  );
  return session ? notice : <main>{notice}</main>;
}
