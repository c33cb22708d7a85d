import { Box, chakra, Flex, Stat } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { reasonWords } from '../../../schema/reason-words.ts';
import type { DayReasonsQuery } from '../../api/generated/dashboard.ts';
import { DaysRead, RegisterNote } from '../../days/days-read.tsx';
import { countReasons, reasonAddress, reasonClass } from '../../days/reasons.ts';
import { useMoreDays } from '../../days/use-more-days.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Failed } from '../../ui/states.tsx';
import { type DayReasonsState, describeCame, expectedOf, knownOf, noList } from './day-reasons.ts';
import { type Finding, FindingLinks } from './finding-links.tsx';
import { formatCount, type Overview, percentage } from './overview-facts.ts';
import { type Reconciliation, readFindings, readUnknown } from './reconciled-groups.ts';
import { sourceName } from './sources.tsx';

interface TurnoutCardProps {
  overview: Overview;
  /** Where the day's lists disagree; null where that is not known. */
  reconciliation: Reconciliation | null;
  reasons: DayReasonsState;
  isToday: boolean;
}

/**
 * Numbers that add up: everybody on the register by the reason that the day has for them, each number a link to exactly
 * those people; then where the lists disagree, and how many of those present have signed out. The turnout is of those who
 * were expected by now.
 */
export function TurnoutCard({ overview, reconciliation, reasons, isToday }: TurnoutCardProps) {
  const { data, isUnknown, loading, refetch, retry } = reasons;
  const expected = data && !isUnknown ? expectedOf(data) : null;
  const share = expected && percentage(expected.came, knownOf(expected));
  const day = data?.explainedDay;
  useMoreDays(overview.date, day?.coverage, refetch);
  return (
    <Panel
      title={isToday ? 'Turnout today' : 'Turnout'}
      facts={
        expected && share ? `${share} of ${formatCount(knownOf(expected))} expected` : 'All registered staff by status'
      }
      aria-busy={loading}
    >
      {/* Room for three lines of reasons, so that nothing moves when they come. */}
      <Box display="grid" alignContent="start" gap="16px" minH="226px" mt="6px">
        <Loaded {...reasons} label="Loading the reasons of the day" rows={3}>
          {(known) =>
            isUnknown ? (
              <Failed message={noList} onRetry={retry} />
            ) : (
              <>
                {known.explainedDay && <Reasons date={overview.date} day={known.explainedDay} />}
                <p className="stack note">
                  <span>{describeCame(known, overview.attendance.distinctStaff)}</span>
                  <DaysRead coverage={day?.coverage} />
                  <RegisterNote isShown={day?.isRegisterOfToday} />
                </p>
              </>
            )
          }
        </Loaded>
      </Box>
      {reconciliation && <Differences reconciliation={reconciliation} date={overview.date} />}
      <SignOuts overview={overview} />
    </Panel>
  );
}

function Reasons({ date, day }: { date: string; day: NonNullable<DayReasonsQuery['explainedDay']> }) {
  const { totalCount: people } = day;
  const groups = countReasons(day.facets);
  return (
    <>
      <Flex gap="2px" h="36px" overflow="clip" borderRadius="md" aria-hidden>
        {groups.map(({ reason, people: of }) => (
          <span key={reason} className={`reason-part ${reasonClass(reason)}`} style={{ flexGrow: of }} />
        ))}
      </Flex>
      <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(112px, 1fr))" gap="12px">
        {[{ reason: undefined, people }, ...groups].map(({ reason, people: of }) => {
          const label = reason ? reasonWords[reason] : 'Valid staff';
          return (
            <Stat.Root key={label}>
              <Stat.Label>
                {reason && <span className={`swatch ${reasonClass(reason)}`} aria-hidden />}
                <span>{label}</span>
              </Stat.Label>
              <Stat.ValueText>
                <Link
                  className="number-link"
                  to={reasonAddress(date, reason)}
                  aria-label={`${formatCount(of)} ${label}`}
                >
                  {formatCount(of)}
                </Link>
                {reason && people > 0 && <Stat.ValueUnit>{percentage(of, people)}</Stat.ValueUnit>}
              </Stat.ValueText>
            </Stat.Root>
          );
        })}
      </Box>
    </>
  );
}

function Differences({ reconciliation, date }: { reconciliation: Reconciliation; date: string }) {
  const { withoutStaff } = reconciliation;
  const findings: Finding[] = readFindings(reconciliation, date);
  if (withoutStaff)
    findings.push({
      label: `${withoutStaff === 1 ? 'sign-in' : 'sign-ins'} without a staff record`,
      count: withoutStaff,
    });
  return (
    <>
      {readUnknown(reconciliation).map((call) => (
        <p key={call} className="fault">{`${sourceName(call)} could not be read.`}</p>
      ))}
      {findings.length > 0 && (
        <div>
          <Box as="h3" className="note" mb="6px" fontWeight="medium">
            Differences between the lists
          </Box>
          <FindingLinks of={findings} />
        </div>
      )}
    </>
  );
}

function SignOuts({ overview }: { overview: Overview }) {
  const present = overview.attendance.distinctStaff;
  const left = overview.signOuts.distinctStaff;
  if (present === null || left === null || present === 0) return null;
  // Who came for the night signed in yesterday and signs out today.
  const whole =
    left > present ? `people · ${formatCount(present)} signed in` : `of ${formatCount(present)} who signed in`;
  return (
    <Box className="note" display="grid" gap="8px" mt="auto" pt="14px" borderTop="1px solid {colors.border.muted}">
      <Flex as="p" wrap="wrap" justify="space-between" gap="2px 12px">
        <span>Signed out</span>
        <span>
          <Box as="strong" color="fg">
            {formatCount(left)}
          </Box>{' '}
          <span>{whole}</span>
        </span>
      </Flex>
      <chakra.progress
        value={Math.min(left, present)}
        max={present}
        css={{ '--progress': 'colors.attendance' }}
        w="100%"
        background="bg.muted"
        aria-hidden
      />
    </Box>
  );
}
