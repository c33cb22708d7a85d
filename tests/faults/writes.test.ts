import { describe, expect, it } from 'vitest';
import { testGateway } from '../support/gateway.ts';
import { holdTimers } from '../support/held-timers.ts';
import {
  body,
  hang,
  type Misbehaviour,
  raw,
  reset,
  startMisbehavingService,
  truncated,
} from '../support/misbehaving-service.ts';

const document = `mutation { createShift(
  input: { name: "Late", startTime: "14:00", endTime: "22:00", serialLatenessThreshold: 3 }
) { message } }`;
const done = '{"status":"success","message":"Shift created"}';

/** Words that tell the writer that the outcome is not known. */
const unknown = /may have (been made|done this) or not/;

const faults: readonly [what: string, fault: Misbehaviour, code: string, message: RegExp][] = [
  ['a reply that is lost', raw(''), 'UPSTREAM_UNAVAILABLE', unknown],
  ['a reset', reset, 'UPSTREAM_UNAVAILABLE', unknown],
  ['no answer in time', hang, 'UPSTREAM_TIMEOUT', unknown],
  ['502 of a balancer', body('<html>bad gateway</html>', 502, 'text/html'), 'UPSTREAM_UNAVAILABLE', unknown],
  ['503 of a balancer', body('<html>busy</html>', 503, 'text/html'), 'UPSTREAM_UNAVAILABLE', unknown],
  ['503 of the service', body('{"status":"error","message":"Starting"}', 503), 'UPSTREAM_UNAVAILABLE', /^Starting$/],
  ['500 of the service', body('{"status":"error","message":"Broken"}', 500), 'UPSTREAM_REJECTED', /^Broken$/],
  ['a reply cut short', truncated(done), 'UPSTREAM_BAD_RESPONSE', unknown],
  [
    'a redirect',
    (response) => response.writeHead(307, { location: '/api/v2/attendance/shift/create' }).end(),
    'UPSTREAM_BAD_RESPONSE',
    unknown,
  ],
];

/** A gateway over a service that fails so. */
async function setUp(fault: Misbehaviour, settings: Record<string, string> = { UPSTREAM_TIMEOUT_MS: '4000' }) {
  const service = await startMisbehavingService();
  service.behave(fault);
  const gateway = await testGateway({ settings: { UPSTREAM_URL: service.url, ...settings } });
  const write = async () => (await gateway.query(document)).errors?.[0];
  return { service, write };
}

describe('writes in front of a service that fails', () => {
  it.each(faults)('are sent once, and their writer is told: %s', async (_what, fault, code, message) => {
    const { service, write } = await setUp(fault);
    const pass = holdTimers();
    const written = write();
    const requests = () => service.requests.map(({ line }) => line);
    await expect.poll(requests).toEqual(['POST /api/v2/attendance/shift/create']);
    const refusal = await (fault === hang ? pass(written) : written);
    expect(refusal).toMatchObject({ message: expect.stringMatching(message), extensions: { code } });
    expect(requests()).toHaveLength(1);
  });

  it('are not sent while their kind pauses, and say so', async () => {
    const { service, write } = await setUp(reset, { UPSTREAM_PAUSE_MS: '60000' });
    for (let count = 1; count <= 3; count += 1) await write();
    const refusal = await write();
    expect(refusal).toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect(refusal?.message).not.toMatch(unknown);
    expect(service.requests).toHaveLength(3);
  });
});
