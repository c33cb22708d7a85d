import { useLocation } from 'react-router-dom';
import { summaryTextNames } from '../../../schema/staff-fields.ts';
import { SwitchLinks } from '../../ui/switch-links.tsx';

const sides = [
  { label: 'By day', path: '/report/serialatness' },
  { label: 'By staff', path: '/report/serialatness/staff' },
] as const;

/** Parameters that mean the same by day and by staff. */
const shared: readonly string[] = ['month', 'date', 'search', ...summaryTextNames, 'size', 'density'];

/** Switches serial lateness between one row a day and one row a person; what both can show stays. */
export function SerialSwitch() {
  const { pathname, search } = useLocation();
  const shown = sides.map(({ label, path }) => ({
    label,
    to: { pathname: path, search: searchOf(path, search) },
    isCurrent: path === pathname,
  }));
  return <SwitchLinks label="Rows" sides={shown} />;
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
