import { Box, Flex } from '@chakra-ui/react';
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

interface ActivityCardProps {
  overview: Overview;
  /** Why the role cannot open the staff list; undefined when it can. */
  closed: string | undefined;
  isToday: boolean;
  onRetry: () => void;
}

/** The activity card: five ways on, three with their count; a count that failed has its own Retry. */
export function ActivityCard({ overview, closed, isToday, onRetry }: ActivityCardProps) {
  const { date, validStaff, signOuts, serialLateness } = overview;
  const month = date.slice(0, 7);
  const at = (path: string, period: string) => (isToday ? path : `${path}?${period}`);
  const serialTo = at('/report/serialatness', `month=${month}`);
  const summaryTo = at('/absentee/summary/report', `month=${month}`);
  const activities: readonly ActivityProps[] = [
    { label: 'All Staff', icon: Users, count: validStaff, to: closed ? null : '/manage/all/staffs', closed },
    {
      label: isToday ? "Today's Signout" : 'Signout',
      icon: DoorOpen,
      count: signOuts,
      to: at('/report/clockout', `date=${date}`),
    },
    {
      label: `${formatMonth(month)} Serial Lateness`,
      icon: CalendarClock,
      count: serialLateness,
      text: describeSerial(serialLateness),
      to: serialTo,
    },
    { label: 'Absentee Summary Report', icon: CalendarDays, to: summaryTo },
    { label: 'Attendance Search', icon: Search, to: '/attendance/search' },
  ];
  return (
    <Panel className="activity" title="Activity">
      <ul>
        {activities.map((activity) => (
          <Flex as="li" key={activity.to ?? activity.label} align="center" gap="6px">
            <Activity {...activity} />
            {activity.count && !activity.count.source.ok && (
              <Button aria-label={`Retry ${activity.label}`} onClick={onRetry}>
                Retry
              </Button>
            )}
          </Flex>
        ))}
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
}

function Activity({ label, icon: Icon, count, text, to, closed }: ActivityProps) {
  const content = (
    <>
      <Icon size={17} aria-hidden />
      <Box flex={1}>
        <span>{label}</span>
        {closed && <p className="note">{closed}</p>}
      </Box>
      {count && <ActivityCount count={count} text={text ?? formatCount(count.rows)} />}
      {to && <ChevronRight size={16} aria-hidden />}
    </>
  );
  if (!to) return <div className="activity-row">{content}</div>;
  return (
    <Link className="activity-row" to={to}>
      {content}
    </Link>
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
