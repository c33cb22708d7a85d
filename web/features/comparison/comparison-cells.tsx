import { ArrowDown, ArrowUp, Equal, Minus, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { boundedNumber, changeWords } from '../../../schema/lists/comparison.ts';
import type { ComparedChange } from '../../api/generated/types.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/words.ts';

const looks = {
  NEW: { Icon: Plus, tone: 'red' },
  GONE: { Icon: Minus, tone: 'green' },
  WORSE: { Icon: ArrowUp, tone: 'red' },
  BETTER: { Icon: ArrowDown, tone: 'green' },
  SAME: { Icon: Equal, tone: 'gray' },
} as const;

/** A change by word, shape and colour. */
function ChangeBadge({ change }: { change: ComparedChange | null | undefined }) {
  if (!change) return <span className="muted">Not known</span>;
  const { Icon, tone } = looks[change];
  return (
    <Badge tone={tone}>
      <Icon size={13} aria-hidden />
      <span>{changeWords[change]}</span>
    </Badge>
  );
}

/** What a row knows of a period: its number, what it is below, or what it is at least. */
interface Bounded {
  readonly value: number | null | undefined;
  readonly below?: number | null;
  readonly isAtLeast: boolean;
}

/** A number of a period as far as it is known, with the way to the report that it is read from. */
export function PeriodNumber({ value, below, isAtLeast, to }: Bounded & { to: string }) {
  if (value == null && below == null) return <span className="muted">Not known</span>;
  const text =
    below == null ? boundedNumber(value, below, isAtLeast).toLocaleString('en') : `fewer than ${formatNumber(below)}`;
  if (!value) return <span>{text}</span>;
  return (
    <Link className="link" to={to}>
      {text}
    </Link>
  );
}

/** A difference with its sign, as far as it is known. */
function SignedNumber({ value, isAtLeast }: { value: number | null | undefined; isAtLeast: boolean | undefined }) {
  if (value == null) return null;
  const size = formatNumber(Math.abs(value));
  const text = value > 0 ? `+${size}` : value < 0 ? `−${size}` : size;
  return <strong>{isAtLeast ? `at least ${text}` : text}</strong>;
}

/** How a period, the difference and the change are drawn. */
export const changeDrawings = {
  EARLIER: { minSize: 84 },
  LATER: { minSize: 84 },
  DIFFERENCE: {
    minSize: 96,
    cell: (row: { readonly difference?: number | null; readonly isDifferenceAtLeast?: boolean }) => (
      <SignedNumber value={row.difference} isAtLeast={row.isDifferenceAtLeast} />
    ),
  },
  CHANGE: {
    minSize: 104,
    cell: (row: { readonly change?: ComparedChange | null }) => <ChangeBadge change={row.change} />,
  },
};
