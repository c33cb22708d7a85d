import { startFlags } from '../tests/support/start-flags.ts';
import { type Child, startChild } from './child.ts';
import { secret, today } from './company.ts';

/**
 * What is added to the machine's time: servers begin at five past ten, Lagos time, of the company's day. The morning's
 * sign-ins have happened by then, and an hour has begun for which photo addresses hold.
 */
const clockShift = Date.parse(`${today}T09:05:00Z`) - Date.now();

/** Starts our gateway over the upstream at the address, as in production; `more` are settings. */
export function startServer(upstreamURL: string, more: Readonly<Record<string, string>> = {}): Promise<Child> {
  const environment = {
    NODE_ENV: 'production',
    PORT: '0',
    UPSTREAM_URL: upstreamURL,
    JWT_SECRET: secret,
    // A busy machine makes the upstream slow; the gateway is measured, not cut off.
    UPSTREAM_TIMEOUT_MS: '120000',
    UPSTREAM_WAIT_MS: '120000',
    CLOCK_SHIFT: String(clockShift),
    // One user asks for all of it.
    COST_BUDGET: '0',
    // No photos are behind the addresses of the lists.
    PHOTO_COMPARISON: 'off',
    ...more,
  };
  return startChild('gateway.ts', environment, ['--expose-gc', ...startFlags]);
}
