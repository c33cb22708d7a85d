import { SignJWT } from 'jose';
import { type Child, startChild } from './child.ts';

/** Signs the tokens of a run; all servers check them with it. */
const secret = 'of this benchmark and of nothing else';

/** Who is compared, in the order of the table. */
export const serverNames = ['gateway', 'apollo', 'mercurius', 'mercuriusStore', 'floor'] as const;

/** A server of the comparison. */
export type ServerName = (typeof serverNames)[number];

const files: Readonly<Record<ServerName, string>> = {
  gateway: 'peers/gateway.ts',
  apollo: 'peers/apollo.ts',
  mercurius: 'peers/mercurius.ts',
  mercuriusStore: 'peers/mercurius.ts',
  floor: 'peers/floor.ts',
};

/** Starts one of the servers over the upstream at the address, as in production; `more` are settings. */
export function startServer(
  name: ServerName,
  upstreamURL: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const environment = {
    NODE_ENV: 'production',
    PORT: '0',
    UPSTREAM_URL: upstreamURL,
    JWT_SECRET: secret,
    // A busy machine makes the plain gateways slow; they are measured, not cut off.
    UPSTREAM_TIMEOUT_MS: '120000',
    // One user asks for all of it.
    COST_BUDGET: '0',
    PEER_HAS_STORE: String(name === 'mercuriusStore'),
    ...more,
  };
  // The flag of `npm start`, for the floor too; what others run has V8's own settings.
  const flags = name === 'gateway' || name === 'floor' ? ['--no-allocation-site-pretenuring'] : [];
  return startChild(files[name], environment, ['--expose-gc', ...flags]);
}

/** Tokens of as many users, good for an hour. */
export function makeTokens(count: number): Promise<string[]> {
  const sign = (userID: string) =>
    new SignJWT({ userID, email: `${userID}@example.test`, role: 'admin', district: 'Enugu' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret));
  return Promise.all(Array.from({ length: count }, (_, user) => sign(`user-${user}`)));
}
