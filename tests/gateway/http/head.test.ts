import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';

describe('HEAD', () => {
  it('answers the headers of a file alone, under the same token', async () => {
    const { url } = await testGateway({ answers: { 'GET /attendance/exception?date=2026-11-19': [] } });
    const address = `${url}/export/absentees.csv?date=2026-11-19`;
    const headers = { authorization: `Bearer ${await signToken()}` };
    const [head, whole] = [await fetch(address, { method: 'HEAD', headers }), await fetch(address, { headers })];
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, whole.headers.get('etag'), '']);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(401);
  });
});
