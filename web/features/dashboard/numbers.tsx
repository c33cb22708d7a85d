import { Box, Flex, Grid, Stat } from '@chakra-ui/react';
import {
  AlarmClock,
  ArrowUpRight,
  CalendarClock,
  CalendarDays,
  CalendarX2,
  ChevronRight,
  ClipboardCheck,
  CloudOff,
  DoorOpen,
  type LucideIcon,
  Plus,
  Search,
  UserCheck,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMonth, formatTimestamp } from '../../../schema/format.ts';
import { errorText } from '../../api/failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { counted } from '../../ui/words.ts';
import type { Came } from './live-numbers.tsx';
import {
  type Count,
  type CountName,
  describeSerial,
  formatCount,
  type LastGood,
  type Overview,
  percentage,
} from './overview-facts.ts';

/** A link to a screen. */
interface Fact {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Address of the screen; null when the role may not open it. */
  readonly to: string | null;
}

/** One of the four numbers of the day. */
interface Card extends Fact {
  readonly name: 'validStaff' | 'attendance' | 'lateness' | 'absent';
  /** Colour of the icon. */
  readonly tone: 'gray' | 'brand' | 'amber' | 'red';
  /** Line under the number. */
  readonly text: string;
}

/** A line of the activities, with the number that its screen has. */
interface Activity extends Fact {
  readonly name?: CountName;
  /** Shown in place of the number. */
  readonly text?: string;
}

const staffList = '/manage/all/staffs';

interface NumbersProps {
  overview: Overview;
  /** The last good answer of each number. */
  lastGood: LastGood;
  /** How many came lately. */
  came: Came;
  /** A sentence more: who the people of a number are, which may be known later, or why it leads nowhere. */
  more: Readonly<Partial<Record<CountName, string>>>;
  mayOpenStaff: boolean;
  isToday: boolean;
  onRetry: () => void;
}

/** Four numbers of the day. When the call of one failed: the cause, the last good number with its time, and Retry. */
export function CountCards({ overview, lastGood, came, more, mayOpenStaff, isToday, onRetry }: NumbersProps) {
  return cardsOf(overview, isToday, mayOpenStaff).map(({ name, label, Icon, tone, to, text }) => {
    const count = overview[name];
    return (
      <Panel key={name} as="article" className="count-card">
        <Flex as="header" align="center" gap="10px" minH="30px">
          <Grid className={`tone-${tone}`} placeItems="center" boxSize="30px" borderRadius="md">
            <Icon size={17} aria-hidden />
          </Grid>
          <Box as="h2" className="note" flex={1} fontWeight={550}>
            {to ? <Link to={to}>{label}</Link> : label}
          </Box>
          {to && (
            <Box asChild color="fg.subtle" hideBelow="sm">
              <ArrowUpRight size={16} aria-hidden />
            </Box>
          )}
        </Flex>
        {count.source.ok ? (
          <Stat.Root as="div" size="lg">
            <Stat.ValueText as="p" className="count-figure">
              <span>{formatCount(count.rows)}</span>
              {came[name] !== undefined && (
                <Badge key={count.rows} tone="green" className="count-came">
                  <Plus size={12} strokeWidth={3} aria-hidden />
                  <span>{`${formatCount(came[name])} new`}</span>
                </Badge>
              )}
            </Stat.ValueText>
            <p className="note">{`${peopleFact(count)}${text}`}</p>
            {/* Its text comes with the reasons of the day: two lines where a card is narrow, before it is known as after. */}
            <Box as="p" className="count-more note" minH="36px">
              {more[name]}
            </Box>
          </Stat.Root>
        ) : (
          <Box className="stack" mt="12px">
            <Flex as="p" className="fault" gap="6px" fontWeight="medium">
              <CloudOff size={15} aria-hidden />
              <span>{errorText(count.source.code, count.source.message)}</span>
            </Flex>
            <p className="note">{lastNumber(lastGood[name])}</p>
            <Button onClick={onRetry} aria-label={`Retry ${label}`}>
              Retry
            </Button>
          </Box>
        )}
      </Panel>
    );
  });
}

const lastNumber = (count: Count | undefined) =>
  count?.source.asOf
    ? `Last ${formatCount(count.rows)}, as of ${formatTimestamp(count.source.asOf)}`
    : 'No earlier number';

/** Says how many people are behind the rows where these differ: somebody may sign in twice. */
const peopleFact = ({ rows, distinctStaff }: Count) =>
  distinctStaff === null || distinctStaff === rows ? '' : `${counted(distinctStaff, 'person', 'people')} · `;

function cardsOf(overview: Overview, isToday: boolean, mayOpenStaff: boolean): readonly Card[] {
  const { date, validStaff, attendance, lateness, absent } = overview;
  const share = (part: Count, whole: Count, of: string) => {
    const percents = percentage(part.distinctStaff, whole.distinctStaff);
    return { text: percents ? `${percents} of ${of}` : isToday ? 'today' : 'on this day' };
  };
  const ofDay = (title: string, path: string) => ({
    label: isToday ? `Today's ${title}` : title,
    to: isToday ? path : `${path}?date=${date}`,
  });
  const staff = { label: 'Valid Staff', to: mayOpenStaff ? staffList : null, text: 'on the register' };
  const present = { ...ofDay('Attendance', '/all/attendance'), ...share(attendance, validStaff, 'valid staff') };
  const late = { ...ofDay('Lateness', '/report/latness'), ...share(lateness, attendance, 'attendance') };
  const missing = { ...ofDay('Absent', '/report/exception'), ...share(absent, validStaff, 'valid staff') };
  return [
    { name: 'validStaff', ...staff, Icon: UserCheck, tone: 'gray' },
    { name: 'attendance', ...present, Icon: ClipboardCheck, tone: 'brand' },
    { name: 'lateness', ...late, Icon: AlarmClock, tone: 'amber' },
    { name: 'absent', ...missing, Icon: CalendarX2, tone: 'red' },
  ];
}

/** Five ways on, three with their count; a count that failed has its own Retry. */
export function ActivityCard({ overview, more, mayOpenStaff, isToday, onRetry }: NumbersProps) {
  return (
    <Panel className="activity" title="Activity">
      <ul>
        {activitiesOf(overview, isToday, mayOpenStaff).map(({ name, label, Icon, to, text }) => {
          const count = name && overview[name];
          const content = (
            <>
              <Icon size={17} aria-hidden />
              <Box flex={1}>
                <span>{label}</span>
                {!to && <p className="note">{name && more[name]}</p>}
              </Box>
              {count && <ActivityCount count={count} text={text ?? formatCount(count.rows)} />}
              {to && <ChevronRight size={16} aria-hidden />}
            </>
          );
          return (
            <Flex as="li" key={label} align="center" gap="6px">
              <Flex
                asChild
                flex={1}
                minW={0}
                align="center"
                gap="12px"
                minH="42px"
                px="8px"
                borderRadius="md"
                fontWeight="500"
                _hover={{ bg: to ? 'bg.muted' : undefined }}
              >
                {to ? <Link to={to}>{content}</Link> : <div>{content}</div>}
              </Flex>
              {count && !count.source.ok && (
                <Button aria-label={`Retry ${label}`} onClick={onRetry}>
                  Retry
                </Button>
              )}
            </Flex>
          );
        })}
      </ul>
    </Panel>
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

function activitiesOf(
  { date, serialLateness }: Overview,
  isToday: boolean,
  mayOpenStaff: boolean,
): readonly Activity[] {
  const month = date.slice(0, 7);
  const at = (path: string, period: string) => (isToday ? path : `${path}?${period}`);
  return [
    { name: 'validStaff', label: 'All Staff', Icon: Users, to: mayOpenStaff ? staffList : null },
    {
      name: 'signOuts',
      label: isToday ? "Today's Signout" : 'Signout',
      Icon: DoorOpen,
      to: at('/report/clockout', `date=${date}`),
    },
    {
      name: 'serialLateness',
      label: `${formatMonth(month)} Serial Lateness`,
      Icon: CalendarClock,
      // The number alone differs from the number of rows behind the link.
      text: describeSerial(serialLateness),
      to: at('/report/serialatness', `month=${month}`),
    },
    {
      label: 'Absentee Summary Report',
      Icon: CalendarDays,
      to: at('/absentee/summary/report', `month=${month}`),
    },
    { label: 'Attendance Search', Icon: Search, to: '/attendance/search' },
  ];
}
