import { describe, expect, it } from 'vitest';
import { createLog } from '../../../telemetry/log.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { body, startMisbehavingService, success } from '../../support/misbehaving-service.ts';

describe('/readyz', () => {
  it('F-252 tells strangers whether it is ready, and the port of the metrics what is known of the service', async () => {
    const service = await startMisbehavingService();
    let logged = '';
    const log = createLog('info', { write: (line) => (logged += line) });
    const gateway = await testGateway({ settings: { UPSTREAM_URL: service.url, METRICS_PORT: '0' }, log });
    const [, port] = /"url":"http:\/\/[^"]*:(\d+)\/metrics"/.exec(logged) ?? [];
    const readyz = async () => (await fetch(`${gateway.url}/readyz`)).json();
    const details = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/details`);
      return [response.status, response.headers.get('cache-control'), await response.json()];
    };
    const call = { bytes: expect.any(Number), milliseconds: expect.any(Number), hasValidators: false };
    const nothing = { learned: 0, bytes: 0, pending: 0 };
    expect(await details()).toEqual([
      200,
      'no-store',
      { service: { hasValidators: null, calls: {} }, pastDays: nothing },
    ]);
    service.behave(success([]));
    await gateway.query('{ lateness(date: "2026-11-20", first: 1) { totalCount } }', {}, await signToken());
    expect(await details()).toEqual([
      200,
      'no-store',
      {
        service: {
          hasValidators: false,
          calls: {
            'GET /attendance/lateness': call,
            'GET /shift/findAll': call,
          },
        },
        pastDays: nothing,
      },
    ]);
    expect(await readyz()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${gateway.url}/details`)).text()).not.toContain('hasValidators');
    service.behave(body('{}', 503));
    expect(await readyz()).toEqual({ status: expect.stringMatching(/^[\w ]+ cannot be reached$/) });
  });
});
