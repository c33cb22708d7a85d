import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { useDayRecordsLazyQuery } from '../../api/generated/day-records.ts';
import { useNearestPeriod } from '../../days/use-nearest-period.ts';
import type { Overview } from './overview-facts.ts';
import { dashboardAddress } from './use-dashboard-day.ts';

/** At night and on days off: says that the day has no sign-in, and leads to the nearest day with records. */
export function NobodyYet({ overview, isToday }: { overview: Overview; isToday: boolean }) {
  const [ask] = useDayRecordsLazyQuery();
  const { date, attendance } = overview;
  const isEmpty = attendance.source.ok && attendance.rows === 0;
  const nearest = useNearestPeriod(isEmpty ? date : null, async (day) => {
    const { data } = await ask({ variables: { date: day, mode: 'SIGNED_IN' } });
    return data?.attendance?.totalCount;
  });
  if (!isEmpty) return null;
  return (
    <p className="dashboard-empty">
      <span>{isToday ? 'Nobody has signed in today so far. ' : 'Nobody signed in on this day. '}</span>
      {nearest && (
        <Link className="link" to={dashboardAddress(nearest)}>
          {`Show ${formatLongDate(nearest)}, the nearest day with records`}
        </Link>
      )}
    </p>
  );
}
