/** @module-tag nightly */
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createMigratedDatabase } from '../support/database.ts';
import { demoToken, postGraphQL } from '../support/post-graphql.ts';
import { freePort, type RunningServer, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';

const [oldSecret, newSecret] = ['the old secret of these sessions, 32+', 'the new secret of these sessions, 32+'];

const post = (url: string, query: string, token: string) => postGraphQL(url, query, { token });

/** Servers that are started again one by one with other settings, at the same addresses. */
async function startPairs() {
  const DATABASE_URL = await createMigratedDatabase();
  const ports = await Promise.all(Array.from({ length: 4 }, freePort));
  const [first = 0, second = 0, ...gatewayPorts] = ports;
  const servicePorts = [first, second];
  const upstreamURL = (place: number) => `http://127.0.0.1:${servicePorts[place]}`;
  const demo = { DATABASE_URL, DEMO_STAFF: '10', DEMO_DAYS: '2', PUBLIC_URL: upstreamURL(0) };
  const starts = [
    ...servicePorts.map(
      (port) => (secrets: Record<string, string>) => startUpstreamProcess({ ...demo, PORT: String(port), ...secrets }),
    ),
    ...gatewayPorts.map(
      (port, place) => (secrets: Record<string, string>) =>
        startGatewayProcess(upstreamURL(place), { PORT: String(port), IMAGE_SERVER_URL: upstreamURL(0), ...secrets }),
    ),
  ];
  const running: RunningServer[] = [];
  onTestFinished(async () => {
    for (const server of running) await server.stop();
  });
  return {
    gateways: gatewayPorts.map((port) => `http://127.0.0.1:${port}`),
    /** Starts or restarts one after the other, and calls `check` after each. */
    async roll(secrets: Record<string, string>, check: () => Promise<void> = async () => {}) {
      for (const [place, start] of starts.entries()) {
        await running[place]?.stop();
        running[place] = await start(secrets);
        await check();
      }
    },
  };
}

describe.skipIf(!inject('postgresqlUrl'))('a rotation of JWT_SECRET', () => {
  it('R21 F-87 signs nobody out while two services and two gateways are restarted one by one', async () => {
    const { gateways, roll } = await startPairs();
    await roll({ JWT_SECRET: oldSecret });
    const [gateway = ''] = gateways;
    const token = await demoToken(gateway);
    const tokens = [token];
    const photos = '{ staff(first: 1) { nodes { staff { photo { url(width: 84) } } } } }';
    const [photo = ''] = /\/photos\/[^"]+/.exec(JSON.stringify(await post(gateway, photos, token))) ?? [];
    expect(photo).not.toBe('');

    /** Every session goes on at every gateway, new ones begin, and an address made before is still a photo. */
    const nobodyIsSignedOut = async () => {
      for (const url of gateways) {
        tokens.push(await demoToken(url));
        for (const session of tokens) {
          const { data, errors } = await post(url, '{ me { email } staff(first: 1) { totalCount } }', session);
          expect([errors, data?.me?.email, data?.staff?.totalCount]).toEqual([undefined, 'admin@demo.example', 10]);
        }
        const picture = await fetch(`${url}${photo}`);
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
      }
    };
    await roll({ JWT_SECRET: oldSecret, JWT_SECRET_PREVIOUS: newSecret }, nobodyIsSignedOut);
    await roll({ JWT_SECRET: newSecret, JWT_SECRET_PREVIOUS: oldSecret }, nobodyIsSignedOut);
    const last = await demoToken(gateway);
    await roll({ JWT_SECRET: newSecret });
    for (const url of gateways) {
      expect((await post(url, '{ staff(first: 1) { totalCount } }', last)).data).toEqual({ staff: { totalCount: 10 } });
      expect((await post(url, '{ staff(first: 1) { totalCount } }', token)).code).toBe('UNAUTHENTICATED');
    }
  });
});
