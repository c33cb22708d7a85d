import { beforeAll, expect, it } from 'vitest';
import { groupRules, reconcile } from '../../gateway/reports/reconciliation.ts';
import { readAbsent, readAttendance } from '../../gateway/upstream/readers/attendance.ts';
import { readDayFigures } from '../../gateway/upstream/readers/figures.ts';
import { readStaffList } from '../../gateway/upstream/readers/staff.ts';
import { ValueReader } from '../../gateway/upstream/readers/value-reader.ts';
import { addDays, dayOf } from '../../upstream/calendar.ts';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import fc from '../support/fast-check.ts';
import { applyChange, type Change, changes, fillCompany } from './list-changes.ts';
import { type ListService, openListServices } from './list-services.ts';

const runs = Number(process.env.PROPERTY_RUNS ?? 2);

/** `IN_BOTH_LISTS` as the service names it. */
const nameOf = (group: string) => group.toLowerCase().replace(/_(.)/g, (_match, letter) => letter.toUpperCase());

describeOnEngines('figures of days', (engine) => {
  const services = begun(() => openListServices(engine, 'Africa/Lagos'));
  let service: ListService;
  beforeAll(async () => {
    service = await services.start();
  });

  const dataOf = async (path: string) => JSON.parse((await service.get(path)).body).data;

  /** What the lists of a day come to when they are counted and laid side by side, as the gateway does. */
  async function countLists(date: string) {
    const { timeZone } = services;
    const read = async <Row>(path: string, reader: (data: unknown) => Row[]) => reader(await dataOf(path));
    const register = await read('/staff/find/all', (data) => readStaffList(data, new ValueReader(timeZone)));
    const [signIns, signOuts] = await Promise.all(
      (['signedIn', 'signedOut'] as const).map((mode) =>
        read(`/attendance/findall?date=${date}&mode=${mode}`, (data) =>
          readAttendance(data, mode === 'signedIn' ? 'SIGNED_IN' : 'SIGNED_OUT', new ValueReader(timeZone)),
        ),
      ),
    );
    const absent = await read(`/attendance/exception?date=${date}`, (data) =>
      readAbsent(data, new ValueReader(timeZone)),
    );
    const late = await read(`/attendance/lateness?date=${date}`, (data) =>
      readAttendance(data, 'SIGNED_IN', new ValueReader(timeZone)),
    );
    const isPast = date < dayOf(services.now, timeZone);
    const registered = isPast
      ? await read(`/staff/find/all?date=${date}`, (data) => readStaffList(data, new ValueReader(timeZone)))
      : register;
    const people = reconcile({ register: registered, signIns: signIns ?? [], absent, late, isPast });
    const figures = (rows: readonly { readonly staff: { readonly staffID: string } }[] = []) => ({
      rows: rows.length,
      staff: new Set(rows.map(({ staff }) => staff.staffID)).size,
    });
    const groups = Object.entries(groupRules).map(([group, { holds }]) => [nameOf(group), people.filter(holds).length]);
    return {
      register: figures(register),
      signedIn: figures(signIns),
      signedOut: figures(signOuts),
      late: figures(late),
      absent: figures(absent),
      groups: Object.fromEntries(groups),
    };
  }

  async function live(history: readonly Change[], beginning: string) {
    const { db, timeZone } = services;
    services.now = new Date(beginning);
    await fillCompany(db);
    for (const change of history) {
      if (change.kind === 'clock') services.now = new Date(services.now.getTime() + change.minutes * 60_000);
      if (change.kind === 'upkeep') await keepDays(db, { timeZone, now: services.now });
      await applyChange(db, change, dayOf(services.now, timeZone), timeZone);
    }
    const today = dayOf(services.now, timeZone);
    for (const back of [0, 1, 2, 40]) {
      const date = addDays(today, -back);
      const [figures] = readDayFigures(await dataOf(`/attendance/figures?date=${date}`), new ValueReader('UTC'));
      const counted = await countLists(date);
      const groups = Object.fromEntries([...(figures?.groups ?? [])].filter(([name]) => name in counted.groups));
      expect([date, { ...figures, groups }]).toEqual([date, counted]);
    }
  }

  it('are what the lists come to, whatever has happened', async () => {
    const history = fc.array(
      changes.filter(({ kind }) => kind !== 'user'),
      { minLength: 15, maxLength: 40 },
    );
    const beginnings = fc.constantFrom('2026-11-18T05:00:00Z', '2026-10-31T12:00:00Z', '2026-10-24T18:00:00Z');
    await fc.assert(fc.asyncProperty(history, beginnings, live), { numRuns: runs, endOnFailure: true });
  });

  it('are confirmed while nothing of them has changed, and refuse a day that does not exist', async () => {
    const path = '/attendance/figures';
    const { status, etag } = await service.get(`${path}?date=2026-10-05`);
    expect(status).toBe(200);
    expect((await service.get(`${path}?date=2026-10-05`, { etag })).status).toBe(304);
    expect((await service.get(`${path}?date=2026-02-30`)).status).toBe(400);
    expect((await service.get(path)).status).toBe(400);
  });
});
