import { formatTimeOfDay } from '../../../schema/format.ts';
import { minutesAfterStart } from '../../../schema/late-after.ts';
import { latenessColumns } from '../../../schema/lists/lateness.ts';
import type { LatenessRowFragment } from '../../api/generated/lateness.ts';
import { formatNumber } from '../../ui/words.ts';
import './lateness.css';
import { Badge } from '../../ui/badge.tsx';

/** Why a row is late: minutes after the shift's start, its threshold, and a mark where these make it not late. */
export function MinutesLate({ row }: { row: LatenessRowFragment }) {
  const { minutesLate, shift, attendanceDate } = row;
  if (!shift) return <span className="late-rule">Shift not known</span>;
  const start = formatTimeOfDay(shift.startTime);
  const limit = formatTimeOfDay(shift.lateAfter);
  // The second sign-in of a person has no minutes either.
  const isBefore = attendanceDate !== null && minutesAfterStart(shift.startTime, attendanceDate) === null;
  return (
    <span className="late" title={`${shift.name || 'Shift'}: starts ${start}, late after ${limit}`}>
      <strong>{minutesLate === null ? isBefore && 'Before start' : describeMinutes(minutesLate)}</strong>
      <span className="visually-hidden">
        {`${minutesLate === null ? `, start ${start}` : ` after ${start}`}, late after ${limit}`}
      </span>
      <span className="late-rule" aria-hidden>
        {`limit ${limit}`}
      </span>
      {latenessColumns.IN_TIME_BY_RULE.value(row) === true && (
        <Badge tone="amber" title="The service lists this sign-in as late; by the rule of the shift it is not.">
          in time by rule
        </Badge>
      )}
    </span>
  );
}

/** Whole minutes after the start. */
const describeMinutes = (minutes: number) => (minutes === 0 ? 'Under 1 min' : `${formatNumber(minutes)} min`);
