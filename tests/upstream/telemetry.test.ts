import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../telemetry/log.ts';
import { readConfig } from '../../upstream/config.ts';
import { startUpstream } from '../../upstream/server.ts';
import { usualDatabase, usualEngine } from '../support/database.ts';
import { now } from '../support/fixed-clock.ts';
import { startTestUpstream } from '../support/upstream.ts';

/** A service with its metrics and its log, over an empty company. */
async function startWatched() {
  let text = '';
  const lines = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const log = createLog('info', { write: (line) => (text += line) });
  const { dataFolder: _inMemory, ...config } = readConfig({
    ...(await usualDatabase()),
    PORT: '0',
    METRICS_PORT: '0',
    JWT_SECRET: 'x'.repeat(32),
    DEFAULT_PASSWORD: 'swordfish-1234',
    ADMIN_EMAIL: 'first@company.example',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const service = await startUpstream(config, log, () => new Date(now()));
  onTestFinished(service.close);
  const metricsURL: string = lines().find(({ msg }) => msg === 'metrics are served').url;
  const metrics = async () => {
    const values = new Map<string, number>();
    for (const line of (await (await fetch(metricsURL)).text()).split('\n')) {
      const [, name = '', value = ''] = /^(\w+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      values.set(name, Number(value));
    }
    return values;
  };
  return { ...service, lines, metrics, text: () => text };
}

const prefix = '/api/v2/attendance';
const signIn = (url: string, password: string, headers = {}) =>
  fetch(`${url}${prefix}/users/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'first@company.example', password }),
  });

describe('createTelemetry', () => {
  it('F-246 writes no sentence about a person, whatever is refused', async () => {
    const { url, lines, text } = await startWatched();
    const { data } = (await (await signIn(url, 'swordfish-1234')).json()) as { data: { token: string } };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${data.token}` };
    const staff = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'ICT', name: 'Zqx Obi' };
    const leave = { staffID: 'zqx/1', from: '2026-11-02', to: '2026-11-01', kind: 'sick', note: 'zqx' };
    const calls: readonly [string, string, object?][] = [
      ['POST', '/staff/create/many', { staffs: [{ ...staff, staffID: 'zqx/1', shift: 'zqx' }] }],
      ['POST', '/staff/create', { ...staff, staffID: 'zqx/1', shift: 'zqx' }],
      ['POST', '/leave/create', leave],
      ['POST', '/leave/create/many', { leaves: [leave, { ...leave, kind: 'zqx' }] }],
      ['POST', '/letter/create', { letters: [{ kind: 'lateness', staffID: 'zqx/1', days: ['zqx'] }] }],
      ['POST', '/user/create', { email: 'zqx', role: 'zqx' }],
      ['GET', '/staff/find/zqx'],
      ['GET', '/leave/findAll?from=zqx&to=zqx&staffID=zqx'],
      ['GET', '/zqx/zqx?zqx=zqx'],
      ['DELETE', '/holiday/destroy/zqx'],
    ];
    for (const [method, path, body] of calls) {
      const reply = await fetch(`${url}${prefix}${path}`, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
      });
      expect([path, reply.status >= 400]).toEqual([path, true]);
    }
    await expect.poll(() => lines().filter(({ call }) => call).length).toBe(calls.length + 1);
    expect(text()).not.toMatch(/zqx|sick/i);
  });

  it('F-86 F-30 writes one line a call, with its ids and the address that a trusted proxy names', async () => {
    const { url, lines, text } = await startWatched();
    const headers = { 'x-request-id': 'proxy-7f:1.2', 'x-forwarded-for': '203.0.113.9' };
    const reply = await signIn(url, 'swordfish-1234', headers);
    const { token } = ((await reply.json()) as { data: { token: string } }).data;
    const authorization = `Bearer ${token}`;
    await fetch(`${url}${prefix}/staff/find/00000000-0000-4000-8000-000000000000`, { headers: { authorization } });
    await fetch(`${url}/readyz`);
    expect(reply.headers.get('x-request-id')).toBe('proxy-7f:1.2');
    const calls = () => lines().filter(({ call }) => call);
    await expect.poll(() => calls().length).toBe(2);
    expect(calls()[0]).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      request: 'proxy-7f:1.2',
      call: 'POST /users/signin',
      status: 200,
      outcome: 'ok',
      milliseconds: expect.any(Number),
      user: null,
      address: '203.0.113.9',
    });
    expect(calls()[1]).toMatchObject({
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
      call: 'GET /staff/find/{id}',
      status: 404,
      outcome: 'refused',
      user: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const secret of [token, 'swordfish-1234']) expect(text()).not.toContain(secret);
  });

  it('F-86 puts the request id into every line that a request causes', async () => {
    const { url, lines } = await startWatched();
    await signIn(url, 'wrong', { 'x-request-id': 'guess-1' });
    expect(lines().find(({ msg }) => msg === 'a sign-in failed')).toMatchObject({ request: 'guess-1' });
  });

  it('F-86 measures calls and how they end, sign-ins, connections, queues and readiness', async () => {
    const { url, metrics } = await startWatched();
    await signIn(url, 'swordfish-1234');
    await signIn(url, 'wrong');
    await fetch(`${url}${prefix}/staff/findAll`);
    await fetch(`${url}/nothing`);
    const values = await metrics();
    const count = (call: string, outcome: string) =>
      values.get(`attendance_service_request_seconds_count{call="${call}",outcome="${outcome}"}`);
    expect(count('POST /users/signin', 'ok')).toBe(1);
    expect(count('POST /users/signin', 'refused')).toBe(1);
    expect(count('none', 'refused')).toBe(2);
    expect(values.get('attendance_service_sign_ins_total{outcome="right"}')).toBe(1);
    expect(values.get('attendance_service_sign_ins_total{outcome="wrong"}')).toBe(1);
    expect(values.get('attendance_service_ready')).toBe(1);
    expect(values.get('attendance_service_connections_limit')).toBe(usualEngine === 'postgresql' ? 10 : 1);
    expect(values.get('attendance_service_connections{state="busy"}')).toBeGreaterThanOrEqual(0);
    for (const name of ['connections_waiting', 'passwords_waiting', 'requests'])
      expect([name, values.get(`attendance_service_${name}`)]).toEqual([name, 0]);
    expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('F-295: measures which steps of the upkeep fail', async () => {
    const { metrics } = await startWatched();
    const failing = async (step: string) => (await metrics()).get(`attendance_service_upkeep_failing{step="${step}"}`);
    await expect.poll(() => failing('stored days')).toBe(0);
    for (const step of ['partitions', 'photo retention', 'mails'])
      expect([step, await failing(step)]).toEqual([step, 0]);
  });
});

describe('GET /readyz', () => {
  it('F-85 F-86 names the migration that the database lacks', async () => {
    const migration = '002-password-due';
    const { url, db, close } = await startTestUpstream();
    onTestFinished(close);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', migration as never)
      .execute();
    const reply = await fetch(`${url}/readyz`);
    expect([reply.status, await reply.json()]).toEqual([
      503,
      { status: `the database lacks the migration ${migration}` },
    ]);
  });
});
