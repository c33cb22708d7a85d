import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../telemetry/log.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const date = '2026-11-19';
const refusal = new Reply({ status: 'error', message: 'Invalid email or password' }, 401);
const answers = {
  'GET /shift/findAll': [],
  [`GET /attendance/exception?date=${date}`]: [],
  'POST /users/signin': refusal,
  [`GET /attendance/lateness?date=${date}`]: new GraphQLError('Away.', { extensions: { code: 'UPSTREAM_TIMEOUT' } }),
};

/** A gateway with its metrics, as lines of Prometheus' text form. */
async function measuredGateway(settings: Record<string, string> = {}) {
  let metricsURL = '';
  const log = createLog('info', {
    write: (line: string) => {
      const { url, msg } = JSON.parse(line);
      if (msg === 'metrics are served') metricsURL = url;
    },
  });
  const gateway = await testGateway({ answers, log, settings: { METRICS_PORT: '0', ...settings } });
  const metrics = async () => (await (await fetch(metricsURL)).text()).split('\n');
  return { ...gateway, metrics, metricsURL };
}

const counted = (lines: readonly string[], start: string) =>
  Object.fromEntries(
    lines
      .filter((line) => line.startsWith(start))
      .map((line) => [line.slice(start.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );

describe('GET /metrics', () => {
  it('F-83 tells requests by operation and outcome, calls, exports, refusals, the list store and the process', async () => {
    const { url, query, metrics } = await measuredGateway();
    await query('query Shifts { shifts { id } }');
    await query('query Shifts { shifts { id } }');
    await query(`query Lacking { overview(date: "${date}") { lateness { rows } } }`);
    await query(`query Away { lateness(date: "${date}") { totalCount } }`);
    await query('query Shifts { shifts { id } }', {}, '');
    await query('query Invented { shifts { id } }', {}, '');
    await query('{ shifts { id } }');
    await query('{ shifts { unknown } }');
    const signIn = 'mutation SignIn { signIn(email: "a@b.c", password: "x") { token } }';
    for (let i = 0; i < 6; i += 1) await query(signIn, {}, '');
    const headers = { authorization: `Bearer ${await signToken()}` };
    await (await fetch(`${url}/export/absentees.csv?date=${date}`, { headers })).text();
    await (await fetch(`${url}/export/absentees.csv?date=never`, { headers })).text();
    const lines = await metrics();
    expect(counted(lines, 'attendance_operation_seconds_count')).toEqual({
      '{operation="Shifts",outcome="ok"}': 2,
      '{operation="Shifts",outcome="refused"}': 1,
      '{operation="Lacking",outcome="partial"}': 1,
      '{operation="other",outcome="refused"}': 6,
      '{operation="anonymous",outcome="ok"}': 1,
      '{operation="refused",outcome="refused"}': 2,
      '{operation="Away",outcome="outage"}': 1,
    });
    expect(counted(lines, 'attendance_operation_errors_total')).toEqual({
      '{code="UNAUTHENTICATED"}': 2,
      '{code="GRAPHQL_VALIDATION_FAILED"}': 1,
      '{code="UPSTREAM_TIMEOUT"}': 1,
      '{code="UPSTREAM_REJECTED"}': 5,
      '{code="RATE_LIMITED"}': 1,
    });
    expect(counted(lines, 'attendance_upstream_seconds_count')).toEqual({
      '{call="GET /extensions",outcome="ok"}': 1,
      '{call="GET /shift/findAll",outcome="ok"}': 4,
      '{call="GET /attendance/lateness",outcome="UPSTREAM_TIMEOUT"}': 2,
      '{call="POST /users/signin",outcome="UPSTREAM_REJECTED"}': 5,
      '{call="GET /attendance/exception",outcome="ok"}': 1,
    });
    expect(counted(lines, 'attendance_export_seconds_count')).toEqual({
      '{list="absentees",outcome="whole"}': 1,
      '{list="absentees",outcome="broken"}': 1,
    });
    expect(counted(lines, 'attendance_rate_limit_refusals_total')).toEqual({ '{limit="sign-in"}': 1 });
    expect(counted(lines, 'attendance_list_store_lists')).toEqual({ '': 2 });
    expect(counted(lines, 'attendance_list_store_limit_bytes')).toEqual({ '': 256 * 1024 * 1024 });
    expect(counted(lines, 'attendance_memory_limit_bytes')['']).toBeGreaterThan(100_000_000);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(counted(lines, `${name} `), name).not.toEqual({});
  });

  it('is not at the public address, and is nothing else', async () => {
    const { url, metricsURL } = await measuredGateway();
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('attendance_');
    const elsewhere = await fetch(metricsURL.replace('/metrics', '/graphql'));
    expect([elsewhere.status, (await fetch(metricsURL, { method: 'POST' })).status]).toEqual([404, 404]);
  });
});
