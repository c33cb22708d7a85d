import type { ReactNode } from 'react';
import { formatLongDate, formatTimeOfDay } from '../../../schema/format.ts';
import { StaffName, staffNameOf } from '../../people/staff-name.tsx';
import { describeLateness, type Letter, type Letterhead } from './letter-groups.ts';

/** Days that stand below each other; more stand in two columns, so that a letter stays on its page. */
const singleColumn = 12;

/**
 * One letter: on paper a page of its own, unless it is left out. `place` says on the screen where it is among the others; an
 * example has none. `children` stand above it.
 */
export function LetterSheet({ letter, head, place, isLeftOut = false, children }: LetterSheetProps) {
  const { staff, reference, date, title, paragraphs, days } = letter;
  return (
    <article
      className={isLeftOut ? 'letter letter-left-out screen-only' : 'letter'}
      aria-label={`Letter to ${staffNameOf(staff)}`}
    >
      {place && (
        <p className="note screen-only" style={{ textAlign: 'right' }}>
          {place}
        </p>
      )}
      {children}
      <Head head={head} />
      <div className="letter-meta">
        <p>{`Reference: ${reference}`}</p>
        <p>{formatLongDate(date)}</p>
      </div>
      <div className="letter-to">
        <address>
          {staff.name && (
            <span>{place ? <StaffName staff={staff} period={days[0]?.date.slice(0, 7)} /> : staff.name}</span>
          )}
          {staff.staffID && <span>{`Staff ID ${staff.staffID}`}</span>}
          {[...new Set([staff.department, staff.serviceCentre, staff.district])].map(
            (line) => line && <span key={line}>{line}</span>,
          )}
        </address>
        {staff.photo && (
          <img src={staff.photo.boxed} alt={`${staffNameOf(staff)}, as on record`} width={96} height={96} />
        )}
      </div>
      <h3>{title}</h3>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places, and two may be equal.
        <p key={index}>{paragraph}</p>
      ))}
      <ul className="letter-days" data-columns={days.length > singleColumn ? 2 : 1}>
        {days.map(({ date: day, signedInAt, minutesLate }) => (
          <li key={day}>
            <span>{formatLongDate(day)}</span>
            {signedInAt && (
              <span>
                {minutesLate == null
                  ? formatTimeOfDay(signedInAt)
                  : `${formatTimeOfDay(signedInAt)}, ${describeLateness(minutesLate)} late`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Signatures head={head} lines={letter.signatures} />
    </article>
  );
}

interface LetterSheetProps {
  letter: Letter;
  head: Letterhead;
  place?: string;
  isLeftOut?: boolean;
  children?: ReactNode;
}

/** Logo, company and address; nothing where none is known. */
function Head({ head: { logo, companyName, addressLines } }: { head: Letterhead }) {
  if (!logo && !companyName && addressLines.length === 0) return null;
  return (
    <header className="letter-head row">
      {logo && <img src={logo} alt="" />}
      <div>
        {companyName && <p style={{ fontSize: 18, lineHeight: '24px', fontWeight: 650 }}>{companyName}</p>}
        {addressLines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places, and two may be equal.
          <p key={index}>{line}</p>
        ))}
      </div>
    </header>
  );
}

/** Who signs: the signatory of the letterhead first. */
function Signatures({ head, lines }: { head: Letterhead; lines: readonly string[] }) {
  const { signatoryName, signatoryTitle } = head;
  return (
    <footer className="letter-signatures">
      {(signatoryName || signatoryTitle) && (
        <p>
          <span aria-hidden />
          {signatoryName && <strong>{signatoryName}</strong>}
          {signatoryTitle && <em>{signatoryTitle}</em>}
        </p>
      )}
      {lines.map((signature) => (
        <p key={signature}>
          <span aria-hidden />
          {signature}, date
        </p>
      ))}
    </footer>
  );
}
