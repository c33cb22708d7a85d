import { Table } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { DayReasonsQuery } from '../../api/generated/dashboard.ts';
import { isPartial } from '../../days/days-read.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotKnown } from '../../ui/not-known.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Failed } from '../../ui/states.tsx';
import { counted } from '../../ui/words.ts';
import {
  type CentreTurnout,
  type DayReasonsState,
  describeMissing,
  type Expected,
  expectedOf,
  isNothingLearned,
  knownOf,
  missingAddress,
  missingByCentre,
  noList,
} from './day-reasons.ts';
import { formatCount } from './overview-facts.ts';

/** Centres that the card names; the others are a link away. */
const shown = 5;

interface MissingCardProps {
  date: string;
  reasons: DayReasonsState;
  isToday: boolean;
}

/** Who was expected by now and did not come, by service centre; each number opens the names. */
export function MissingCard({ date, reasons, isToday }: MissingCardProps) {
  const { data, loading, isUnknown, retry } = reasons;
  const expected = data && !isUnknown ? expectedOf(data) : null;
  const coverage = data?.explainedDay?.coverage;
  return (
    <Panel
      // The height holds while the text loads, so that nothing moves; on a phone one card stands above the other.
      style={{ minHeight: 274 }}
      title={isToday ? 'Missing now' : 'Missing'}
      facts={expected && sumUp(expected, coverage !== undefined && isPartial(coverage))}
      aria-busy={loading}
    >
      <Loaded {...reasons} label="Loading who is missing" rows={3}>
        {(known) =>
          expected ? (
            <Centres date={date} known={known} />
          ) : isNothingLearned(coverage) ? (
            <p className="note">Not known yet: the days that show who is expected are being read.</p>
          ) : (
            !loading && <Failed message={noList} onRetry={retry} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function Centres({ date, known }: { date: string; known: DayReasonsQuery }) {
  const centres = missingByCentre(known);
  if (centres.length === 0) return <p className="note">Nobody who was expected is missing.</p>;
  const further = centres.length - shown;
  const reasons = describeMissing(known);
  return (
    <>
      <Table.Root native>
        <thead>
          <tr>
            {['Service centre', 'Expected', 'Came', 'Missing'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {centres.slice(0, shown).map((centre) => (
            <tr key={centre.serviceCentre}>
              <th scope="row">{centre.serviceCentre || 'No service centre'}</th>
              <td>{formatCount(knownOf(centre) + centre.unrecorded)}</td>
              <td>{centre.unrecorded > 0 && centre.came === 0 ? <NotKnown /> : formatCount(centre.came)}</td>
              <td>
                <MissingLink date={date} centre={centre} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table.Root>
      {reasons && <p className="note">{reasons}</p>}
      <Link
        className="link"
        style={{ alignSelf: 'start', minHeight: 24, marginTop: 'auto', fontSize: 13 }}
        to={missingAddress(date)}
      >
        {further > 0 ? `${counted(further, 'more centre', 'more centres')}, all names` : 'All names'}
      </Link>
    </>
  );
}

function MissingLink({ date, centre }: { date: string; centre: CentreTurnout }) {
  const { serviceCentre, missing, unrecorded } = centre;
  const name = serviceCentre || 'no service centre';
  const text = unrecorded > 0 ? `${formatCount(unrecorded)} not known` : formatCount(missing);
  const label =
    unrecorded > 0
      ? `${counted(unrecorded, 'person', 'people')} of ${name} without any record`
      : `${missing} missing, ${name}`;
  return (
    <Link className="number-link" to={missingAddress(date, serviceCentre)} aria-label={label}>
      {unrecorded > 0 && missing > 0 ? `${formatCount(missing)} + ${text}` : text}
    </Link>
  );
}

/** `38 of 950 expected` in words; with people of whom nothing is known, and where not all days are read. */
function sumUp({ missing, came, unrecorded }: Expected, isSoFar: boolean): string {
  const unknown = unrecorded > 0 ? `, ${formatCount(unrecorded)} not known: no sign-ins came from their centre` : '';
  const expected = formatCount(came + missing + unrecorded);
  return `${formatCount(missing)} of ${expected} expected${unknown}${isSoFar ? ', as far as is known' : ''}`;
}
