import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';
import { startMisbehavingService, success } from '../../support/misbehaving-service.ts';

describe('/readyz', () => {
  it('says what is known of the service, and nothing of who asked or for what', async () => {
    const service = await startMisbehavingService();
    const gateway = await testGateway({ settings: { UPSTREAM_URL: service.url } });
    const details = async () => {
      const response = await fetch(`${gateway.url}/readyz`);
      return [response.status, response.headers.get('cache-control'), await response.json()];
    };
    const nothing = { learned: 0, bytes: 0, pending: 0 };
    expect(await details()).toEqual([
      200,
      'no-store',
      { status: 'ok', service: { hasValidators: null, calls: {} }, digests: nothing },
    ]);
    service.behave(success([]));
    await gateway.query('{ lateness(date: "2026-11-20", first: 1) { totalCount } }', {}, await signToken());
    expect(await details()).toEqual([
      200,
      'no-store',
      {
        status: 'ok',
        service: {
          hasValidators: false,
          calls: {
            'GET /attendance/lateness': { bytes: expect.any(Number), milliseconds: expect.any(Number) },
            'GET /shift/findAll': { bytes: expect.any(Number), milliseconds: expect.any(Number) },
          },
        },
        digests: nothing,
      },
    ]);
  });
});
