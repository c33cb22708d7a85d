import { describe, expect, it } from 'vitest';
import { checkSelection } from '../../../gateway/lists/selection.ts';
import { attendanceColumns } from '../../../schema/lists/attendance.ts';
import { reconciledStaffColumns } from '../../../schema/lists/reconciliation.ts';
import { userColumns } from '../../../schema/lists/users.ts';

const refusal = (field: string, message: string) =>
  expect.objectContaining({ message, extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', field }) });

describe('checkSelection', () => {
  it('F-26 refuses a value that a column of a fixed set cannot have, and names the set', () => {
    expect(() => checkSelection(userColumns, { where: [{ column: 'ROLE', in: ['user', 'ADMIN'] }] })).toThrow(
      refusal('where.0.in', '"ADMIN" is not a value of Role; use "admin", "management", "user", "".'),
    );
    expect(() => checkSelection(userColumns, { where: [{ column: 'IS_ACTIVE', in: ['true'] }] })).toThrow(
      refusal('where.0.in', '"true" is not a value of IsActive; use "Yes", "No".'),
    );
    expect(() =>
      checkSelection(attendanceColumns, { where: [{ column: 'ATTENDANCE_MODE', in: ['SIGNED_IN'] }] }),
    ).toThrow(refusal('where.0.in', '"SIGNED_IN" is not a value of Attendance Mode; use "Signed in", "Signed out".'));
    expect(() => checkSelection(reconciledStaffColumns, { where: [{ column: 'LISTED_ABSENT', in: ['yes'] }] })).toThrow(
      refusal('where.0.in', '"yes" is not a value of Listed Absent; use "Yes", "No", "".'),
    );
  });

  it('F-26 takes every value of the set, no value at all, and any value of other columns', () => {
    const where = [
      { column: 'ROLE' as const, in: ['admin', 'management', 'user', ''] },
      { column: 'IS_ACTIVE' as const, in: [] },
      { column: 'DISTRICT' as const, in: ['Nowhere'] },
      { column: 'ROLE' as const, in: null },
    ];
    expect(() => checkSelection(userColumns, { where })).not.toThrow();
  });
});
