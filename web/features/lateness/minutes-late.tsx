import type { LatenessQuery } from '../../generated/lateness.ts';
import { keepsRule, shortTime } from './lateness-rule.ts';
import './lateness.css';

/** Why a row is late: minutes after the shift's start, its threshold, and a mark where these make it not late (N-07). */
export function MinutesLate({ row }: { row: LatenessQuery['lateness']['nodes'][number] }) {
  const { minutesLate, shift, attendanceDate } = row;
  if (!shift) return <span className="late-rule">Shift not known</span>;
  return (
    <span className="late" title={shift.name}>
      <span className="late-start">
        {minutesLate !== null && <strong>{minutesLate} min </strong>}
        {minutesLate === null ? 'before' : 'after'} {shortTime(shift.startTime)}
      </span>
      <span className="late-rule">late after {shortTime(shift.lateAfter)}</span>
      {keepsRule(shift, attendanceDate, minutesLate) && (
        <span
          className="badge late-mark"
          title="The service lists this sign-in as late; by the rule of the shift it is not."
        >
          in time by rule
        </span>
      )}
    </span>
  );
}
