import { chakra } from '@chakra-ui/react';
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

/** The findings of a record: marks with their words, each of which opens its evidence. Most records have none. */
export function FindingMarks({ findings, of }: { findings: readonly ShownFinding[] | undefined; of: string }) {
  if (!findings || findings.length === 0) return null;
  return (
    <span className="finding-marks">
      {findings.map((finding) => {
        const Icon = findingIcons[finding.kind];
        const word = findingWords[finding.kind];
        const shown = shownOf(finding);
        return (
          <PopoverButton
            key={finding.kind}
            className="badge tone-amber finding-mark"
            label={`${word}: check the record of ${of}`}
            // What is seen stands in the name as it is read, so that a voice command finds the button.
            aria-label={`Check: ${shown.startsWith(word) ? '' : `${word}, `}${shown}, ${of}`}
            content={() => <Evidence finding={finding} word={word} />}
          >
            <Icon size={12} aria-hidden />
            <span>{shown}</span>
          </PopoverButton>
        );
      })}
    </span>
  );
}

function Evidence({ finding, word }: { finding: ShownFinding; word: string }) {
  const records = finding.records ?? [];
  return (
    <chakra.div maxW="340px" p="12px 14px">
      <p>
        <strong>{`Check: ${word}`}</strong>
      </p>
      <p>{finding.evidence}</p>
      {finding.photos && <OtherPhotos photos={finding.photos} width={72} />}
      {records.length > 0 && (
        <chakra.ul mt={2} pl={4} listStyleType="disc">
          {records.map(({ staffID, name, mode, attendanceDate }) => (
            <li key={`${staffID} ${mode} ${attendanceDate}`}>
              {`${staffNameOf({ name, staffID })} ${mode === 'SIGNED_IN' ? 'signed in' : 'signed out'} ${formatTimestamp(attendanceDate)}`}
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

/** What a mark shows: how far away the record is, or the finding's word with how far or how often. */
function shownOf({ kind, distance, count }: ShownFinding): string {
  const word = findingWords[kind];
  if (kind === 'SAME_FIX' || distance == null) return count == null ? word : `${word} ${count}×`;
  const kilometres = `${(distance / 1_000).toFixed(distance < 100_000 ? 1 : 0)} km`;
  return kind === 'AWAY' ? `${kilometres} away` : `${word} ${kilometres}`;
}
