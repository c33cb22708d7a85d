import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedCalls } from '../support/openapi.ts';
import { startTestUpstream, type TestUpstream, unknownId } from '../support/upstream.ts';

describe('GET /extensions', () => {
  let whole: TestUpstream;
  let bare: TestUpstream;
  beforeAll(async () => {
    [whole, bare] = await Promise.all([startTestUpstream(), startTestUpstream(undefined, { extensions: [] })]);
  });
  afterAll(() => Promise.all([whole?.close(), bare?.close()]));

  it('answers names and versions to everybody signed in', async () => {
    for (const as of ['admin', 'management', 'user'] as const) {
      const { status, body } = await whole.call('GET', '/extensions', { as });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'success' });
      expect(body.data).toEqual(
        expect.arrayContaining([
          { name: 'intake', version: 2 },
          { name: 'holidays', version: 1 },
          { name: 'idempotency', version: 1 },
          { name: 'tokens', version: 1 },
          { name: 'left', version: 1 },
          { name: 'figures', version: 1 },
          { name: 'day-records', version: 1 },
          { name: 'reviews', version: 1 },
          { name: 'history', version: 1 },
          { name: 'letter-text', version: 1 },
          { name: 'leave', version: 1 },
        ]),
      );
    }
    expect((await whole.call('GET', '/extensions', { as: null })).status).toBe(401);
  });

  it('answers an empty list where all are switched off, and 404 to their calls', async () => {
    expect((await bare.call('GET', '/extensions')).body.data).toEqual([]);
    const calls = describedCalls.filter(({ extension }) => extension !== undefined);
    expect(calls.length).toBeGreaterThan(30);
    for (const { method, path, isBelowPrefix } of calls) {
      const options = { ...(method !== 'GET' && { body: {} }), ...(!isBelowPrefix && { prefix: '' }) };
      const { status, body } = await bare.call(method, path.replace(/\{\w+\}/g, unknownId), options);
      expect([method, path, status, body.refusal?.code]).toEqual([method, path, 404, 'NO_CALL']);
    }
    expect((await bare.call('GET', '/staff/findAll')).status).toBe(200);
  });
});
