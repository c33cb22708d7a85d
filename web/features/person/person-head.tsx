import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../photos/thumbnail.tsx';
import './person-head.css';
import { Panel } from '../../ui/panel.tsx';
import { hoursText } from '../../ui/words.ts';
import { describeHours, describeRule, nameOf, type Person } from './person-facts.ts';

/** Who it is: the reference photo, the shift with its rule, and where the person belongs. */
export function PersonHead({ person, children }: { person: Person; children: ReactNode }) {
  const { staff, shiftName } = person;
  return (
    <Panel className="person-head" aria-label="Person">
      <Thumbnail
        className="person-photo"
        photo={staff.photo && { thumbnail: staff.photo.boxed }}
        size={104}
        alt={`${nameOf(person)}, as on record`}
        none={
          <span className="person-photo person-no-photo">
            <ImageOff size={24} aria-hidden />
            <span>No reference photo</span>
          </span>
        }
      />
      <dl>
        <Fact label="Shift" text={shiftName || 'None'} note={describeRule(person)} />
        <Fact label="Hours of the month" text={hoursText(person.hours.minutesWorked)} note={describeHours(person)} />
        <Fact label="Service centre" text={staff.serviceCentre} />
        <Fact label="District" text={staff.district} />
        <Fact label="Department" text={staff.department} />
      </dl>
      {children}
    </Panel>
  );
}

function Fact({ label, text, note }: { label: string; text: string; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{text || 'Not known'}</span>
        {note && <span className="person-note">{note}</span>}
      </dd>
    </div>
  );
}
