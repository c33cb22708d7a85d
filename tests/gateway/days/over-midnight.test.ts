import { describe, expect, it } from 'vitest';
import { comes, crowd } from '../../support/small-people.ts';
import {
  answersOf,
  daysUntil,
  hour,
  office,
  type SmallService,
  type SmallShift,
  smallGateway,
} from '../../support/small-service.ts';

const evening: SmallShift = { name: 'Evening', start: 16 * hour, grace: 900, length: 8 * hour, works: office.works };
const companyAt = (now: string): SmallService => ({
  timeZone: 'Africa/Lagos',
  shifts: [office, evening],
  people: [
    ...crowd(12, 'o'),
    comes('stays', { shift: evening, signs: () => ({ in: [16 * hour - 600], out: [24 * hour + 300] }) }),
    comes('leaves', { shift: evening, signs: () => ({ in: [16 * hour - 300], out: [24 * hour] }) }),
  ],
  days: daysUntil('2026-11-12', 60),
  now: Date.parse(now),
});

/** What the Day Overview says of a day, and the hours that the person's month has of it. */
async function toldOf(service: SmallService, staffID: string, date: string, more: Record<string, unknown> = {}) {
  const { ask } = await smallGateway(service, more);
  const { explainedDay } = await ask(
    `{ explainedDay(date: "${date}", first: 100) { nodes { staff { staffID } reason } } }`,
  );
  const { staffHours } = await ask(
    `{ staffHours(month: "2026-11", where: [{ column: STAFF_ID, in: ["${staffID}"] }]) { nodes { daysCounted noSignOut noSignIn } } }`,
  );
  const own = explainedDay.nodes.find(({ staff }: { staff: { staffID: string } }) => staff.staffID === staffID);
  return { reason: own.reason, ...staffHours.nodes[0] };
}

describe('a shift that ends at midnight', () => {
  it('N-23 lacks no sign-out yet a moment after midnight', async () => {
    const told = await toldOf(companyAt('2026-11-11T00:02:00+01:00'), 'stays', '2026-11-10');
    expect(told).toMatchObject({ reason: 'PRESENT', noSignOut: 0 });
  });

  it('F-207 is not followed by a day of who signed out at midnight, where its time cannot be read', async () => {
    const service = companyAt('2026-11-11T00:02:00+01:00');
    expect(await toldOf(service, 'leaves', '2026-11-11')).toMatchObject({ reason: 'NOT_DUE_YET', noSignIn: 0 });
    expect(await toldOf(service, 'leaves', '2026-11-10')).toMatchObject({ reason: 'PRESENT', noSignOut: 0 });
  });
});

it('F-207 has the sign-out of a day though the time of the next sign-in cannot be read', async () => {
  const service = companyAt('2026-11-12T19:00:00+01:00');
  const call = 'GET /attendance/findall?date=2026-11-11&mode=signedIn';
  const rows = answersOf(service)[call] as { staffID: { staffID: string } }[];
  const unread = rows.map((row) => (row.staffID.staffID === 'o1' ? { ...row, attendanceDate: 'soon' } : row));
  const before = await toldOf(service, 'o1', '2026-11-10');
  const after = await toldOf(service, 'o1', '2026-11-10', { [call]: unread });
  // Of the day whose sign-in cannot be read there are no hours, of all others there are.
  expect(after).toEqual({ ...before, daysCounted: before.daysCounted - 1 });
});
