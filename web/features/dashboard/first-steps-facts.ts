import type { FirstStepsQuery } from '../../api/generated/first-steps.ts';
import { mayUse, type Role } from '../../session/token.ts';
import type { Overview } from './overview-facts.ts';

/** Something that a new company has to do, with the screens to do it on; none for what others do. */
export interface FirstStep {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

const staffUpload = { to: '/manage/staff/upload', label: 'Staff Batch Upload' };
const staffUsers = { to: '/manage/staffs', label: 'Staff Users' };

/** The steps that are left between an empty company and its first sign-in, in their order, as far as is known. */
export function firstSteps(
  role: Role,
  { validStaff, attendance }: Pick<Overview, 'validStaff' | 'attendance'>,
  { shiftList, deviceKeys }: FirstStepsQuery,
): readonly FirstStep[] {
  const isAdmin = mayUse(role, 'ADMIN');
  const isEmpty = (count: number | null | undefined) => count === 0;
  if (attendance.rows) return [];
  const steps: readonly (FirstStep | false)[] = [
    isEmpty(shiftList?.totalCount) && {
      title: 'Make the shifts',
      text: isAdmin
        ? 'When people begin, from when they are late, and how many late days are serial.'
        : 'An administrator does that in Shift Setup.',
      links: isAdmin ? [{ to: '/settings/setup', label: 'Shift Setup' }] : [],
    },
    isEmpty(validStaff.rows) && {
      title: 'Put staff on the register',
      text: mayUse(role, 'MANAGEMENT')
        ? `Each with a shift, ${isAdmin ? 'from a sheet or one by one' : 'one by one'}.`
        : 'An administrator does that under Manage Users.',
      links: isAdmin ? [staffUpload, staffUsers] : mayUse(role, 'MANAGEMENT') ? [staffUsers] : [],
    },
    isEmpty(deviceKeys?.totalCount) && {
      title: 'Give each device its key',
      text: 'The app or gate that hands in sign-ins needs one.',
      links: [{ to: '/settings/devices', label: 'Device Keys' }],
    },
  ];
  return steps.filter((step) => step !== false);
}
