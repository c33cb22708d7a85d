import { reasonWords } from '../../../schema/reason-words.ts';
import { readFailure } from '../../api/failure.ts';
import type { ReconciledGroup } from '../../api/generated/types.ts';
import { countReasons, type Reason, reasonAddress, reasonClass } from '../../days/reasons.ts';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Failed, FirstLoad } from '../../ui/states.tsx';
import { useLateCode } from '../../ui/use-late-code.ts';
import { expectedOf, knownOf } from './missing-facts.ts';
import { formatCount, type Overview, percentage } from './overview-facts.ts';
import { groupAddress, reconciledGroups } from './reconciled-groups.ts';
import { sourceName } from './source-names.ts';
import './turnout-card.css';
import { Badge } from '../../ui/badge.tsx';
import { type Reconciliation, readFindings, readUnknown } from './turnout-facts.ts';
import type { DayReasonsState } from './use-day-reasons.ts';

const loadBasis = () => import('./turnout-basis.tsx').then(({ TurnoutBasis }) => TurnoutBasis);

/** What the turnout card takes. */
export interface TurnoutCardProps {
  overview: Overview;
  /** Where the day's lists disagree; null where that is not known. */
  reconciliation: Reconciliation | null;
  reasons: DayReasonsState;
  isToday: boolean;
}

/**
 * Numbers that add up: everybody on the register by the reason that the day has for them, each number a
 * link to exactly those people; then where the lists disagree, and how many of those present have signed out. The turnout
 * is of those who were expected by now.
 */
export function TurnoutCard({ overview, reconciliation, reasons, isToday }: TurnoutCardProps) {
  const { date } = overview;
  const { data, isUnknown, error, loading, refetch, retry } = reasons;
  const day = data?.explainedDay;
  const { Component: TurnoutBasis } = useLateCode(loadBasis, Boolean(day) && !isUnknown);
  const expected = data && !isUnknown ? expectedOf(data) : null;
  const share = expected && percentage(expected.came, knownOf(expected));
  return (
    <Panel
      className="turnout"
      title={isToday ? 'Turnout today' : 'Turnout'}
      facts={
        expected && share ? `${share} of ${formatCount(knownOf(expected))} expected` : 'All registered staff by status'
      }
      aria-busy={loading}
    >
      <div className="turnout-reasons">
        {day && !isUnknown && <Reasons date={date} people={day.totalCount} groups={countReasons(day.facets)} />}
        {data && day && !isUnknown && TurnoutBasis && (
          <TurnoutBasis date={date} data={data} isToday={isToday} refetch={refetch} />
        )}
        {isUnknown && (
          <Failed message="Not known: the attendance service gave no list to count from." onRetry={retry} />
        )}
        {!day && !error && <FirstLoad label="Loading the reasons of the day" rows={3} />}
        {!day && error && !loading && <Failed message={readFailure(error).message} onRetry={retry} />}
      </div>
      {reconciliation && <Unknown reconciliation={reconciliation} />}
      {reconciliation && <Findings reconciliation={reconciliation} date={date} />}
      <SignOuts overview={overview} />
    </Panel>
  );
}

interface ReasonsProps {
  date: string;
  people: number;
  groups: readonly { reason: Reason; people: number }[];
}

function Reasons({ date, people, groups }: ReasonsProps) {
  return (
    <>
      <div className="turnout-bar" aria-hidden>
        {groups.map((group) => (
          <span
            key={group.reason}
            className={`turnout-part ${reasonClass(group.reason)}`}
            style={{ flexGrow: group.people }}
          />
        ))}
      </div>
      <dl className="turnout-sum">
        <Term label="Valid staff" people={people} to={reasonAddress(date)} />
        {groups.map((group) => (
          <Term
            key={group.reason}
            label={reasonWords[group.reason]}
            swatch={group.reason}
            people={group.people}
            share={percentage(group.people, people)}
            to={reasonAddress(date, group.reason)}
          />
        ))}
      </dl>
    </>
  );
}

interface TermProps {
  label: string;
  people: number;
  share?: string | null;
  swatch?: Reason;
  to: string;
}

function Term({ label, people, share, swatch, to }: TermProps) {
  const text = formatCount(people);
  return (
    <div className="turnout-term">
      <dt>
        {swatch && <span className={`turnout-swatch ${reasonClass(swatch)}`} aria-hidden />}
        {label}
      </dt>
      <dd>
        <Link className="turnout-number" to={to} aria-label={`${text} ${label}`}>
          {text}
        </Link>
        {share && <span>{share}</span>}
      </dd>
    </div>
  );
}

function Unknown({ reconciliation }: { reconciliation: Reconciliation }) {
  const unknown = readUnknown(reconciliation);
  if (unknown.length === 0) return null;
  return (
    <ul className="turnout-unknown">
      {unknown.map((call) => (
        <li key={call}>{sourceName(call)} could not be read.</li>
      ))}
    </ul>
  );
}

function Findings({ reconciliation, date }: { reconciliation: Reconciliation; date: string }) {
  const findings = readFindings(reconciliation);
  const { withoutStaff } = reconciliation;
  if (findings.length === 0 && !withoutStaff) return null;
  return (
    <div className="turnout-findings">
      <h3>Differences between the lists</h3>
      <ul>
        {findings.map(({ group, people }) => (
          <li key={group}>
            <Link className="badge tone-amber" to={groupAddress(group, date)}>
              <strong>{formatCount(people)}</strong> {labelOf(group).toLowerCase()}
            </Link>
          </li>
        ))}
        {withoutStaff ? (
          <li>
            <Badge tone="amber">
              <strong>{formatCount(withoutStaff)}</strong> {withoutStaff === 1 ? 'sign-in' : 'sign-ins'} without a staff
              record
            </Badge>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function SignOuts({ overview }: { overview: Overview }) {
  const present = overview.attendance.distinctStaff;
  const left = overview.signOuts.distinctStaff;
  if (present === null || left === null || present === 0) return null;
  const share = Math.min(1, left / present);
  // Who came for the night signed in yesterday and signs out today.
  const whole =
    left > present ? `people · ${formatCount(present)} signed in` : `of ${formatCount(present)} who signed in`;
  return (
    <div className="sign-outs">
      <p className="sign-outs-line">
        <span>Signed out</span>
        <span className="sign-outs-of">
          <strong>{formatCount(left)}</strong> {whole}
        </span>
      </p>
      <div className="sign-outs-track" aria-hidden>
        <span className="sign-outs-share" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

const labelOf = (group: ReconciledGroup) => reconciledGroups.find(({ value }) => value === group)?.label ?? group;
