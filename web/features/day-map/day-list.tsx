import { Images, MapPin, MapPinOff } from 'lucide-react';
import { formatTimestamp } from '../../../schema/format.ts';
import { type AttendanceColumnName, isFlagged } from '../../../schema/lists/attendance.ts';
import type { DayListQuery } from '../../api/generated/day-map.ts';
import { type ReportResult, useReportList } from '../../list/report/use-report-list.ts';
import { Pager } from '../../list/table/pager.tsx';
import { FlagBadge } from '../../list/table/table-cell.tsx';
import type { attendanceFields } from '../../list/view/attendance-fields.ts';
import type { ListView } from '../../list/view/use-list-view.ts';
import { StaffName, staffNameOf } from '../../people/staff-name.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Failed, FirstLoad } from '../../ui/states.tsx';
import type { FoundRecords } from './map-findings.tsx';

type DayRow = NonNullable<DayListQuery['attendance']>['nodes'][number];

/** The records of the map in words, a page at a time: who, when, where; a press shows one on the map or its photos. */
export function DayList({ view, result, what, found, onShow, onOpen }: DayListProps) {
  const { pageIndex, pageSize } = view.pagination;
  const list = useReportList('attendance', pageIndex * pageSize, result);
  return (
    <section className="day-list" aria-label={`List of the ${what.toLowerCase()}s`} aria-busy={list.isLoading}>
      {!list.page && !list.failure && <FirstLoad label="Loading rows" rows={8} />}
      {list.failure && <Failed message={`Could not load. ${list.failure.message}`} onRetry={result.retry} />}
      {list.page && !list.failure && (
        <ol start={list.offset + 1}>
          {list.page.nodes.map((row) => (
            <Item
              key={row.key}
              row={row}
              day={view.values.date}
              findings={found?.find(({ key }) => key === row.key)?.findings}
              onShow={onShow}
              onOpen={onOpen}
            />
          ))}
        </ol>
      )}
      <Pager
        isNarrow
        pagination={view.pagination}
        total={list.failure ? null : (list.page?.totalCount ?? null)}
        onPage={(next) => view.change(({ pagination }) => ({ pagination: next(pagination) }))}
      />
    </section>
  );
}

interface DayListProps {
  view: ListView<AttendanceColumnName, typeof attendanceFields>;
  result: ReportResult<'attendance', DayRow>;
  what: string;
  /** Records with findings; undefined until they are known. */
  found: FoundRecords | undefined;
  onShow: (latitude: number, longitude: number) => void;
  onOpen: (key: string) => void;
}

function Item({ row, day, findings, onShow, onOpen }: ItemProps) {
  const { staff, latitude, longitude, location } = row;
  const name = staffNameOf(staff);
  const hasPosition = latitude != null && longitude != null;
  return (
    <li className="day-item note">
      <p className="day-item-name row">
        <span>
          <StaffName staff={staff} period={day} />
        </span>
        {isFlagged({ isImageRecognised: row.isImageRecognised ?? null }) && (
          <span>
            <span className="visually-hidden">Flagged: </span>
            <FlagBadge />
          </span>
        )}
      </p>
      <p>
        {[staff.staffID, staff.district, formatTimestamp(row.attendanceDate ?? '').split(', ')[1]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>{[location, hasPosition ? `${latitude}, ${longitude}` : 'No position'].filter(Boolean).join(' · ')}</p>
      {findings?.map(({ evidence }) => (
        <p key={evidence} className="day-item-check">
          <strong>Check</strong> <span>{evidence}</span>
        </p>
      ))}
      <div className="day-item-actions">
        <IconButton
          label={hasPosition ? `Show ${name} on the map` : `${name} has no position`}
          aria-disabled={!hasPosition}
          icon={hasPosition ? <MapPin aria-hidden /> : <MapPinOff aria-hidden />}
          onClick={() => hasPosition && onShow(latitude, longitude)}
        />
        <IconButton label={`Compare photos of ${name}`} icon={<Images aria-hidden />} onClick={() => onOpen(row.key)} />
      </div>
    </li>
  );
}

interface ItemProps extends Pick<DayListProps, 'onShow' | 'onOpen'> {
  row: DayRow;
  day: string | undefined;
  findings: FoundRecords[number]['findings'] | undefined;
}
