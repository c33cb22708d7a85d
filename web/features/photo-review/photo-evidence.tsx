import type { MouseEvent } from 'react';
import { findingWords } from '../../../schema/finding-words.ts';
import type { ReviewEvidenceQuery } from '../../api/generated/photo-review.ts';
import { comparisonText } from '../../photos/comparison-text.ts';
import { OtherPhotos } from '../../photos/other-photos.tsx';
import type { Comparison } from '../../photos/use-comparison.ts';
import './photo-evidence.css';
import { Button } from '../../ui/button.tsx';

/** What was found in a record. */
export type ReviewFinding = NonNullable<ReviewEvidenceQuery['attendance']>['nodes'][number]['findings'][number];

/** What calls for a look at the record whose photos are shown, with the other photos and their dates; nothing for most. */
export function PhotoEvidence({ findings }: { findings: readonly ReviewFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="photo-evidence" aria-label="Check">
      {findings.map(({ kind, evidence, photos }) => (
        <li key={kind}>
          <OtherPhotos photos={photos} />
          <p>
            <strong>{`Check: ${findingWords[kind]}.`}</strong> <span>{evidence}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** How far the comparison of the day's photos is, or what of them was not checked; the line is there before. */
export function ComparisonLine({ comparison, onFirst }: ComparisonLineProps) {
  const putFirst = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes, and the keys of the review need the focus within it.
    currentTarget.closest<HTMLElement>('.review')?.focus();
    onFirst?.();
  };
  return (
    <div className="photo-comparison row">
      <span role="status">{comparison?.isOn && comparisonText(comparison)}</span>
      {comparison?.isOn && comparison.isDone && onFirst && (
        <Button look="chip" onClick={putFirst}>
          Show flagged checks first
        </Button>
      )}
    </div>
  );
}

interface ComparisonLineProps {
  comparison: Comparison | null;
  /** Puts the records with findings first; null where they are. */
  onFirst: (() => void) | null;
}
