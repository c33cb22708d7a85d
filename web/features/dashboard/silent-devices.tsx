import { skipToken } from '@apollo/client/react';
import { TabletSmartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readFailure } from '../../api/failure.ts';
import { useSilentDevicesQuery } from '../../api/generated/dashboard.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { today } from '../../session/today.ts';
import { formatCount } from './overview-facts.ts';

/** Devices that should have sent by now, today: an entry of a list, with the way to them. Nothing where there are none. */
export function SilentDevices({ date }: { date: string }) {
  const isWatched = useHasExtension('intake') === true && date === today();
  const { data, error } = useSilentDevicesQuery(isWatched ? { variables: {} } : skipToken);
  const devices = data?.watchedDevices;
  // A service with an older version of the extension answers that it watches none.
  const isUnread = error !== undefined && !readFailure(error).isAnswer;
  if (!isWatched || (!isUnread && !devices?.totalCount)) return null;
  return (
    <li className="check-red">
      <Link to={isUnread ? '/attendance/devices' : '/attendance/devices?state=Silent'}>
        <TabletSmartphone size={15} aria-hidden />
        {isUnread ? (
          <span>Devices could not be read</span>
        ) : (
          <>
            <span>{devices?.totalCount === 1 ? 'Silent device' : 'Silent devices'}</span>{' '}
            <strong>{formatCount(devices?.totalCount ?? 0)}</strong>
          </>
        )}
      </Link>
    </li>
  );
}
