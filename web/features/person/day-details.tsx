import type { ReactNode } from 'react';
import { formatLongDate } from '../../../schema/format.ts';
import { DayMark, dayWord } from '../../days/day-mark.tsx';
import { LeaveBadge } from '../../people/leave/leave-badge.tsx';
import './day-details.css';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { minutes, type PersonDay } from './person-facts.ts';
import { RecordList } from './record-list.tsx';

/** The chosen day: why it is as it is, what shows it, and its sign-ins and sign-outs. */
export function DayDetails({ day, name, marks, onOpen }: DayDetailsProps) {
  const { date, reason, unknown, minutesLate, isListedAbsent, isProbablyNotReal, evidence, onLeave, records } = day;
  return (
    <Panel className="person-day" title={formatLongDate(date)}>
      <p className="row">
        <DayMark reason={reason} unknown={unknown} isNamed={false} />
        <strong>{dayWord(day)}</strong>
        {minutesLate != null && <span className="note">{minutes(minutesLate)} after the start</span>}
        {onLeave && <LeaveBadge leave={onLeave} isNamed={reason !== 'ON_LEAVE'} />}
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

interface DayDetailsProps {
  day: PersonDay;
  name: string;
  /** Draws what calls for a look in a record; missing until it is known. */
  marks: ((key: string) => ReactNode) | undefined;
  onOpen: (key: string) => void;
}
