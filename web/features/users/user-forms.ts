import * as z from 'zod/mini';
import { maximumEmailLength } from '../../../schema/limits.ts';
import type { UsersRowFragment } from '../../api/generated/users.ts';
import { optionalChoice, optionalText, requiredChoice, requiredText } from '../../ui/text-checks.ts';

const roles = ['ADMIN', 'MANAGEMENT', 'USER'] as const;

/** Roles as the form offers them: the value that is sent and the word that the table shows. */
export const roleOptions = roles.map((role) => ({ value: role, label: role.toLowerCase() }));

/** States of a user in the edit form. */
export const statusOptions = [
  { value: 'true', label: 'Activate' },
  { value: 'false', label: 'De-Activate' },
] as const;

/** What `Add New` sends. */
export const newUserSchema = z.object({
  email: requiredText('email address', maximumEmailLength).check(
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Give an email address such as ada@example.com.'),
  ),
  name: optionalText('name'),
  district: requiredChoice('district'),
  serviceCentre: requiredChoice('service center'),
  role: z.pipe(z.string(), z.enum(roles, 'Choose the role.')),
  macAddress: optionalText('mac address'),
});

/** An empty `Add New`. */
export const emptyUser = { email: '', name: '', district: '', serviceCentre: '', role: '', macAddress: '' };

const changes = z.object({
  name: optionalText('name'),
  district: optionalChoice(),
  serviceCentre: optionalChoice(),
  role: z.pipe(
    z.string(),
    z.transform((text) => roles.find((role) => role === text)),
  ),
  macAddress: optionalText('mac address'),
  isActive: z.pipe(
    z.string(),
    z.transform((text) => text === 'true'),
  ),
});

/**
 * What an edit of `user` sends: filled fields alone, and `isActive: false` is filled. A new district
 * needs a service center of its own, or the old one would stay with it.
 */
export const userChangesSchema = (user: Pick<UsersRowFragment, 'district'>) =>
  changes.check(
    z.refine(({ district, serviceCentre }) => !district || district === user.district || !!serviceCentre, {
      path: ['serviceCentre'],
      error: 'Choose a service center of the new district.',
    }),
  );

/** A user as the edit form begins; a role that upstream alone knows stays as it is. */
export function valuesOf(user: UsersRowFragment): z.input<typeof changes> {
  const { name, district, serviceCentre, role, macAddress, isActive } = user;
  return { name, district, serviceCentre, role: role ?? '', macAddress, isActive: String(isActive) };
}
