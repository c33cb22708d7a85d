import { ArrowUpRight, CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatTimestamp } from '../../../schema/format.ts';
import { errorText } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Count, formatCount } from './overview-facts.ts';

/** What a card shows. */
export interface CountCardProps {
  label: string;
  icon: LucideIcon;
  tone: 'gray' | 'brand' | 'amber' | 'red';
  count: Count;
  lastGood: Count | undefined;
  /** A line under the number. */
  fact: string;
  /** Drawn beside the number: what came lately. */
  mark: ReactNode;
  /** How the number differs from what is usual; undefined while that is not known. */
  change: string | undefined;
  /** Where the card leads; null when the role may not go there, which `closed` then says. */
  to: string | null;
  closed?: string | undefined;
  onRetry: () => void;
}

/** One number of the day. When its call failed: the cause, the last good number with its time, and Retry. */
export function CountCard({
  label,
  icon: Icon,
  tone,
  count,
  lastGood,
  fact,
  mark,
  change,
  to,
  closed,
  onRetry,
}: CountCardProps) {
  return (
    <Panel as="article" className="count-card">
      <header>
        <span className={`count-icon tone-${tone}`}>
          <Icon size={17} aria-hidden />
        </span>
        <h2>{to ? <Link to={to}>{label}</Link> : label}</h2>
        {to && <ArrowUpRight className="count-arrow" size={16} aria-hidden />}
      </header>
      {count.source.ok ? (
        <>
          <p className="count-figure">
            <span>{formatCount(count.rows)}</span>
            {mark}
          </p>
          <p className="note">{`${peopleFact(count)}${fact}`}</p>
          {closed && <p className="note">{closed}</p>}
          <p className="count-change note">{change}</p>
        </>
      ) : (
        <FailedCount count={count} lastGood={lastGood} label={label} onRetry={onRetry} />
      )}
    </Panel>
  );
}

function FailedCount({
  count,
  lastGood,
  label,
  onRetry,
}: Pick<CountCardProps, 'count' | 'lastGood' | 'label' | 'onRetry'>) {
  return (
    <div className="count-failed">
      <p className="count-cause fault">
        <CloudOff size={15} aria-hidden />
        <span>{errorText(count.source.code, count.source.message)}</span>
      </p>
      <p className="note">
        {lastGood?.source.asOf
          ? `Last ${formatCount(lastGood.rows)}, as of ${formatTimestamp(lastGood.source.asOf)}`
          : 'No earlier number'}
      </p>
      <Button onClick={onRetry} aria-label={`Retry ${label}`}>
        Retry
      </Button>
    </div>
  );
}

/** Says how many people are behind the rows where these differ: somebody may sign in twice. */
function peopleFact({ rows, distinctStaff }: Count): string {
  return distinctStaff === null || distinctStaff === rows ? '' : `${formatCount(distinctStaff)} people · `;
}
