import { Link, useLocation } from 'react-router-dom';
import { summaryTextNames } from '../../../schema/staff-fields.ts';
import { Button } from '../../ui/button.tsx';

const sides = [
  { label: 'By day', path: '/report/serialatness' },
  { label: 'By staff', path: '/report/serialatness/staff' },
] as const;

/** Parameters that mean the same by day and by staff. */
const shared: readonly string[] = ['month', 'date', 'search', ...summaryTextNames, 'size', 'density'];

/** Leads from one row a day to one row a person and back; what both can show stays. */
export function SerialSwitch() {
  const { pathname, search } = useLocation();
  const other = sides.find(({ path }) => path !== pathname) ?? sides[0];
  return (
    <Button asChild>
      <Link to={{ pathname: other.path, search: searchOf(other.path, search) }}>{other.label}</Link>
    </Button>
  );
}

/** What a side is asked: what both know, people with the most late days first. */
function searchOf(path: string, search: string): string {
  const kept = sharedSearch(search);
  return path === sides[1].path ? `${kept}${kept && '&'}sort=-daysLate` : kept;
}

/** The part of a query string that both sides know. */
export function sharedSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => shared.includes(name));
  return new URLSearchParams(kept).toString();
}
