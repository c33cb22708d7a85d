import type { ReactNode } from 'react';
import { formatLongDate } from '../../../schema/format.ts';
import { missingWords } from '../../../schema/hours.ts';
import { DayMark, dayWord } from '../../days/day-mark.tsx';
import { LeaveBadge } from '../../people/leave/leave-badge.tsx';
import './day-details.css';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { hoursText } from '../../ui/words.ts';
import { minutes, type PersonDay } from './person-facts.ts';
import { RecordList } from './record-list.tsx';

/** The chosen day: why it is as it is, what shows it, and its sign-ins and sign-outs. */
export function DayDetails({ day, name, marks, onOpen }: DayDetailsProps) {
  const { date, reason, unknown, minutesLate, isListedAbsent, isProbablyNotReal, evidence, onLeave, records } = day;
  const { minutesWorked, missing } = day;
  return (
    <Panel className="person-day" title={formatLongDate(date)}>
      <p className="row">
        <DayMark reason={reason} unknown={unknown} isNamed={false} />
        <strong>{dayWord(day)}</strong>
        {minutesLate != null && <span className="note">{`${minutes(minutesLate)} after the start`}</span>}
        {onLeave && <LeaveBadge leave={onLeave} isNamed={reason !== 'ON_LEAVE'} />}
        {minutesWorked != null && <span className="note">{hoursOfDay(day)}</span>}
        {missing && <Badge tone="amber">{`no ${missingWords[missing].toLowerCase()}`}</Badge>}
        {isListedAbsent && (
          <Badge tone={isProbablyNotReal ? 'amber' : 'gray'}>
            {isProbablyNotReal ? 'listed absent, probably not real' : 'listed absent'}
          </Badge>
        )}
      </p>
      {evidence && <p className="person-evidence note">{evidence}</p>}
      {records.length > 0 && <RecordList records={records} name={name} marks={marks} onOpen={onOpen} />}
      {records.length === 0 && unknown !== 'UNREAD' && (
        <p className="person-evidence note">No sign-in and no sign-out belongs to this day.</p>
      )}
    </Panel>
  );
}

/** The hours of a day, and what of them is overtime. */
const hoursOfDay = ({ minutesWorked, overtime }: PersonDay) =>
  `${hoursText(minutesWorked ?? 0)} from in to out${overtime ? `, ${hoursText(overtime)} of it overtime` : ''}`;

interface DayDetailsProps {
  day: PersonDay;
  name: string;
  /** Draws what calls for a look in a record; missing until it is known. */
  marks: ((key: string) => ReactNode) | undefined;
  onOpen: (key: string) => void;
}
