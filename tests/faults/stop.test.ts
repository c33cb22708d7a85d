import { fork } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signToken } from '../support/gateway.ts';
import { type Misbehaviour, startMisbehavingService, success } from '../support/misbehaving-service.ts';
import { freePort, productSecret, startGatewayProcess } from '../support/product.ts';
import { repository } from '../support/repository.ts';

describe('SIGTERM', () => {
  it('lets running queries and exports end, and takes no new ones', async () => {
    const service = await startMisbehavingService();
    const held: Parameters<Misbehaviour>[0][] = [];
    const gateway = await startGatewayProcess(service.url, { UPSTREAM_TIMEOUT_MS: '600000' });
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await signToken({}, productSecret)}`,
      'apollo-require-preflight': '1',
    };
    const query = async (day: number) => {
      const body = JSON.stringify({ query: `{ absentees(date: "2026-11-0${day}") { totalCount } }` });
      return (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })).json();
    };
    // Once it is known what kind of service this is, each list is asked for at once.
    service.behave(success([]));
    await query(5);
    service.behave((response) => void held.push(response));
    const queries = [1, 2, 3, 4].map(query);
    const file = fetch(`${gateway.url}/export/staff.csv?columns=STAFF_ID`, { headers }).then(async (response) => [
      response.status,
      await response.text(),
    ]);
    await expect.poll(() => held.length).toBe(5);
    const stopped = gateway.stop();
    const isOpen = () =>
      fetch(`${gateway.url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
    for (const response of held) success([])(response);
    expect(await Promise.all(queries)).toMatchObject(Array(4).fill({ data: { absentees: { totalCount: 0 } } }));
    expect(await file).toEqual([200, expect.stringContaining('Staff ID')]);
    await stopped;
  });

  it('ends with the log line of every request that was answered', { tags: 'nightly' }, async () => {
    const service = await startMisbehavingService();
    const url = `http://127.0.0.1:${await freePort()}`;
    const settings = { UPSTREAM_URL: service.url, JWT_SECRET: productSecret, LOG_LEVEL: 'info' };
    const env = { ...process.env, ...settings, HOST: '127.0.0.1', PORT: new URL(url).port };
    const gateway = fork(path.join(repository, 'gateway/main.ts'), { silent: true, env });
    onTestFinished(() => void gateway.kill('SIGKILL'));
    const written = gateway.stdout ? text(gateway.stdout) : '';
    const isUp = () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp).toBe(true);
    const authorization = `Bearer ${await signToken({}, productSecret)}`;
    const headers = { 'content-type': 'application/json', authorization };
    const names = Array.from({ length: 40 }, (_, number) => `Asked${number}`);
    for (const name of names) {
      const body = JSON.stringify({ query: `query ${name} { shifts { id } }` });
      await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
    }
    gateway.kill('SIGTERM');
    const lines = (await written).split('\n').filter((line) => line.startsWith('{'));
    expect(lines.flatMap((line) => JSON.parse(line).operation ?? [])).toEqual(names);
  });
});
