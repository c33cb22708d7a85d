import { readFile } from 'node:fs/promises';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { callerAddress, readTrustedProxies } from '../../common/caller-address.ts';
import { ownOrigin } from '../../gateway/http/middleware.ts';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { composeEnvironment } from '../support/compose.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { now } from '../support/fixed-clock.ts';
import { listen } from '../support/listen.ts';
import { operationForm } from '../support/multipart.ts';
import { canEndTls, startNginx, startTlsEnd } from '../support/nginx.ts';
import { freePort, type RunningServer, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';
import { isRedisInstalled, startRedis } from '../support/redis.ts';
import { repository } from '../support/repository.ts';

type Headers = Readonly<Record<string, string>>;
type TlsEnd = Awaited<ReturnType<typeof startTlsEnd>>;

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Headers;
  readonly body?: string | Buffer;
}

const keep = async <Started extends { stop(): Promise<void> }>(starting: Promise<Started>) => {
  const started = await starting;
  onTestFinished(() => started.stop());
  return started;
};

/** Asks the TLS end of attendance.example from an address of this machine. */
function askTls({ port, certificate }: TlsEnd, localAddress: string, sent: Sent) {
  const { method = 'GET', headers, body } = sent;
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const asked = request(
      {
        ...{ port, method, path: sent.path ?? '/', localAddress, ca: certificate, agent: false },
        host: '127.0.0.1',
        servername: 'attendance.example',
        headers: { host: 'attendance.example', ...headers },
      },
      async (response) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: await text(response) }),
    );
    asked.once('error', reject).end(body);
  });
}

const forged = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9', 'x-forwarded-proto': 'https, https' };

describe.skipIf(!canEndTls)('the TLS end', () => {
  it('F-10 F-291 of docker-compose.yml and its nginx pass on who calls and how, and nothing that callers say of themselves', async () => {
    const trusted = readTrustedProxies('127.0.0.1');
    if (!trusted) throw new Error('No list of proxies.');
    const { url, close } = await listen((received, response) =>
      response.end(`${callerAddress(received, trusted)} ${ownOrigin(received, trusted)}`),
    );
    onTestFinished(close);
    const nginx = await keep(startNginx([url, url]));
    const tls = await keep(startTlsEnd(nginx.url));
    const alone = await keep(startTlsEnd(url, { isByCommands: true }));
    expect((await askTls(alone, '127.0.0.2', { headers: forged })).text).toBe('127.0.0.2 https://attendance.example');
    for (const address of ['/', '/graphql', '/photos/a', '/mcp', '/api/v2/attendance/attendance/create'])
      for (const headers of [{}, forged, { ...forged, 'graphql-operation': 'query' }]) {
        const { text: seen } = await askTls(tls, '127.0.0.2', { path: address, headers });
        expect([address, seen]).toEqual([address, '127.0.0.2 https://attendance.example']);
      }
    const { headers } = await askTls(tls, '127.0.0.2', {});
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
    // Whoever reaches nginx past the TLS end is not a proxy that is trusted.
    const direct = await askPlain(nginx.url, '127.0.0.3', forged);
    expect(direct).toBe(`127.0.0.3 ${nginx.url}`);
    const { status, headers: redirect } = await fetch(`${tls.plainUrl}/report?a=b`, { redirect: 'manual' });
    expect([status, redirect.get('location')]).toEqual([308, 'https://127.0.0.1/report?a=b']);
  });
});

/** Asks by HTTP from an address of this machine. */
async function askPlain(url: string, localAddress: string, headers: Headers) {
  return new Promise<string>((resolve, reject) => {
    requestPlain(url, { localAddress, headers, agent: false }, (response) => resolve(text(response)))
      .once('error', reject)
      .end();
  });
}

const installed = canEndTls && isRedisInstalled && inject('postgresqlUrl');

describe.skipIf(!installed)(
  'a TLS end, nginx, two gateways and two services with the environment of docker-compose.yml',
  () => {
    it('F-10 F-291 let one person in while another one guesses, and tell addresses and links as they are', {
      tags: 'nightly',
    }, async () => {
      const redis = await keep(startRedis());
      const [DATABASE_URL, ...ports] = await Promise.all([createMigratedDatabase(), freePort(), freePort()]);
      const urls = ports.map((port) => `http://127.0.0.1:${port}`);
      const lines = {
        JWT_SECRET: 'tests-only-tests-only-tests-only-tests-only',
        DATABASE_PASSWORD: 'not-used',
        REDIS_PASSWORD: 'not-used',
        DEFAULT_PASSWORD: 'not-used-either',
        ...{ DEMO: 'on', DEMO_STAFF: '30', DEMO_DAYS: '2', MCP: 'on', LOG_LEVEL: 'info' },
      };
      // The addresses of containers are those of this machine; all else is as it stands.
      const here = async (name: string, port?: number) => {
        const { TRUSTED_PROXIES = '', ...others } = composeEnvironment(name, lines);
        const trusted = TRUSTED_PROXIES.replace(/172\.30\.(1\.250|2\.0\/24)/, '127.0.0.1');
        return { ...others, TRUSTED_PROXIES: trusted, METRICS_PORT: '', PORT: `${port ?? (await freePort())}` };
      };
      const services: RunningServer[] = [];
      for (const [index, port] of ports.entries()) {
        const ofMachine = { DATABASE_URL, MIGRATE: 'on', PUBLIC_URL: urls[0] ?? '', IMAGE_FOLDER: '' };
        const settings = { ...(await here(`service-${index + 1}`, port)), ...ofMachine };
        services.push(await keep(startUpstreamProcess(settings)));
      }
      const gateways = [];
      for (const name of ['gateway-1', 'gateway-2']) {
        const settings = { ...(await here(name)), UPSTREAM_URL: urls.join(), REDIS_URL: redis.url };
        gateways.push(await keep(startGatewayProcess(urls.join(), settings)));
      }
      const nginx = await keep(startNginx([gateways[0]?.url ?? '', gateways[1]?.url ?? '']));
      const tls = await keep(startTlsEnd(nginx.url));

      const post = async (from: string, query: string, token = '', headers: Headers = {}) => {
        const { text: answer } = await askTls(tls, from, {
          method: 'POST',
          path: '/graphql',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
          body: JSON.stringify({ query }),
        });
        const { data, errors } = JSON.parse(answer);
        return { data, code: errors?.[0]?.extensions?.code };
      };
      const signIn = (from: string, password: string, headers: Headers = {}) =>
        post(from, `mutation { signIn(email: "admin@demo.example", password: "${password}") { token } }`, '', headers);
      const guesses = [];
      // Another address in each header changes nothing.
      for (let time = 0; time < 7; time += 1)
        guesses.push((await signIn('127.0.0.2', 'wrong-password', { 'x-forwarded-for': `198.51.100.${time}` })).code);
      expect(guesses).toEqual([...Array(5).fill('UPSTREAM_REJECTED'), ...Array(2).fill('RATE_LIMITED')]);
      const { token } = (await signIn('127.0.0.3', demoPassword)).data.signIn;
      expect((await signIn('127.0.0.2', demoPassword)).code).toBe('RATE_LIMITED');

      const holiday = `mutation { addHoliday(date: "2027-07-07", name: "Founding Day") { message } }`;
      expect((await post('127.0.0.4', holiday, token, forged)).code).toBe(undefined);
      const day = new Date(now()).toISOString().slice(0, 10);
      const { data } = await post(
        '127.0.0.3',
        `{ changes(from: "${day}", to: "${day}") { nodes { subjectName address } } }`,
        token,
      );
      expect(data.changes.nodes).toContainEqual({ subjectName: 'Founding Day', address: '127.0.0.4' });

      const headers = { authorization: `Bearer ${token}` };
      const { text: file } = await askTls(tls, '127.0.0.3', {
        path: `/export/attendance.csv?date=${day}&mode=SIGNED_IN`,
        headers,
      });
      expect(new Set(file.match(/https?:\/\/[^/]+\/photo\//g))).toEqual(new Set(['https://attendance.example/photo/']));
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'staff', arguments: { rows: 0 } } };
      const { text: told } = await askTls(tls, '127.0.0.3', {
        ...{ method: 'POST', path: '/mcp', body: JSON.stringify(call) },
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      });
      expect(told).toContain('https://attendance.example/');
      expect(told).not.toContain('http://');

      // What a device sends, and the photo of a form, have their sender's address in the service's log.
      const variables = { id: '1', input: {} };
      const change =
        'mutation ($id: ID!, $input: UpdateStaffInput!) { updateStaff(id: $id, input: $input) { message } }';
      const photo = {
        bytes: await readFile(path.join(repository, 'docs/pictures/dashboard-phone.png')),
        name: 'a.png',
      };
      const form = new Response(operationForm(change, variables, photo, 'input.image'));
      const { text: changed } = await askTls(tls, '127.0.0.6', {
        ...{ method: 'POST', path: '/graphql', body: Buffer.from(await form.arrayBuffer()) },
        headers: {
          ...headers,
          'content-type': form.headers.get('content-type') ?? '',
          'apollo-require-preflight': '1',
        },
      });
      expect(changed).not.toContain('IMAGE_UPLOAD_FAILED');
      const record = { staffID: 'nobody', mode: 'signedIn', attendanceDate: new Date(now()).toISOString() };
      await askTls(tls, '127.0.0.5', {
        ...{ method: 'POST', path: '/api/v2/attendance/attendance/create', body: JSON.stringify(record) },
        headers: { ...headers, 'content-type': 'application/json', ...forged },
      });
      const logged = () => services.flatMap((service) => service.lines()).map((line) => JSON.parse(line));
      const addressesOf = (pattern: RegExp) => [
        ...new Set(logged().flatMap(({ call: name, address }) => (pattern.test(name) ? [address] : []))),
      ];
      await expect.poll(() => addressesOf(/^POST .*attendance\/create$/)).toEqual(['127.0.0.5']);
      await expect.poll(() => addressesOf(/^POST .*upload$/)).toEqual(['127.0.0.6']);
      expect(addressesOf(/^POST .*signin$/).sort()).toEqual(['127.0.0.2', '127.0.0.3']);
    });
  },
);
