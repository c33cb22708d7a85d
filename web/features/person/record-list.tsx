import { ImageOff, LogIn, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimestamp } from '../../../schema/format.ts';
import { Place } from '../../list/table/record-cells.tsx';
import { FlagBadge } from '../../list/table/table-cell.tsx';
import { Thumbnail } from '../../photos/thumbnail.tsx';
import type { PersonRecord } from './person-facts.ts';

/** Sign-ins and sign-outs with photo, time and place; a press on a photo compares it. */
export function RecordList({ records, name, marks, onOpen }: RecordListProps) {
  return (
    <ul className="person-records">
      {records.map((record) => {
        const isIn = record.mode === 'SIGNED_IN';
        const [day = '', time] = formatTimestamp(record.attendanceDate ?? '').split(', ');
        const Mode = isIn ? LogIn : LogOut;
        return (
          <li key={record.key}>
            <button
              type="button"
              className="person-thumb"
              data-open={record.key}
              aria-label={`Compare the ${isIn ? 'sign-in' : 'sign-out'} photo of ${time ?? 'an unknown time'} with that of ${name}`}
              onClick={() => onOpen(record.key)}
            >
              <Thumbnail photo={record.photo} size={48} none={<ImageOff size={18} aria-hidden />} />
            </button>
            <div>
              <p className="person-record-time row">
                <Mode size={14} aria-hidden />
                <span>{`${isIn ? 'Signed in' : 'Signed out'} ${time ? `at ${time}` : 'at an unknown time'}`}</span>
                {record.isImageRecognised !== true && (
                  <span title="Photo not recognised, or not checked">
                    <span className="visually-hidden">Flagged: </span>
                    <FlagBadge />
                  </span>
                )}
              </p>
              <p className="row note">
                <Place row={record} />
                {marks?.(record.key)}
                <span>{day}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface RecordListProps {
  records: readonly PersonRecord[];
  /** Whose records these are. */
  name: string;
  /** Draws what calls for a look in a record; missing until it is known. */
  marks?: ((key: string) => ReactNode) | undefined;
  onOpen: (key: string) => void;
}
