/**
 * `npm run bench:gateways`: one gateway and two behind nginx, as docker-compose.yml has them, under the same load in
 * turn: one, two, two, one. Fails when nginx is not installed or when two answers differ, never because of a time.
 * `--quick` takes less than a minute.
 */
import { cpus } from 'node:os';
import { isNginxInstalled } from '../tests/support/nginx.ts';
import { isRedisInstalled, startRedis } from '../tests/support/redis.ts';
import { type BehindNginx, startBehindNginx } from './behind-nginx.ts';
import { startChild } from './child.ts';
import { printBesideLong, printColdList, printRequests } from './gateways-tables.ts';
import { describeMachine } from './machine.ts';
import { makeTokens } from './tokens.ts';

if (!isNginxInstalled) {
  console.error('Nothing was measured: nginx, which stands in front of the gateways, is not installed.');
  process.exit(1);
}

const isQuick = process.argv.includes('--quick');
const running: { stop(): Promise<void> }[] = [];
const keep = <Started extends { stop(): Promise<void> }>(started: Started) => {
  running.push(started);
  return started;
};

console.log(`Before: ${describeMachine()}`);
try {
  const redis = isRedisInstalled ? keep(await startRedis()) : null;
  const upstream = keep(await startChild('upstream.ts'));
  const generators = [keep(await startChild('generator.ts')), keep(await startChild('generator.ts'))] as const;
  const settings = redis ? { REDIS_URL: redis.url } : {};
  const starting = ([1, 2] as const).map((count) => startBehindNginx(count, upstream.url, settings).then(keep));
  const [one, two] = (await Promise.all(starting)) as [BehindNginx, BehindNginx];
  const sides = { sides: { one, two }, upstream, generators, tokens: await makeTokens(50) };

  console.log(`Load generator, upstream, nginx and gateways share ${cpus().length} processors. Where these are two, a second
gateway adds none: requests a second say little there, and the figure to read is the CPU of all gateways together.
Redis: ${redis ? 'connected; none of these requests counts in it' : 'not installed, each gateway counts alone'}.\n`);
  await printRequests(
    sides,
    isQuick ? { rounds: 2, seconds: 0.8, variants: 40 } : { rounds: 4, seconds: 3, variants: 40 },
  );
  console.log();
  await printColdList(sides);
  console.log();
  await printBesideLong(sides, isQuick ? 2 : 10);
  console.log(`\nAfter: ${describeMachine()}`);
} finally {
  for (const server of running.reverse()) await server.stop();
}
