import { describe, expect, it } from 'vitest';
import {
  emptyUser,
  newUserSchema,
  roleOptions,
  statusOptions,
  userChangesSchema,
  valuesOf,
} from '../../../web/features/users/user-forms.ts';

const user = {
  id: '1',
  email: 'ada@example.com',
  name: 'Ada',
  role: 'USER' as const,
  district: 'Awka',
  serviceCentre: 'Amawbia',
  macAddress: '',
  isActive: true,
  createdAt: null,
};
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('newUserSchema', () => {
  it('R-042 asks for email, district, service centre and role', () => {
    const faults = newUserSchema.safeParse(emptyUser).error?.issues.map((issue) => issue.path.join('.'));
    expect([...new Set(faults)]).toEqual(['email', 'district', 'serviceCentre', 'role']);
  });

  it('R-042 sends name and mac address only where they are filled', () => {
    const filled = {
      ...emptyUser,
      email: ' ada@example.com ',
      district: 'Obosi',
      serviceCentre: 'Obosi',
      role: 'ADMIN',
    };
    const least = { email: 'ada@example.com', district: 'Obosi', serviceCentre: 'Obosi', role: 'ADMIN' };
    expect(sent(newUserSchema.parse(filled))).toEqual(least);
    expect(sent(newUserSchema.parse({ ...filled, macAddress: '02:00' }))).toEqual({ ...least, macAddress: '02:00' });
  });
});

describe('userChangesSchema', () => {
  it('R-040 leaves empty fields out and sends isActive: false', () => {
    const values = { ...valuesOf(user), name: '  ', role: '', isActive: 'false' };
    expect(sent(userChangesSchema(user).parse(values))).toEqual({
      district: 'Awka',
      serviceCentre: 'Amawbia',
      isActive: false,
    });
  });

  it('R-044 wants a service center with a new district, not with the stored one', () => {
    const issues = userChangesSchema(user).safeParse({ ...valuesOf(user), district: 'Aba', serviceCentre: '' });
    expect(issues.error?.issues).toMatchObject([
      { path: ['serviceCentre'], message: 'Choose a service center of the new district.' },
    ]);
    expect(userChangesSchema(user).safeParse({ ...valuesOf(user), serviceCentre: '' }).success).toBe(true);
  });
});

describe('statusOptions', () => {
  it('R-039 are Activate and De-Activate', () => {
    expect(statusOptions.map(({ label }) => label)).toEqual(['Activate', 'De-Activate']);
    expect(roleOptions.map(({ label }) => label)).toEqual(['admin', 'management', 'user']);
  });
});
