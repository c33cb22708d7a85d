import { SignJWT } from 'jose';
import type { Role } from '../../gateway/auth/viewer.ts';
import { readConfig } from '../../gateway/config.ts';
import { startGateway } from '../../gateway/server.ts';
import type { RestClient } from '../../gateway/upstream/client.ts';
import { createLog } from '../../telemetry/log.ts';

const secret = 'tests-only-tests-only-tests-only-tests-only';

/** A token of a user with the role, good for an hour. */
export function tokenOf(role: Role, userID: string = role): Promise<string> {
  return new SignJWT({ userID, email: `${userID}@example.test`, role: role.toLowerCase(), district: 'Enugu' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
}

/** The whole gateway, listening on a free port in front of the REST client given; its clock stands still or is given. */
export function listGateway(rest: RestClient, time: number | (() => number) = Date.parse('2026-11-20T08:09:10Z')) {
  const config = readConfig({ PORT: '0', JWT_SECRET: secret, LOG_LEVEL: 'silent', LIST_WINDOW_MS: '0' });
  const now = typeof time === 'number' ? () => time : time;
  const upstreamURL = 'http://127.0.0.1:9';
  return startGateway({ config: { ...config, upstreamURL }, log: createLog('silent'), rest, now });
}
