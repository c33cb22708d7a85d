import { describe, expect, it } from 'vitest';
import { createLog } from '../../telemetry/log.ts';
import { signToken, testGateway } from '../support/gateway.ts';
import { holdTimers } from '../support/held-timers.ts';
import { hang, type Misbehaviour, startMisbehavingService, success } from '../support/misbehaving-service.ts';
import {
  brokenConnections,
  delays,
  oddities,
  shapes,
  statuses,
  type UpstreamFault,
} from '../support/upstream-faults.ts';

const attendance =
  '{ attendance(date: "2026-11-19", mode: SIGNED_IN) { totalCount nodes { staff { staffID } attendanceDate latitude } } }';
const unrelated = '{ shifts { id } }';

/** What no answer and no log line may hold: addresses, code, machines, markup. */
const internals = /127\.0\.0\.1|10\.0\.0\.7|\/srv\/|nginx|<html|ECONN|UND_ERR|node_modules|Invalid Date/;

/** A gateway over a service whose faults never reach the shifts; `logged` is all that the gateway has logged. */
async function setUp(settings: Record<string, string> = {}) {
  const service = await startMisbehavingService();
  let logged = '';
  const log = createLog('trace', { write: (line) => (logged += line) });
  const standard = { UPSTREAM_URL: service.url, UPSTREAM_PAUSE_MS: '50', MAXIMUM_REPLY_MIB: '1' };
  const gateway = await testGateway({ settings: { ...standard, ...settings }, log });
  const token = await signToken();
  const ask = async (document: string, as = token) => {
    const reply = await gateway.query(document, {}, as);
    return { reply, code: (reply.errors?.[0]?.extensions.code as string | undefined) ?? null };
  };
  return {
    service,
    gateway,
    token,
    ask,
    logged: () => logged,
    /** Calls for the list of the day that have come so far. */
    calls: () => service.requests.filter(({ line }) => line.includes('findall')).length,
    behave: (fault: Misbehaviour) => service.behave(fault, /shift/),
  };
}

/** What a reader and others see while a fault lasts, and after it; `pass` is waited with for the fault. */
async function live(
  { fault }: UpstreamFault,
  { ask, behave, calls }: Awaited<ReturnType<typeof setUp>>,
  pass: ReturnType<typeof holdTimers> = (work) => work,
) {
  const before = calls();
  behave(fault);
  const asked = ask(attendance);
  const other = await ask(unrelated);
  await expect.poll(calls).toBeGreaterThan(before);
  const { reply, code } = await pass(asked);
  behave(success([]));
  const after = await ask(attendance);
  return { code, leak: internals.exec(JSON.stringify(reply))?.[0] ?? null, other: other.code, after: after.code };
}

describe('reads in front of a service that fails', () => {
  it.each<[string, readonly UpstreamFault[]]>([
    ['a connection that breaks', brokenConnections],
    ['an answer that does not come in time', delays],
    ['a status', statuses],
    ['a body of another shape', shapes],
    ['a reply that is too large or no HTTP', oddities],
  ])('answer %s with a code, hold up nobody, tell nothing and recover', async (_, faults) => {
    const stage = await setUp(faults === delays ? { UPSTREAM_TIMEOUT_MS: '4000' } : {});
    const pass = faults === delays ? holdTimers() : undefined;
    const seen: Record<string, unknown> = {};
    for (const fault of faults) seen[fault.what] = await live(fault, stage, pass);
    const expected = faults.map(({ what, code }) => [what, { code, leak: null, other: null, after: null }]);
    expect(seen).toEqual(Object.fromEntries(expected));
    // The caller's address is for the log alone.
    const logged = stage.logged().replaceAll('"address":"127.0.0.1",', '');
    expect(internals.exec(logged)).toBe(null);
    expect(stage.logged()).not.toContain(stage.token);
  });

  it.each([301, 302, 303, 307, 308])('follow no redirect %i, so that the token goes nowhere else', async (status) => {
    const canary = await startMisbehavingService();
    const { ask, behave } = await setUp();
    behave((response) => response.writeHead(status, { location: `${canary.url}/stolen` }).end());
    expect((await ask(attendance)).code).toBe('UPSTREAM_BAD_RESPONSE');
    expect(canary.requests).toEqual([]);
  });

  it('leave the others free while 120 queries are stuck on one path, and the circuit ends the wait', async () => {
    const { ask, behave, calls } = await setUp({ UPSTREAM_TIMEOUT_MS: '4000', UPSTREAM_PAUSE_MS: '60000' });
    const pass = holdTimers();
    behave(hang);
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const stuck = Array.from({ length: 120 }, (_, index) => ask(attendance.replace('2026-11-19', day(index))));
    await expect.poll(calls).toBe(4);
    for (let query = 1; query <= 15; query += 1) expect((await ask(unrelated)).code).toBe(null);
    const codes = new Set((await pass(Promise.all(stuck))).map(({ code }) => code));
    expect([...codes].sort()).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE']);
    const before = calls();
    expect((await ask(attendance)).code).toBe('UPSTREAM_UNAVAILABLE');
    expect(calls()).toBe(before);
    expect(before).toBeLessThanOrEqual(8);
  });
});
