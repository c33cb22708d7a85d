import { formatTimeOfDay } from '../../../schema/format.ts';
import type { LatenessRowFragment } from '../../api/generated/lateness.ts';
import { formatNumber } from '../../ui/words.ts';
import { keepsRule } from './lateness-rule.ts';
import './lateness.css';
import { Badge } from '../../ui/badge.tsx';

/** Why a row is late: minutes after the shift's start, its threshold, and a mark where these make it not late. */
export function MinutesLate({ row }: { row: LatenessRowFragment }) {
  const { minutesLate, shift, attendanceDate } = row;
  if (!shift) return <span className="late-rule">Shift not known</span>;
  const start = formatTimeOfDay(shift.startTime);
  const limit = formatTimeOfDay(shift.lateAfter);
  return (
    <span className="late" title={`${shift.name || 'Shift'}: starts ${start}, late after ${limit}`}>
      <strong>{describeMinutes(minutesLate)}</strong>
      <span className="visually-hidden">
        {minutesLate === null ? `, start ${start}` : ` after ${start}`}, late after {limit}
      </span>
      <span className="late-rule" aria-hidden>
        limit {limit}
      </span>
      {keepsRule(shift, attendanceDate, minutesLate) && (
        <Badge tone="amber" title="The service lists this sign-in as late; by the rule of the shift it is not.">
          in time by rule
        </Badge>
      )}
    </span>
  );
}

/** Whole minutes after the start; null before it. */
function describeMinutes(minutes: number | null): string {
  if (minutes === null) return 'Before start';
  return minutes === 0 ? 'Under 1 min' : `${formatNumber(minutes)} min`;
}
