import { CalendarCheck2, ListX } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

/** Leads to the same period without absences that are probably not real, or back to all of them. */
export function RealAbsenceLink({
  to,
  period,
  isReal,
}: {
  to: string;
  period: Record<string, string>;
  isReal?: boolean;
}) {
  const Icon = isReal ? ListX : CalendarCheck2;
  return (
    <Button asChild>
      <Link to={{ pathname: to, search: new URLSearchParams(period).toString() }}>
        <Icon aria-hidden />
        {isReal ? 'Show All Listed' : 'Hide doubtful absences'}
      </Link>
    </Button>
  );
}
