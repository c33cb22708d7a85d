import { Link } from 'react-router-dom';
import { reasonWords } from '../../../schema/reason-words.ts';
import type { DayReasonsQuery } from '../../api/generated/dashboard.ts';
import type { ReconciledGroup } from '../../api/generated/types.ts';
import { countReasons, type Reason, reasonAddress, reasonClass } from '../../days/reasons.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Failed } from '../../ui/states.tsx';
import { expectedOf, knownOf } from './missing-facts.ts';
import { formatCount, type Overview, percentage } from './overview-facts.ts';
import { groupAddress, reconciledGroups } from './reconciled-groups.ts';
import { sourceName } from './source-names.ts';
import { TurnoutBasis } from './turnout-basis.tsx';
import './turnout-card.css';
import { Badge } from '../../ui/badge.tsx';
import { type Reconciliation, readFindings, readUnknown } from './turnout-facts.ts';
import { type DayReasonsState, noList } from './use-day-reasons.ts';

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
  const { data, isUnknown, loading, refetch, retry } = reasons;
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
        <Loaded {...reasons} label="Loading the reasons of the day" rows={3}>
          {(known) =>
            isUnknown ? (
              <Failed message={noList} onRetry={retry} />
            ) : (
              <>
                {known.explainedDay && <Reasons date={date} day={known.explainedDay} />}
                <TurnoutBasis date={date} data={known} refetch={refetch} />
              </>
            )
          }
        </Loaded>
      </div>
      {reconciliation && <Unknown reconciliation={reconciliation} />}
      {reconciliation && <Findings reconciliation={reconciliation} date={date} />}
      <SignOuts overview={overview} />
    </Panel>
  );
}

function Reasons({ date, day }: { date: string; day: NonNullable<DayReasonsQuery['explainedDay']> }) {
  const { totalCount: people } = day;
  const groups = countReasons(day.facets);
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
        <span>{label}</span>
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
    <ul className="fault">
      {unknown.map((call) => (
        <li key={call}>{`${sourceName(call)} could not be read.`}</li>
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
              <strong>{formatCount(people)}</strong> <span>{labelOf(group).toLowerCase()}</span>
            </Link>
          </li>
        ))}
        {withoutStaff ? (
          <li>
            <Badge tone="amber">
              <strong>{formatCount(withoutStaff)}</strong>{' '}
              <span>{`${withoutStaff === 1 ? 'sign-in' : 'sign-ins'} without a staff record`}</span>
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
          <strong>{formatCount(left)}</strong> <span>{whole}</span>
        </span>
      </p>
      <div className="sign-outs-track" aria-hidden>
        <span className="sign-outs-share" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

const labelOf = (group: ReconciledGroup) => reconciledGroups.find(({ value }) => value === group)?.label ?? group;
