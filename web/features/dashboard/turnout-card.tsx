import type { ReconciledGroup } from '../../generated/dashboard.ts';
import { Link } from '../../ui/link.tsx';
import { formatCount, type Overview, percentage } from './overview-facts.ts';
import { groupAddress, reconciledGroups } from './reconciled-groups.ts';
import { sourceName } from './source-names.ts';
import './turnout-card.css';
import {
  peopleOf,
  type Reconciliation,
  readFindings,
  readTurnout,
  readUnknown,
  type TurnoutPart,
} from './turnout-facts.ts';

/** What the turnout card takes. */
export interface TurnoutCardProps {
  overview: Overview;
  reconciliation: Reconciliation;
  /** Whether the role may open the register; its number is plain text when not. */
  mayReadStaff: boolean;
}

/**
 * Numbers that add up (N-06): valid staff = present + absent + unexplained, each number a link to exactly those
 * people, then where the lists disagree, and how many of those present have signed out.
 */
export function TurnoutCard({ overview, reconciliation, mayReadStaff }: TurnoutCardProps) {
  const parts = readTurnout(reconciliation);
  const sum = { reconciliation, date: overview.date };
  return (
    <section className="panel turnout" aria-labelledby="turnout-title">
      <header>
        <h2 id="turnout-title">Turnout today</h2>
        <p>Valid staff = present + absent + unexplained</p>
      </header>
      {parts && <Bar parts={parts} />}
      <dl className="turnout-sum">
        <Term {...sum} group="VALID" isPlain={!mayReadStaff} />
        <Term {...sum} group="PRESENT" swatch="on-time" sign="=" />
        <Term {...sum} group="ABSENT" swatch="absent" sign="+" />
        <Term {...sum} group="UNEXPLAINED" swatch="unexplained" sign="+" />
      </dl>
      <Unknown reconciliation={reconciliation} />
      <Findings {...sum} />
      <SignOuts overview={overview} />
    </section>
  );
}

function Bar({ parts }: { parts: readonly TurnoutPart[] }) {
  return (
    <div className="turnout-bar" aria-hidden>
      {parts
        .filter(({ people }) => people > 0)
        .map(({ name, people }) => (
          <span key={name} className={`turnout-part turnout-${name}`} style={{ flexGrow: people }} />
        ))}
    </div>
  );
}

interface TermProps {
  reconciliation: Reconciliation;
  date: string;
  group: ReconciledGroup;
  swatch?: TurnoutPart['name'];
  sign?: '=' | '+';
  isPlain?: boolean | undefined;
}

function Term({ reconciliation, date, group, swatch, sign, isPlain }: TermProps) {
  const people = peopleOf(reconciliation, group);
  const late = group === 'PRESENT' ? peopleOf(reconciliation, 'LATE') : null;
  const share = group === 'VALID' ? null : percentage(people, peopleOf(reconciliation, 'VALID'));
  return (
    <div className="turnout-term">
      <dt>
        {sign && (
          <span className="turnout-sign" aria-hidden>
            {sign}
          </span>
        )}
        {swatch && <span className={`turnout-swatch turnout-${swatch}`} aria-hidden />}
        {labelOf(group)}
      </dt>
      <dd>
        <GroupLink group={group} date={date} people={people} isPlain={isPlain} />
        {share && <span>{share}</span>}
        {late !== null && late > 0 && (
          <span className="turnout-late-link">
            <span className="turnout-swatch turnout-late" aria-hidden />
            <Link className="link" to={groupAddress('LATE', date)}>
              {formatCount(late)} late
            </Link>
          </span>
        )}
      </dd>
    </div>
  );
}

function GroupLink({
  group,
  date,
  people,
  isPlain,
}: Pick<TermProps, 'group' | 'date' | 'isPlain'> & { people: number | null }) {
  const text = formatCount(people);
  if (people === null || isPlain) return <strong>{text}</strong>;
  return (
    <Link className="turnout-number" to={groupAddress(group, date)} aria-label={`${text} ${labelOf(group)}`}>
      {text}
    </Link>
  );
}

function Unknown({ reconciliation }: { reconciliation: Reconciliation }) {
  const unknown = readUnknown(reconciliation);
  if (unknown.size === 0) return null;
  return (
    <ul className="turnout-unknown">
      {[...unknown].map(([call, groups]) => (
        <li key={call}>
          {sourceName(call)} could not be read. Not known:{' '}
          {groups.map((group) => labelOf(group).toLowerCase()).join(', ')}.
        </li>
      ))}
    </ul>
  );
}

function Findings({ reconciliation, date }: { reconciliation: Reconciliation; date: string }) {
  const findings = readFindings(reconciliation);
  if (findings.length === 0) return null;
  return (
    <div className="turnout-findings">
      <h3>Worth a look</h3>
      <ul>
        {findings.map(({ group, people }) => (
          <li key={group}>
            <Link className="badge" to={groupAddress(group, date)}>
              <strong>{formatCount(people)}</strong> {labelOf(group).toLowerCase()}
            </Link>
          </li>
        ))}
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
