/**
 * `npm run passed-files`: how many files of the gateway run for one page of a list that is at hand (V8 coverage of one
 * request after others like it). `--files` lists them.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../gateway/config.ts';
import { startGateway } from '../gateway/server.ts';
import { startEmbeddedUpstream, storedTokenSecret } from '../gateway/upstream/embedded-upstream.ts';
import { examples } from '../schema/examples.ts';
import { createLog } from '../telemetry/log.ts';

const folder = path.join(tmpdir(), `attendance-passed-${randomUUID()}`);
const config = readConfig({
  ...process.env,
  PORT: '0',
  LOG_LEVEL: 'silent',
  DATA_FOLDER: folder,
  DEMO_STAFF: '500',
  UPSTREAM_TIMEOUT_MS: '60000',
});
const log = createLog('silent');
const jwtSecret = storedTokenSecret(folder);
const upstream = await startEmbeddedUpstream(config, jwtSecret, log);
const gateway = await startGateway({ config: { ...config, jwtSecret, upstreamURL: upstream.url }, log });
const ready = examples(new Date().toISOString().slice(0, 10), true);

let token = '';
async function ask(name: string, offset?: number) {
  const { document: query, variables } = ready.find((example) => example.name === name) ?? {};
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables: { ...variables, ...(offset !== undefined && { offset }) } }),
  });
  return (await response.json()) as { data: { signIn?: { token: string }; attendance?: object } | null };
}

token = (await ask('SignIn')).data?.signIn?.token ?? '';
for (let page = 0; page < 5; page++) await ask('FlaggedSignIns', page);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const { data } = await ask('FlaggedSignIns', 7);
const { result } = await session.post('Profiler.takePreciseCoverage');
session.disconnect();
if (!data?.attendance) throw new Error('The page was not answered.');

const root = path.join(import.meta.dirname, '..');
const passed = result
  .filter(({ url, functions }) => url.startsWith('file:') && functions.some(({ ranges: [whole] }) => whole?.count))
  .map(({ url }) => path.relative(root, fileURLToPath(url)))
  .filter((file) => file.startsWith('gateway/'))
  .sort();
if (process.argv.includes('--files')) for (const file of passed) console.log(file);
console.log(`${passed.length} files of the gateway run for a page`);

await gateway.close();
await upstream.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
