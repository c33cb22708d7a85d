import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../../gateway/shared/errors.ts';
import type { ListCall } from '../../../../gateway/upstream/call.ts';
import { endpoints } from '../../../../gateway/upstream/endpoints.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import fc from '../../../support/fast-check.ts';

const zone = 'Africa/Lagos';
const day = '2026-11-19';
const calls = {
  users: endpoints.users(),
  staff: endpoints.staff(),
  shifts: endpoints.shifts(),
  attendance: endpoints.attendance(day, 'SIGNED_IN'),
  absent: endpoints.absent(day),
  lateness: endpoints.lateness(day),
  serialLateness: endpoints.serialLateness(day, { timeZone: zone, now: () => Date.UTC(2026, 11) }),
  monthlyAbsence: endpoints.monthlyAbsence(day, { timeZone: zone, now: () => Date.UTC(2026, 11) }),
};

/** Any JSON, often with the names of fields that are read. */
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, '', 0, true, 'Ada', ' ', 7),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom('staffID', 'staff', 'name', '_id', 'email', 'daysLate', 'attendanceDate', 'rows', 'x'),
      tie('value'),
      { maxKeys: 3 },
    ),
  ),
})).value;

/** What rows are there for: a time, and days. */
const readable = { attendanceDate: `${day}T08:00:00`, daysLate: [day], dateAbsent: [day] };

const isMissing = (data: unknown) =>
  data === null ||
  data === undefined ||
  data === '' ||
  // As PHP writes an empty list.
  (typeof data === 'object' && Object.keys(data).length === 0);

/** Whether a value says something anywhere, if only that it is empty: lists and objects alone say nothing. */
const says = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(says) : true;

describe.each(Object.entries(calls))('readRows of %s', (_name, call) => {
  // Each of the calls has rows of its own.
  const read = (data: unknown) => (call as ListCall<unknown>).readRows(data, new ValueReader(zone));

  it('F-08 answers rows of which something was read, or UPSTREAM_BAD_RESPONSE, and no rows only where there are none', () => {
    fc.assert(
      fc.property(anything, (data) => {
        let rows: readonly unknown[];
        try {
          rows = read(data);
        } catch (error) {
          expect(codeOf(error)).toBe('UPSTREAM_BAD_RESPONSE');
          expect(isMissing(data)).toBe(false);
          return;
        }
        expect(rows.length > 0).toBe(!isMissing(data));
        expect(isMissing(data) || says(data)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [[[[[]]]]],
    [[{}]],
    [[null, 7, 'x']],
    [[{ x: { y: { z: 'deep' } } }]],
    [{ staffID: '1' }],
    ['rows'],
    [[{ staffID: { name: {} } }]],
  ])('F-08 refuses %j', (data) => {
    expect(() => read(data)).toThrow('The attendance service answered');
  });

  it('A-15 loses no row to one that cannot be read', () => {
    const good = { _id: 'a', staffID: '1', name: 'Ada', ...readable };
    expect(read([{}, good, { x: [] }]).length).toBe(3);
    expect(read([null, good, 'x']).length).toBe(1);
  });
});
