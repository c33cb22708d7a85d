import { findingWords } from '../../../schema/finding-words.ts';
import type { ReviewEvidenceQuery } from '../../api/generated/photo-review.ts';
import { OtherPhotos } from '../../photos/other-photos.tsx';

type Finding = NonNullable<ReviewEvidenceQuery['attendance']>['nodes'][number]['findings'][number];

/** What calls for a look at the record whose photos are shown, with the other photos and their dates; nothing for most. */
export function PhotoEvidence({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="photo-evidence row" aria-label="Check">
      {findings.map(({ kind, evidence, photos }) => (
        <li key={kind}>
          <OtherPhotos photos={photos} />
          <p>
            <strong>Check: {findingWords[kind]}.</strong> <span>{evidence}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
