import { ReasonMark } from '../../days/reason-mark.tsx';
import { countReasons, type ReasonFacets, reasonClass } from '../../days/reasons.ts';
import { counted, formatNumber } from '../../ui/words.ts';

/** The day by reason: a bar, and each reason with its people. The heading of the column leaves one of them alone in the list. */
export function ReasonBar({ facets, hasFailed }: { facets: ReasonFacets | undefined; hasFailed: boolean }) {
  if (hasFailed) return null;
  const groups = countReasons(facets);
  const total = groups.reduce((sum, { people }) => sum + people, 0);
  return (
    <section className="reason-groups" aria-label="People by reason" aria-busy={facets === undefined}>
      <div className="reason-bar screen-only" aria-hidden>
        {groups.map(({ reason, people }) => (
          <span key={reason} className={reasonClass(reason)} style={{ flexGrow: people }} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul tabIndex={0}>
        {groups.map(({ reason, people }) => (
          <li key={reason}>
            <ReasonMark reason={reason} />
            <strong>{formatNumber(people)}</strong>
          </li>
        ))}
      </ul>
      <p className="reason-sum note">{facets && `${counted(total, 'person', 'people')}, each with one reason`}</p>
    </section>
  );
}
