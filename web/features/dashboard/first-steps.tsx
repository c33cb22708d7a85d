import { Flex } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type FirstStepsQuery, useFirstStepsQuery } from '../../api/generated/first-steps.ts';
import { usePreference } from '../../session/preferences.tsx';
import { mayUse, type Role } from '../../session/token.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Overview } from './overview-facts.ts';

/** What an empty company does first, each step with a tick when it is done; all of it goes with the first sign-in. */
export function FirstSteps({ overview, role }: { overview: Overview; role: Role }) {
  const [{ isMarked }, keep] = usePreference('first steps');
  // A service without device keys answers an error in their place: it has keys of its own.
  const { data } = useFirstStepsQuery({ variables: { isAdmin: mayUse(role, 'ADMIN') }, errorPolicy: 'all' });
  const steps = data && firstSteps(role, overview, data);
  const isDone = steps?.length === 0;
  const isDue = steps !== undefined && Boolean(isMarked) === isDone;

  useEffect(() => {
    // The register is no longer empty after the first of the steps: the others are due all the same.
    if (isDue) keep(isDone ? {} : { isMarked: true });
  }, [isDue, isDone, keep]);

  if (!steps || isDone) return null;
  const waits = steps.every((step) => step.isDone !== false);
  return (
    <Panel style={{ margin: '0 var(--gutter) 12px' }} title="First steps">
      <ol className="stack">
        {steps.map(({ title, text, isDone: isStepDone, links }) => (
          <Flex as="li" key={title} gap="10px" data-done={isStepDone}>
            {isStepDone ? (
              <CircleCheck size={18} color="var(--green-fg)" aria-hidden />
            ) : (
              <Circle size={18} color="var(--fg-subtle)" aria-hidden />
            )}
            <div>
              <strong>
                <span>{title}</span>
                {isStepDone && <span className="visually-hidden"> (done)</span>}
              </strong>
              <p className="row muted">
                <span>{text}</span>
                {links.map(({ to, label }) => (
                  <Link key={to} className="link" to={to}>
                    {label}
                  </Link>
                ))}
              </p>
            </div>
          </Flex>
        ))}
      </ol>
      <p className="muted" role="status">
        {waits ? 'Waiting for the first sign-in…' : ''}
      </p>
    </Panel>
  );
}

/** Something that a new company has to do, with the screens to do it on; none for what others do. */
export interface FirstStep {
  readonly title: string;
  readonly text: string;
  /** Null where it cannot be known. */
  readonly isDone: boolean | null;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

const staffUpload = { to: '/manage/staff/upload', label: 'Staff Batch Upload' };
const staffUsers = { to: '/manage/staffs', label: 'Staff Users' };

/** The steps between an empty company and its first sign-in, in their order, as far as they are known; none after it. */
export function firstSteps(
  role: Role,
  { validStaff, attendance }: Pick<Overview, 'validStaff' | 'attendance'>,
  { users, shiftList, holidays, deviceKeys }: FirstStepsQuery,
): readonly FirstStep[] {
  if (attendance.rows) return [];
  const isAdmin = mayUse(role, 'ADMIN');
  const step = (count: number | null | undefined, least: number, text: Omit<FirstStep, 'isDone'>): FirstStep[] =>
    count == null ? [] : [{ ...text, isDone: count >= least }];
  return [
    {
      title: 'Change your first password',
      text: 'The person who created your account knows it.',
      isDone: null,
      links: [{ to: '/settings/changepwd', label: 'Change password' }],
    },
    ...step(users?.totalCount, 2, {
      title: 'Add your colleagues',
      text: 'Each signs in with an email address and a role.',
      links: [{ to: '/manage/users', label: 'Admin Users' }],
    }),
    ...step(shiftList?.totalCount, 1, {
      title: 'Create the shifts',
      text: isAdmin
        ? 'Set start times, when a sign-in is late, and how many late days are serial.'
        : 'An administrator does that in Shift Setup.',
      links: isAdmin ? [{ to: '/settings/setup', label: 'Shift Setup' }] : [],
    }),
    ...step(validStaff.rows, 1, {
      title: 'Add staff to the register',
      text: mayUse(role, 'MANAGEMENT')
        ? `Each with a shift, ${isAdmin ? 'from a sheet or one by one' : 'one by one'}.`
        : 'An administrator does that under Manage Users.',
      links: isAdmin ? [staffUpload, staffUsers] : mayUse(role, 'MANAGEMENT') ? [staffUsers] : [],
    }),
    ...step(holidays?.totalCount, 1, {
      title: 'Enter the holidays',
      text: 'No one is marked absent or late on a holiday.',
      links: [{ to: '/absence/holidays', label: 'Holidays' }],
    }),
    ...step(deviceKeys?.totalCount, 1, {
      title: 'Give each device its key',
      text: 'Each app or gate that sends sign-ins needs one.',
      links: [{ to: '/settings/devices', label: 'Device Keys' }],
    }),
  ];
}
