import { describe, expect, it } from 'vitest';
import { longestMachineTokenDays } from '../../../schema/limits.ts';
import { daysOptions, emptyToken, operationsFor } from '../../../web/features/credentials/machine-tokens.tsx';

const operation = (field: string, role: 'USER' | 'MANAGEMENT' | 'ADMIN', more: object = {}) => ({
  field,
  role,
  isMutation: false,
  isPersonal: false,
  extension: null,
  ...more,
});
const capabilities = {
  operations: [
    operation('lateness', 'USER'),
    operation('holidays', 'USER', { extension: 'holidays' }),
    operation('staff', 'MANAGEMENT'),
    operation('users', 'ADMIN'),
    operation('createStaff', 'MANAGEMENT', { isMutation: true }),
    operation('createUser', 'ADMIN', { isMutation: true, isPersonal: true }),
  ],
  extensions: [{ name: 'tokens' }],
};
const fieldsFor = (role: string, access: string, of = capabilities) =>
  operationsFor(of, { role, access }).map(({ field }) => field);

describe('operationsFor', () => {
  it.each([
    ['USER', 'read', ['lateness']],
    ['USER', 'write', ['lateness']],
    ['MANAGEMENT', 'read', ['lateness', 'staff']],
    ['MANAGEMENT', 'write', ['lateness', 'staff', 'createStaff']],
    ['ADMIN', 'write', ['lateness', 'staff', 'users', 'createStaff']],
  ])('offers a token of the role %s that may %s what it could ask for', (role, access, fields) => {
    expect(fieldsFor(role, access)).toEqual(fields);
  });
});

describe('daysOptions', () => {
  it('offers no more days than the service takes', () => {
    for (const { value } of daysOptions) expect(Number(value)).toBeLessThanOrEqual(longestMachineTokenDays);
    expect(daysOptions.map(({ value }) => value)).toContain(emptyToken.days);
  });
});
