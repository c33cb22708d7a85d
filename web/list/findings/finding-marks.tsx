import { type FindingWord, findingWords } from '../../../schema/finding-words.ts';
import { formatTimestamp } from '../../../schema/format.ts';
import type { OtherPhotoFragment } from '../../api/generated/record-findings.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { findingIcons } from './finding-icons.ts';
import './finding-marks.css';
import { staffNameOf } from '../../people/staff-name.tsx';
import { OtherPhotos } from '../../photos/other-photos.tsx';

/** A finding as the fragment FoundRecord selects it. */
export interface ShownFinding {
  readonly kind: FindingWord;
  readonly evidence: string;
  readonly distance?: number | null;
  readonly count?: number | null;
  readonly photos?: readonly OtherPhotoFragment[];
  readonly records?: readonly {
    readonly staffID: string;
    readonly name: string;
    readonly mode: 'SIGNED_IN' | 'SIGNED_OUT';
    readonly attendanceDate: string;
  }[];
}

/** What calls for a look at a record: a mark with its word, which opens what it rests on. Nothing for most records. */
export function FindingMarks({ findings, of }: { findings: readonly ShownFinding[] | undefined; of: string }) {
  if (!findings || findings.length === 0) return null;
  return (
    <span className="finding-marks">
      {findings.map((finding) => {
        const Icon = findingIcons[finding.kind];
        const word = findingWords[finding.kind];
        const figure = figureOf(finding);
        return (
          <PopoverButton
            key={finding.kind}
            className="badge tone-amber finding-mark"
            label={`${word}: check the record of ${of}`}
            aria-label={`Check: ${word}${figure && ` ${figure}`}, ${of}`}
            content={() => <Evidence finding={finding} word={word} />}
          >
            <Icon size={12} aria-hidden />
            {word}
            {figure && <span className="finding-figure"> {figure}</span>}
          </PopoverButton>
        );
      })}
    </span>
  );
}

function Evidence({ finding, word }: { finding: ShownFinding; word: string }) {
  const records = finding.records ?? [];
  return (
    <div className="finding-evidence">
      <p>
        <strong>Check: {word}</strong>
      </p>
      <p>{finding.evidence}</p>
      {finding.photos && <OtherPhotos photos={finding.photos} />}
      {records.length > 0 && (
        <ul>
          {records.map(({ staffID, name, mode, attendanceDate }) => (
            <li key={`${staffID} ${mode} ${attendanceDate}`}>
              {staffNameOf({ name, staffID })} {mode === 'SIGNED_IN' ? 'signed in' : 'signed out'}{' '}
              {formatTimestamp(attendanceDate)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a mark says besides its word: how far, or how often. */
function figureOf({ kind, distance, count }: ShownFinding): string {
  if (kind === 'SAME_FIX' || distance == null) return count == null ? '' : `${count}×`;
  return distance < 100_000 ? `${(distance / 1_000).toFixed(1)} km` : `${Math.round(distance / 1_000)} km`;
}
