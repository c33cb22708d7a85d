import { describe, expect, it } from 'vitest';
import { userChangesSchema, valuesOf } from '../../../web/features/users/user-dialogs.tsx';

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

describe('userChangesSchema', () => {
  it('R-044 wants a service center with a new district, not with the stored one', () => {
    const issues = userChangesSchema(user).safeParse({ ...valuesOf(user), district: 'Aba', serviceCentre: '' });
    expect(issues.error?.issues).toMatchObject([
      { path: ['serviceCentre'], message: 'Choose a service center of the new district.' },
    ]);
    expect(userChangesSchema(user).safeParse({ ...valuesOf(user), serviceCentre: '' }).success).toBe(true);
  });
});
