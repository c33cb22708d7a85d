import { ArrowDown, ArrowUp, Equal, type LucideIcon, Minus, Plus } from 'lucide-react';
import { changeWords } from '../../../schema/columns/comparison.ts';
import type { ComparedChange } from '../../generated/comparison.ts';
import { Link } from '../../ui/link.tsx';

const icons: Readonly<Record<ComparedChange, LucideIcon>> = {
  NEW: Plus,
  GONE: Minus,
  WORSE: ArrowUp,
  BETTER: ArrowDown,
  SAME: Equal,
};

/** A change by word, shape and colour. */
function ChangeBadge({ change }: { change: ComparedChange | null | undefined }) {
  if (!change) return <span className="change-unknown">Not known</span>;
  const Icon = icons[change];
  return (
    <span className={`badge change change-${change.toLowerCase()}`}>
      <Icon size={13} aria-hidden />
      {changeWords[change]}
    </span>
  );
}

/** A number of a period, with the way to the report that it is read from. */
export function PeriodNumber({ value, to }: { value: number | null | undefined; to: string | null }) {
  if (value === null || value === undefined) return <span className="change-unknown">Not known</span>;
  const text = value.toLocaleString('en');
  if (to === null || value === 0) return text;
  return (
    <Link className="link" to={to}>
      {text}
    </Link>
  );
}

/** A difference with its sign. */
function SignedNumber({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined) return null;
  const size = Math.abs(value).toLocaleString('en');
  return <span className="change-difference">{value > 0 ? `+${size}` : value < 0 ? `−${size}` : size}</span>;
}

/** How difference and change are drawn, of people and of groups. */
export const changeCells = {
  DIFFERENCE: (row: { readonly difference?: number | null }) => <SignedNumber value={row.difference} />,
  CHANGE: (row: { readonly change?: ComparedChange | null }) => <ChangeBadge change={row.change} />,
};
