import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RestClient } from '../../gateway/rest/client.ts';
import { examples } from '../../schema/examples.ts';
import { fakeUpstreamList, refusal, success } from '../support/fake-upstream-list.ts';
import { signToken } from '../support/gateway.ts';
import { answeringGateway } from '../support/kept-answers.ts';
import { attendanceRecord, staffRecord } from '../support/staff.ts';

const date = '2026-11-19';
const month = '2026-11';

const operations = [
  ...examples('2026-11-20').map(({ document, variables }) => ({ document, variables })),
  ...[
    '{ me { userID role } }',
    '{ organisation { districts timeZone serviceCentres { centres } shifts { name } } }',
    '{ organisation { today } }',
    `{ overview(date: "${date}") { validStaff { rows } signOuts { rows } lateness { rows source { ok code } } } }`,
    `{ reconciliation(date: "${date}") { groups { group people unknownFor } sources { ok code } } }`,
    `{ reconciledStaff(date: "${date}", group: PRESENT) { totalCount nodes { key staff { name } } } }`,
    `{ attendanceTrend(until: "${date}", days: 2) { daysRead days { date attendance lateness absent } } }`,
    `{ nearSerialLateness(month: "${month}") { totalCount daysRead nodes { key } } }`,
    `{ serialLateness(month: "${month}") { nodes { key daysLate } } serialLatenessDays(month: "${month}") { asOf } }`,
    `{ absenteeSummary(month: "${month}") { notice nodes { key datesAbsent } } }`,
    `{ one: absentees(date: "${date}") { totalCount } two: absentees(date: "${date}") { nodes { staff { name } } } }`,
    `{ lateness(date: "${date}", first: null) { nodes { staff { name } minutesLate shift { name } } } }`,
    `{ staff(search: "a") { totalCount nodes { id createdAt } facets(columns: [NAME]) { values { value count } } } }`,
    '{ staffMember(id: "1") { staff { name } } }',
    '{ users { nodes { email } } user(id: "1") { email } }',
    '{ shifts { id name } offices { totalCount asOf } }',
    'mutation { changePassword(password: "long-enough-1") { message } }',
    '{ capabilities { maximumPageSize sources { call ok code } } }',
    '{ attendance(date: "never", mode: SIGNED_IN) { totalCount } }',
    '{ __type(name: "Query") { name } nothing }',
    '{ __schema { queryType { name } } }',
  ].map((document) => ({ document, variables: {} })),
];

/** What each list call holds at each version: other people at each, none at every fourth. */
function recordsOf(path: string, version: number): unknown[] {
  if (version % 4 === 3) return [];
  const person = { _id: '1', staffID: `${version}`, name: `Ada ${version}`, email: `${version}@demo.example` };
  if (path.startsWith('/shift/')) return [{ _id: 'shift-1', name: `Day ${version}`, startTime: '07:00:00' }];
  if (/findall|customer|lateness/.test(path)) return [attendanceRecord({ staffID: staffRecord(person) })];
  return [staffRecord({ ...person, daysLate: [date], dateAbsent: [date] }), staffRecord()];
}

const paths = ['/staff', '/shift', '/users', '/attendance/findall', '/attendance/lateness', '/attendance/exception'];
const codes = ['UNAUTHENTICATED', 'FORBIDDEN', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_BAD_RESPONSE'];

/** A company whose lists change and fail, each path by itself, for one caller or all; who signs in gets the token. */
function createCompany(token: string) {
  const versions = new Map<string, number>();
  const faults = new Map<string, { readonly code: string; readonly of: string | null }>();
  const start = <Value>(values: ReadonlyMap<string, Value>, path: string) =>
    [...values].find(([beginning]) => path.startsWith(beginning))?.[1];
  const answer = (path: string, token: string) => {
    const fault = start(faults, path);
    if (fault && (fault.of === null || fault.of === token)) throw refusal(fault.code);
    return success(recordsOf(path, start(versions, path) ?? 0));
  };
  return {
    change: (path: string) => versions.set(path, (versions.get(path) ?? 0) + 1),
    fail: (path: string, code: string, of: string | null) => faults.set(path, { code, of }),
    recover: (path: string) => faults.delete(path),
    /** The company's service, and what has been asked of it since the last time it was told. */
    service() {
      const { rest, seen } = fakeUpstreamList(answer);
      const whole: RestClient = {
        ...rest,
        find: async (path, token) => {
          seen.push({ path, token, etag: undefined });
          return { status: 'success', message: '', data: (answer(path, token).data as unknown[])[0] ?? null };
        },
        send: async () => ({ status: 'success', message: '', data: { token } }),
      };
      const asked = () =>
        seen
          .splice(0)
          .map(({ path, etag }) => `${path} ${etag}`)
          .sort();
      return { rest: whole, asked };
    },
  };
}

/** Few operations are asked in one run, so that the same comes again after a change. */
const asked = 4;
const asking = fc.array(fc.constantFrom(...operations), { minLength: asked, maxLength: asked });
const path = fc.constantFrom(...paths);
const caller = fc.constantFrom(0, 1, 2);
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      operation: fc.nat(asked - 1),
      caller,
      accept: fc.constantFrom('application/json', 'application/json', 'application/graphql-response+json'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), path }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fail' as const),
      path,
      code: fc.constantFrom(...codes),
      of: fc.option(caller),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('recover' as const), path }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(900, 7_200_000) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Runs the steps on a gateway that keeps answers and on one that keeps none; answers how many were kept ones. */
async function compare(
  window: string,
  run: readonly (typeof operations)[number][],
  steps: readonly Step[],
  callers: readonly string[],
): Promise<number> {
  const company = createCompany(callers[0] ?? '');
  let now = Date.parse('2026-11-20T08:09:10Z');
  const start = async (settings: Record<string, string>) => {
    const { rest, asked } = company.service();
    return { ...(await answeringGateway({ rest, settings, now: () => now })), asked };
  };
  const gateways = [
    await start({ LIST_WINDOW_MS: window }),
    await start({ LIST_WINDOW_MS: window, RESPONSE_CACHE_MIB: '0' }),
  ] as const;
  const ask = async (move: Extract<Step, { kind: 'ask' }>) => {
    const { document = '', variables = {} } = run[move.operation] ?? {};
    const question = { variables, accept: move.accept, token: callers[move.caller] ?? '' };
    const [kept, fresh] = await Promise.all(
      gateways.map(async (gateway) => ({ answer: await gateway.ask(document, question), asked: gateway.asked() })),
    );
    expect(kept).toEqual(fresh);
  };
  let count = 0;
  for (const move of steps) {
    if (move.kind === 'change') company.change(move.path);
    if (move.kind === 'fail') company.fail(move.path, move.code, move.of === null ? null : (callers[move.of] ?? ''));
    if (move.kind === 'recover') company.recover(move.path);
    if (move.kind === 'wait') now += move.milliseconds;
    if (move.kind !== 'ask') continue;
    await ask(move);
    await ask(move);
    count += 2;
  }
  await Promise.all(gateways.map(({ close }) => close()));
  return 2 * count - gateways[0].executions();
}

describe('answers that are kept', () => {
  it('are what a gateway that keeps none answers, and ask upstream the same, whatever happens in between', async () => {
    const claims = [{}, { userID: 'user-2' }, { userID: 'user-3', role: 'user' }];
    const callers = await Promise.all(claims.map((own) => signToken(own)));
    let kept = 0;
    const steps = fc.array(step, { minLength: 30, maxLength: 30, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('0', '2000'), asking, steps, async (window, run, moves) => {
        kept += await compare(window, run, moves, callers);
      }),
      { numRuns: 5, endOnFailure: true },
    );
    expect(kept).toBeGreaterThan(15);
  });

  it('keep nothing of upstream busy for a caller who leaves while their lists are confirmed', async () => {
    const { rest } = fakeUpstreamList(() => success([]));
    const held: AbortSignal[] = [];
    let isHeld = false;
    const get: RestClient['get'] = (path, token, etag, signal) => {
      if (!isHeld || !signal) return rest.get(path, token, etag);
      // As the client over HTTP does: nothing is sent for somebody who has left.
      if (signal.aborted) return Promise.reject(refusal('BAD_REQUEST'));
      held.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(refusal('BAD_REQUEST')));
      });
    };
    const { ask, post } = await answeringGateway({ rest: { ...rest, get } });
    const query = '{ shifts { name } }';
    const token = await signToken();
    const answer = await ask(query, { token });
    isHeld = true;
    const leaving = new AbortController();
    const left = post({ query, variables: {} }, { authorization: `Bearer ${token}` }, leaving.signal);
    await expect.poll(() => held.length).toBe(1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    await expect.poll(() => held.map(({ aborted }) => aborted)).toEqual([true]);
    isHeld = false;
    expect(await ask(query, { token })).toEqual(answer);
  });
});
