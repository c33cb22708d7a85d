import { useApolloClient } from '@apollo/client/react';
import { formatLongDate } from '../../../schema/format.ts';
import { SignInCountDocument } from '../../generated/dashboard.ts';
import { useNearestPeriod } from '../../report/use-nearest-period.ts';
import { Link } from '../../ui/link.tsx';
import type { Overview } from './overview-facts.ts';

/** At night and on days off: says that the day has no sign-in yet, and leads to the nearest day with records (F-51). */
export function NobodyYet({ overview }: { overview: Overview }) {
  const client = useApolloClient();
  const { date, attendance } = overview;
  const isEmpty = attendance.source.ok && attendance.rows === 0;
  const nearest = useNearestPeriod(isEmpty ? date : null, async (day) => {
    const { data } = await client.query({ query: SignInCountDocument, variables: { date: day } });
    return data?.attendance?.totalCount;
  });
  if (!isEmpty) return null;
  return (
    <p className="dashboard-empty">
      Nobody has signed in today so far.{' '}
      {nearest && (
        <Link className="link" to={`/all/attendance?date=${nearest}`}>
          Show {formatLongDate(nearest)}, the nearest day with records
        </Link>
      )}
    </p>
  );
}
