import { formatTimeOfDay } from '../../../schema/format.ts';
import { minutesAfterStart } from '../../../schema/late-after.ts';
import { isFlagged } from '../../../schema/lists/attendance.ts';
import { latenessColumns } from '../../../schema/lists/lateness.ts';
import { type LatenessRowFragment, useLatenessQuery } from '../../api/generated/lateness.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { recordDrawings } from '../../list/table/record-cells.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { dateField } from '../../list/view/search-fields.ts';
import { useList } from '../../list/view/use-list.ts';
import { RecordPhotos } from '../../photos/record-photos.tsx';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/words.ts';
import './lateness.css';

type Row = LatenessRowFragment;

const fields = { date: dateField('Date') };
const columns = drawColumns<keyof typeof latenessColumns, Row>(latenessColumns, {
  ...recordDrawings,
  NAME: { minSize: 108 },
  DISTRICT: { minSize: 83 },
  SERVICE_CENTRE: { minSize: 83 },
  DEPARTMENT: { minSize: 133 },
  ATTENDANCE_MODE: { ...recordDrawings.ATTENDANCE_MODE, minSize: 83 },
  LOCATION: { ...recordDrawings.LOCATION, minSize: 83, size: 120 },
  ATTENDANCE_IMAGE: { ...recordDrawings.ATTENDANCE_IMAGE, minSize: 83 },
  MINUTES_LATE: { minSize: 81, card: 'wide', cell: (row: Row) => <MinutesLate row={row} /> },
  FLAG: { ...recordDrawings.FLAG, minSize: 70 },
});
const flag = { column: 'FLAG', isFlagged } as const;

/** `/report/latness`: late sign-ins of a day and why each is late. */
export function LatenessReport() {
  const report = useList('lateness', columns, fields, useLatenessQuery);
  return (
    <ReportPage {...report} title="Lateness Report" searchLabel="New Search Query" flag={flag} popup={RecordPhotos} />
  );
}

/** Why a row is late: minutes after the shift's start, its threshold, and a mark where these make it not late. */
function MinutesLate({ row }: { row: Row }) {
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
