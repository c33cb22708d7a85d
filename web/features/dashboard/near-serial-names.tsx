import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NearSerialLatenessQuery } from '../../api/generated/dashboard.ts';
import { isPartial } from '../../days/days-read.tsx';
import { StaffName } from '../../people/staff-name.tsx';
import { formatCount } from './overview-facts.ts';

interface NearSerialNamesProps {
  list: NonNullable<NearSerialLatenessQuery['nearSerialLateness']>;
  month: string;
}

/** The first of those who are near, and the link to all of them. */
export function NearSerialNames({ list, month }: NearSerialNamesProps) {
  if (list.totalCount === 0) {
    const days = isPartial(list.coverage) ? ', by the days read so far' : '';
    return <p className="note">{`Nobody is one late day below their shift's limit${days}.`}</p>;
  }
  return (
    <>
      <ul>
        {list.nodes.map((row) => (
          <li key={row.key}>
            <span className="near-serial-name">
              <StaffName staff={row.staff} period={month} />
            </span>
            <span className="near-serial-days">{`${row.dayCount} of ${row.threshold} late days`}</span>
            <span className="near-serial-place">
              {[row.staff.staffID, row.shift, row.staff.district].filter(Boolean).join(' · ')}
            </span>
            <span className="near-serial-last">{`last ${row.daysLate.at(-1) ?? ''}`}</span>
          </li>
        ))}
      </ul>
      <footer className="row note">
        <Link className="link near-serial-all" to={`/dashboard/near-serial?month=${month}`}>
          <span>{list.totalCount === 1 ? 'Show the list' : `Show all ${formatCount(list.totalCount)}`}</span>
          <ArrowRight size={15} aria-hidden />
        </Link>
        {list.withoutRule > 0 && <span>{`${formatCount(list.withoutRule)} late without a known shift`}</span>}
      </footer>
    </>
  );
}
