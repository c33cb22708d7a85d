import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { bearerOf } from '../../support/bearer.ts';
import { longestWait } from '../../support/patience.ts';
import { clientOf, getCall, json, outcome } from '../../support/rest-client.ts';

const ok = json(200, { status: 'success', message: '', data: [] });
const page = getCall('/attendance/findall?date=page');

/** Thirty callers wait for files; the service holds the eight calls that reach it, until `end` fails them. */
async function thirtyFiles() {
  const held: ServerResponse[] = [];
  let isEnded = false;
  const { client, requests } = await clientOf(
    (request, response, count) => {
      if (!request.url?.endsWith('file')) ok(request, response, count);
      else if (isEnded) response.writeHead(503).end();
      else held.push(response);
    },
    { guard: { wait: longestWait, callsAtOnce: 16, callsPerCaller: 4, pause: longestWait } },
  );
  const call = getCall('/attendance/findall?date=file');
  const files = Array.from({ length: 30 }, (_, index) =>
    outcome(client.get(call, { ...bearerOf(`file ${index}`), isPatient: true })),
  );
  await expect.poll(() => held).toHaveLength(8);
  const end = () => {
    isEnded = true;
    for (const response of held) response.writeHead(503).end();
    return Promise.all(files);
  };
  return { client, requests, end };
}

describe('patient reads', () => {
  it('N-23 F-50 leave places to the reads of others, and of the same caller, while the service hangs', async () => {
    const { client, requests } = await thirtyFiles();
    for (const caller of ['file 0', 'file 29', 'ada'])
      expect(await outcome(client.get(page, bearerOf(caller)))).toMatchObject({ notModified: false });
    expect(requests).toHaveLength(8 + 3);
  });

  it('N-23 end for all when the first ones have failed, and pause apart from the reads of others', async () => {
    const { client, requests, end } = await thirtyFiles();
    for (const ended of await end()) expect(ended).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(requests.length).toBeLessThanOrEqual(2 * 8);
    const get = (isPatient: boolean) => outcome(client.get(page, { ...bearerOf('ada'), isPatient }));
    expect([await get(true), await get(false)]).toMatchObject([
      { code: 'UPSTREAM_UNAVAILABLE' },
      { notModified: false },
    ]);
  });

  it('N-23 have no more than their time together, so that a file ends before a proxy gives it up', async () => {
    const { client } = await clientOf(() => {}, { timeout: 500 });
    const get = (name: string, waited: number) => {
      const caller = bearerOf(name);
      const state = { ...caller.state, start: performance.now() - waited };
      return outcome(client.get(page, { ...caller, state, isPatient: true })).then((ended) => ({ name, ended }));
    };
    const first = get('first', 0);
    const ended = await Promise.race([first, get('late', 8 * 500)]);
    expect(ended).toMatchObject({ name: 'late', ended: { code: 'UPSTREAM_TIMEOUT' } });
    expect((await first).ended).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  });
});
