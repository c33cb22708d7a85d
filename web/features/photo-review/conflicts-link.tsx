import { Link } from 'react-router-dom';
import { attendanceAddress } from '../../list/view/attendance-address.ts';
import type { ReviewSearch } from './review-variables.ts';

/** Leads to the records of the day about which reviewers disagree. */
export function ConflictsLink({ variables: { date, mode } }: { variables: ReviewSearch }) {
  const view = { values: { date, mode }, search: '', sort: null };
  const filters = { REVIEW: { kind: 'oneOf', values: ['Disagreement'] } } as const;
  return (
    <Link className="link" to={`/all/attendance?${attendanceAddress({ ...view, filters })}`}>
      in disagreement
    </Link>
  );
}
