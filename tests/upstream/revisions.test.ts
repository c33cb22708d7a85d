import { expect, it } from 'vitest';
import { addDays, dayOf } from '../../upstream/calendar.ts';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { describeOnEngines } from '../support/database.ts';
import fc from '../support/fast-check.ts';
import { applyChange, type Change, changes, fillCompany } from './list-changes.ts';
import { type ListService, type ListServices, openListServices } from './list-services.ts';

const runs = Number(process.env.PROPERTY_RUNS ?? 1);

/** Beginnings of a history: a usual day, a month's edge, and days on which clocks are put back or forward. */
const beginnings = [
  '2026-11-18T05:00:00Z',
  '2026-10-31T12:00:00Z',
  '2026-10-24T18:00:00Z',
  '2026-04-04T14:00:00Z',
  '2026-09-05T12:00:00Z',
];

function listsOf(today: string): string[] {
  const days = [-31, -2, -1, 0, 1].map((count) => addDays(today, count));
  const reports = ['exception', 'lateness', 'serialLatness', 'absentee/monthly', 'figures'];
  return [
    '/users/findAll',
    '/staff/find/all',
    '/shift/findAll',
    `/staff/find/all?date=${addDays(today, -1)}`,
    `/staff/history?from=${addDays(today, -2)}`,
    `/shift/history?from=${addDays(today, -2)}`,
    `/attendance/find/customer?date=${today}&mode=signedIn&staffID=S-0`,
    ...days.flatMap((date) => [
      `/attendance/findall?date=${date}&mode=signedIn`,
      `/attendance/findall?date=${date}&mode=signedOut`,
      ...reports.map((report) => `/attendance/${report}?date=${date}`),
    ]),
  ];
}

/** What is known of each name of a version: the body that it was given with. */
type Bodies = Map<string, string>;

/** Asks an instance for a list of which the caller has a version, and another that caches nothing what the list is now. */
async function ask(
  path: string,
  caller: Map<string, string>,
  service: ListService,
  truth: ListService,
  bodies: Bodies,
) {
  const known = caller.get(path);
  const answer = await service.get(path, known === undefined ? {} : { etag: known });
  const now = await truth.get(path);
  if (answer.status === 304) {
    expect([path, now.status, bodies.get(known as string)]).toEqual([path, 200, now.body]);
    return;
  }
  expect([path, answer.status, answer.body]).toEqual([path, now.status, now.body]);
  if (answer.status !== 200) return;
  expect([path, bodies.get(answer.etag) ?? answer.body]).toEqual([path, answer.body]);
  bodies.set(answer.etag, answer.body);
  caller.set(path, answer.etag);
}

/** Instances of the service that cache, and one that caches nothing. */
interface Instances {
  readonly cached: readonly ListService[];
  readonly truth: ListService;
}

async function live(
  services: ListServices,
  { cached, truth }: Instances,
  history: readonly Change[],
  beginning: string,
  seed: number,
) {
  const { db, timeZone } = services;
  services.now = new Date(beginning);
  await db.updateTable('users').set({ is_active: true }).execute();
  await fillCompany(db);
  const bodies: Bodies = new Map();
  const caller = new Map<string, string>();
  const lists = listsOf(dayOf(services.now, timeZone));
  let random = seed;
  const next = (limit: number) => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(random / 65_536) % limit;
  };
  for (const change of history) {
    if (change.kind === 'clock') services.now = new Date(services.now.getTime() + change.minutes * 60_000);
    if (change.kind === 'upkeep') await keepDays(db, { timeZone, now: services.now });
    await applyChange(db, change, dayOf(services.now, timeZone), timeZone);
    for (const path of lists) {
      if (next(3) === 0) await ask(path, caller, cached[next(2)] as ListService, truth, bodies);
    }
    const { is_active } = await db
      .selectFrom('users')
      .select('is_active')
      .where('role', '=', 'management')
      .executeTakeFirstOrThrow();
    const etag = caller.get('/shift/findAll');
    if (!etag) continue;
    const { status } = await truth.get('/shift/findAll', { as: 'management', etag });
    expect([200, 304].includes(status)).toBe(is_active);
  }
}

describeOnEngines('revisions', (engine) => {
  for (const [timeZone, tags] of [
    ['Africa/Lagos', []],
    ['America/Santiago', ['nightly']],
    ['Asia/Tokyo', ['nightly']],
  ] as const)
    it(`confirms a list in ${timeZone} only while the whole body is the one that its name was given with`, {
      tags: [...tags],
    }, async () => {
      const services = await openListServices(engine, timeZone);
      try {
        const instances = {
          cached: [await services.start(), await services.start()],
          truth: await services.start(1),
        };
        const history = fc.array(changes, { minLength: 4, maxLength: 12 });
        const property = fc.asyncProperty(
          history,
          fc.constantFrom(...beginnings),
          fc.integer({ min: 1, max: 2 ** 30 }),
          (each, beginning, seed) => live(services, instances, each, beginning, seed),
        );
        await fc.assert(property, { numRuns: runs, endOnFailure: true });
      } finally {
        await services.close();
      }
    });
});
