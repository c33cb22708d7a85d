import { formatRange } from '../../../schema/format.ts';
import { type LeaveKindName, leaveKinds } from '../../../schema/leave-words.ts';
import { Badge } from '../../ui/badge.tsx';

/** A leave that covers a day. */
export interface DayLeave {
  readonly kind: LeaveKindName;
  readonly from: string;
  readonly to: string;
}

/** That somebody is on leave: the kind, with the days as its title. */
export const LeaveBadge = ({ leave: { kind, from, to }, isNamed = false }: { leave: DayLeave; isNamed?: boolean }) => (
  <Badge title={`On leave, ${formatRange(from, to)}`}>
    {isNamed && 'On leave: '}
    {leaveKinds[kind].word}
  </Badge>
);
