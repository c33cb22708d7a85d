import { chakra, Flex, Grid } from '@chakra-ui/react';
import { ImageOff, LogIn, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatLongDate, formatTimestamp } from '../../../schema/format.ts';
import { missingWords } from '../../../schema/hours.ts';
import { DayMark, dayWord } from '../../days/day-mark.tsx';
import { Place } from '../../list/table/record-cells.tsx';
import { FlagBadge } from '../../list/table/table-cell.tsx';
import { LeaveBadge } from '../../people/leave/leave-badge.tsx';
import { Thumbnail } from '../../photos/thumbnail.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { hoursText } from '../../ui/words.ts';
import { minutes, type PersonDay, type PersonRecord } from './person-facts.ts';

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
      {evidence && (
        <p className="note" style={{ overflowWrap: 'anywhere' }}>
          {evidence}
        </p>
      )}
      {records.length > 0 && <RecordList records={records} day={date} name={name} marks={marks} onOpen={onOpen} />}
      {records.length === 0 && unknown !== 'UNREAD' && (
        <p className="note">No sign-in and no sign-out belongs to this day.</p>
      )}
    </Panel>
  );
}

/** The hours of a day, and what of them is overtime. */
const hoursOfDay = ({ minutesWorked, overtime }: PersonDay) =>
  `${hoursText(minutesWorked ?? 0)} from in to out${overtime ? `, ${hoursText(overtime)} of it overtime` : ''}`;

interface DayDetailsProps {
  day: PersonDay;
  /** Whose records these are. */
  name: string;
  /** Draws the findings of a record. */
  marks: (key: string) => ReactNode;
  onOpen: (key: string) => void;
}

/** Sign-ins and sign-outs with photo, time and place; a press on a photo compares it. */
export function RecordList({ records, day: shown, name, marks, onOpen }: RecordListProps) {
  return (
    <Grid as="ul" gap="10px">
      {records.map((record) => {
        const isIn = record.mode === 'SIGNED_IN';
        const [day = '', time] = formatTimestamp(record.attendanceDate ?? '').split(', ');
        const Mode = isIn ? LogIn : LogOut;
        return (
          <Grid as="li" key={record.key} templateColumns="48px minmax(0, 1fr)" alignItems="center" gap="12px">
            <chakra.button
              type="button"
              display="grid"
              placeItems="center"
              boxSize="48px"
              overflow="clip"
              borderRadius="md"
              color="fg.muted"
              background="bg.muted"
              data-open={record.key}
              aria-label={`Compare the ${isIn ? 'sign-in' : 'sign-out'} photo of ${time ?? 'an unknown time'} with that of ${name}`}
              onClick={() => onOpen(record.key)}
            >
              <Thumbnail photo={record.photo} size={48} style={face} none={<ImageOff size={18} aria-hidden />} />
            </chakra.button>
            <div>
              <Flex as="p" className="row" gap="2px 6px" fontWeight="550" fontVariantNumeric="tabular-nums">
                <Mode size={14} color="var(--fg-muted)" aria-hidden />
                <span>{`${isIn ? 'Signed in' : 'Signed out'} ${time ? `at ${time}` : 'at an unknown time'}`}</span>
                {record.isImageRecognised !== true && (
                  <span title="Photo not recognised, or not checked">
                    <span className="visually-hidden">Flagged: </span>
                    <FlagBadge />
                  </span>
                )}
              </Flex>
              <p className="row note">
                <Place row={record} />
                {marks(record.key)}
                {day && day !== shown && <span>{formatLongDate(day)}</span>}
              </p>
            </div>
          </Grid>
        );
      })}
    </Grid>
  );
}

/** A head stands in the upper half of a photo. */
const face = { width: 48, height: 48, objectFit: 'cover', objectPosition: '50% 20%' } as const;

interface RecordListProps extends Omit<DayDetailsProps, 'day'> {
  records: readonly PersonRecord[];
  /** The day that the heading says: others are said of a record. */
  day?: string;
}
