import {
  CalendarClock,
  CalendarDays,
  ChevronRight,
  CloudOff,
  DoorOpen,
  type LucideIcon,
  Search,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMonth } from '../../../schema/format.ts';
import { errorText } from '../../api/failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Count, describeSerial, formatCount, type Overview } from './overview-facts.ts';

/** What the activity card takes. */
export interface ActivityCardProps {
  overview: Overview;
  /** Why the role cannot open the staff list; undefined when it can. */
  closed: string | undefined;
  isToday: boolean;
  onRetry: () => void;
}

/** The activity card: five ways on, three with their count; a count that failed has its own Retry. */
export function ActivityCard({ overview, closed, isToday, onRetry }: ActivityCardProps) {
  const month = overview.date.slice(0, 7);
  const at = (path: string, period: string) => (isToday ? path : `${path}?${period}`);
  return (
    <Panel className="activity" title="Activity">
      <ul>
        <Activity
          label="All Staff"
          icon={Users}
          count={overview.validStaff}
          to={closed ? null : '/manage/all/staffs'}
          closed={closed}
          onRetry={onRetry}
        />
        <Activity
          label={isToday ? "Today's Signout" : 'Signout'}
          icon={DoorOpen}
          count={overview.signOuts}
          to={at('/report/clockout', `date=${overview.date}`)}
          onRetry={onRetry}
        />
        <Activity
          label={`${formatMonth(month)} Serial Lateness`}
          icon={CalendarClock}
          count={overview.serialLateness}
          text={describeSerial(overview.serialLateness)}
          to={at('/report/serialatness', `month=${month}`)}
          onRetry={onRetry}
        />
        <Activity
          label="Absentee Summary Report"
          icon={CalendarDays}
          to={at('/absentee/summary/report', `month=${month}`)}
        />
        <Activity label="Attendance Search" icon={Search} to="/attendance/search" />
      </ul>
    </Panel>
  );
}

interface ActivityProps {
  label: string;
  icon: LucideIcon;
  count?: Count;
  /** What the count says, where the bare number is not that of the rows behind the link. */
  text?: string;
  to: string | null;
  /** Why the row leads nowhere. */
  closed?: string | undefined;
  onRetry?: () => void;
}

function Activity({ label, icon: Icon, count, text, to, closed, onRetry }: ActivityProps) {
  const content = (
    <>
      <Icon size={17} aria-hidden />
      <span className="activity-label">
        <span>{label}</span>
        {closed && <span className="activity-closed note">{closed}</span>}
      </span>
      {count && <ActivityCount count={count} text={text ?? formatCount(count.rows)} />}
      {to && <ChevronRight className="activity-arrow" size={16} aria-hidden />}
    </>
  );
  return (
    <li className="activity-item">
      {to ? (
        <Link className="activity-row" to={to}>
          {content}
        </Link>
      ) : (
        <div className="activity-row">{content}</div>
      )}
      {count && !count.source.ok && (
        <Button aria-label={`Retry ${label}`} onClick={onRetry}>
          Retry
        </Button>
      )}
    </li>
  );
}

function ActivityCount({ count, text }: { count: Count; text: string }) {
  if (count.source.ok) return <Badge>{text}</Badge>;
  const cause = errorText(count.source.code, count.source.message);
  return (
    <Badge tone="red" title={cause}>
      <CloudOff size={13} aria-hidden />
      <span className="visually-hidden">{`${cause} `}</span>
      <span>Failed</span>
    </Badge>
  );
}
