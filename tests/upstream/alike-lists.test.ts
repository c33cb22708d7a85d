import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../gateway/upstream/call.ts';
import { endpoints } from '../../gateway/upstream/endpoints.ts';
import { hashPassword } from '../../upstream/passwords.ts';
import type { Role } from '../../upstream/tables.ts';
import { begun } from '../support/begun.ts';
import { addShift, addStaff, startTestUpstream, testPassword } from '../support/upstream.ts';

const zone = 'Africa/Lagos';
const [from, to] = ['2026-11-01', '2026-11-30'];
const day = '2026-11-19';
const clock = { timeZone: zone, now: () => Date.parse(`${day}T12:00:00+01:00`) };

/** What each list is asked with; those of `endpoints` that are missing here take a text at most. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  ...{ recordedLetters: [from, to], leaves: [from, to], notedLeaves: [from, to] },
  ...{ staffHistory: [from], shiftHistory: [from], changes: [from, to] },
  ...{
    recordChanges: ['00000000-0000-4000-8000-000000000000'],
  },
  ...{ reviews: [day, day, 'SIGNED_IN'], staffReviews: [from, 'SIGNED_IN', '00042'] },
  ...{ attendance: [day, 'SIGNED_IN'], staffAttendance: [from, 'SIGNED_IN', '00042'] },
  ...{ absent: [day], lateness: [day], figures: [day], dayRecords: [from, to] },
  ...{
    serialLateness: [from, clock],
    serialLatenessDays: [from, clock],
    monthlyAbsence: [from, clock],
    absenceDays: [from, clock],
  },
};

/** Every list that the gateway stores. */
const lists = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  const call = (endpoint as (...values: readonly unknown[]) => Call & { readRows?: unknown })(
    ...(given[name] ?? ['1']),
  );
  return call.readRows ? [{ name, path: call.path }] : [];
});

describe('the lists of the service', () => {
  const upstream = begun(() => startTestUpstream());
  let tokens: Record<Role, readonly [string, string]>;
  beforeAll(async () => {
    const { db } = upstream;
    const shift = await addShift(db, 'Day');
    const staff_id = await addStaff(db, '00042', { name: 'Ada Obi', shift_id: shift, valid_from: '-infinity' });
    const attendance_at = new Date(`${day}T07:30:00Z`);
    await db.insertInto('attendance').values({ staff_id, mode: 'signedIn', image_url: '', attendance_at }).execute();
    const password_hash = await hashPassword(testPassword);
    const roles = ['admin', 'management', 'user'] as const;
    await db
      .insertInto('users')
      .values(
        roles.map((role) => ({
          email: `${role}@other.example`,
          role,
          password_hash,
          district: 'Enugu',
          service_centre: 'Ogui',
        })),
      )
      .execute();
    tokens = Object.fromEntries(
      await Promise.all(
        roles.map(async (role) => [
          role,
          [await upstream.signIn(`${role}@test.example`), await upstream.signIn(`${role}@other.example`)],
        ]),
      ),
    );
    // One of the two has something of their own wherever the service knows such a thing.
    const [own] = tokens.management;
    const claimed = [{ staffID: '00042', mode: 'signedIn', attendanceDate: `${day}T07:30:00.000Z` }];
    await upstream.call('POST', '/review/claim', { token: own, body: { records: claimed, count: 1 } });
    await upstream.call('PUT', '/digest/own', { token: own, body: { isOn: true } });
  });

  it.each(lists)(
    'F-241 F-242 are the same for all users of one role, whatever their district: $name',
    async ({ path }) => {
      for (const pair of Object.values(tokens)) {
        const [one, other] = await Promise.all(pair.map((token) => upstream.call('GET', path, { token })));
        expect(other?.status).toBe(one?.status);
        expect(other?.text).toBe(one?.text);
      }
    },
  );

  it('are all asked as they are stored', () => {
    expect(lists.length).toBeGreaterThanOrEqual(28);
  });
});
