import { Link, useLocation } from 'react-router-dom';
import { reasonWords } from '../../../schema/reason-words.ts';
import { ReasonMark } from '../../days/reason-mark.tsx';
import { countReasons, type Reason, type ReasonFacets, reasonClass } from '../../days/reasons.ts';
import { counted, formatNumber } from '../../ui/words.ts';

/** The day by reason: a bar, and each reason with its people as a link that leaves them alone in the list, or all again. */
export function ReasonBar({ facets, hasFailed }: { facets: ReasonFacets | undefined; hasFailed: boolean }) {
  const { search } = useLocation();
  if (hasFailed) return null;
  const groups = countReasons(facets);
  const total = groups.reduce((sum, { people }) => sum + people, 0);
  const chosen = new URLSearchParams(search).get('reason');
  return (
    <section className="reason-groups" aria-label="People by reason" aria-busy={facets === undefined}>
      <div className="reason-bar screen-only" aria-hidden>
        {groups.map(({ reason, people }) => (
          <span key={reason} className={reasonClass(reason)} style={{ flexGrow: people }} />
        ))}
      </div>
      <ul>
        {groups.map(({ reason, people }) => (
          <li key={reason}>
            <Link
              to={{ search: chosenIn(search, chosen === reasonWords[reason] ? null : reason) }}
              aria-current={chosen === reasonWords[reason] ? 'true' : undefined}
            >
              <ReasonMark reason={reason} />
              <strong>{formatNumber(people)}</strong>
            </Link>
          </li>
        ))}
      </ul>
      <p className="reason-sum note">{facets && `${counted(total, 'person', 'people')}, each with one reason`}</p>
    </section>
  );
}

/** The address of the same list with the people of one reason alone, or of all. */
function chosenIn(search: string, reason: Reason | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  if (reason === null) parameters.delete('reason');
  else parameters.set('reason', reasonWords[reason]);
  return parameters.toString();
}
