import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '../../../gateway/upstream/endpoints.ts';
import { bearerOf } from '../../support/bearer.ts';
import { clientOf, getCall } from '../../support/rest-client.ts';

/** A server on a free port, with what it was asked but for probes. */
async function serverOf(handler: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/readyz' && request.headers.authorization) asked.push(`${request.method} ${request.url}`);
    request.resume().once('end', () => handler(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

const caller = bearerOf('a token');
const list = getCall('/shift/findAll');
const works: RequestListener = (_request, response) => void response.end('{"status":"success","data":[]}');
const breaksOff: RequestListener = (request) => void request.socket.destroy();
const breaksOffLate: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('{"status":');
  setTimeout(() => request.socket.destroy(), 20);
};
const cannotWork: RequestListener = (_request, response) => void response.writeHead(503).end('{"status":"error"}');

/** A client of two servers. */
async function pair(first: RequestListener, second: RequestListener) {
  const [one, other] = [await serverOf(first), await serverOf(second)];
  const { client } = await clientOf(() => {}, { urls: [one.url, other.url], timeout: 20_000 });
  return { one, other, client };
}

describe('createServers', () => {
  it('F-90 spreads calls over all', async () => {
    const { one, other, client } = await pair(works, works);
    for (let time = 0; time < 10; time += 1) await client.get(list, caller);
    expect([one.asked.length, other.asked.length]).toEqual([5, 5]);
  });

  it.each([
    ['breaks off', breaksOff],
    ['breaks off in the midst of its reply', breaksOffLate],
    ['cannot work', cannotWork],
  ])('F-90 reads from the other where one %s, which then rests', async (_how, fails) => {
    const { one, other, client } = await pair(fails, works);
    for (let time = 0; time < 10; time += 1) await client.get(list, caller);
    expect([one.asked.length, other.asked.length]).toEqual([1, 10]);
  });

  it('F-90 reads at once from the other for many who were with the one that fell', async () => {
    const { client } = await pair(breaksOff, works);
    const reads = Array.from({ length: 40 }, (_, number) => client.get(list, bearerOf(`token ${number}`)));
    expect((await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('F-90 sends a write to the other only where it was surely not delivered', async () => {
    const { one, other, client } = await pair(breaksOff, breaksOff);
    await expect(client.send(endpoints.resetUserPassword('1'), caller)).rejects.toMatchObject({
      message: expect.stringContaining('It may have done this or not'),
    });
    expect(one.asked.length + other.asked.length).toBe(1);

    const refusing = await serverOf(works);
    refusing.server.close();
    const working = await serverOf(works);
    const { client: second } = await clientOf(() => {}, { urls: [refusing.url, working.url] });
    for (let time = 0; time < 4; time += 1) await second.send(endpoints.resetUserPassword('1'), caller);
    expect(working.asked.length).toBe(4);
  });

  it('F-90 repeats no write that a server answered with 503', async () => {
    const { one, other, client } = await pair(cannotWork, cannotWork);
    await expect(client.send(endpoints.resetUserPassword('1'), caller)).rejects.toThrow();
    expect(one.asked.length + other.asked.length).toBe(1);
  });

  it('asks one that was away again as soon as it is found ready', async () => {
    let isWell = false;
    const { one, client } = await pair((request, response) => (isWell ? works : breaksOff)(request, response), works);
    for (let time = 0; time < 4; time += 1) await client.get(list, caller);
    expect(one.asked.length).toBe(1);
    isWell = true;
    const asksIt = async () => {
      await client.get(list, caller);
      return one.asked.length > 1;
    };
    await expect.poll(asksIt).toBe(true);
  });

  it('asks each server once when all are away, and is ready while one is', async () => {
    let isThere = true;
    const { one, other, client } = await pair(cannotWork, (request, response) =>
      (isThere ? works : cannotWork)(request, response),
    );
    expect(await client.isReachable()).toBe(true);
    isThere = false;
    expect(await client.isReachable()).toBe(false);
    await expect(client.get(list, caller)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect([one.asked.length, other.asked.length]).toEqual([1, 1]);
  });
});
