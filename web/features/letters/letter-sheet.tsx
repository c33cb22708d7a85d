import type { ReactNode } from 'react';
import { formatLongDate, formatTimeOfDay } from '../../../schema/format.ts';
import { StaffName, staffNameOf } from '../../people/staff-name.tsx';
import { describeLateness, type Letter } from './letter-groups.ts';

/** Days that stand below each other; more stand in two columns, so that a letter stays on its page. */
const singleColumn = 12;

/** One letter: on paper a page of its own. */
export function LetterSheet({ letter, place }: { letter: Letter; place: string }) {
  const { staff, title, paragraphs, days, signatures } = letter;
  return (
    <article className="letter" aria-label={`Letter to ${staffNameOf(staff)}`}>
      <p className="letter-place">{place}</p>
      <div className="letter-to">
        <dl>
          <Fact label="Name" value={staff.name && <StaffName staff={staff} period={days[0]?.date.slice(0, 7)} />} />
          <Fact label="Staff ID" value={staff.staffID} />
          <Fact label="District" value={staff.district} />
          <Fact label="Service centre" value={staff.serviceCentre} />
          <Fact label="Department" value={staff.department} />
        </dl>
        {staff.photo && (
          <img src={staff.photo.boxed} alt={`${staffNameOf(staff)}, as on record`} width={96} height={96} />
        )}
      </div>
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className="letter-days" data-columns={days.length > singleColumn ? 2 : 1}>
        {days.map(({ date, signedInAt, minutesLate }) => (
          <li key={date}>
            <span>{formatLongDate(date)}</span>
            {signedInAt && (
              <span>
                {formatTimeOfDay(signedInAt)}
                {minutesLate !== null && minutesLate !== undefined && `, ${describeLateness(minutesLate)} late`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <footer className="letter-signatures">
        {signatures.map((signature) => (
          <p key={signature}>
            <span aria-hidden />
            {signature}, date
          </p>
        ))}
      </footer>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
