import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '../tests/support/patience.ts';
import { freePort } from '../tests/support/product.ts';
import { type Child, startChild } from './child.ts';

/** Signs the tokens of the run; the service and our gateway check them with it. */
export const peersSecret = 'of this comparison and of nothing else';

/** A program that is compared. */
export interface Peer {
  readonly name: string;
  /** Whether it writes files. */
  readonly hasFiles: boolean;
  /** Starts it over the service at the address, as in production. */
  start(upstreamURL: string): Promise<Child>;
}

const folder = path.join(import.meta.dirname, 'peers');
const measured = pathToFileURL(path.join(import.meta.dirname, 'measured-process.ts')).href;

/** Installs the packages of the peers by their lock file, where they are not there. */
export function installPeers(): void {
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', install, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('The packages of the peers could not be installed.');
}

/** Starts a server program as a process of its own that says what it costs, and waits until it answers. */
async function startServer(
  script: string,
  upstreamURL: string,
  settings: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<Child> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: port, HOST: '127.0.0.1', UPSTREAM_URL: upstreamURL, MEASURED_URL: url, NODE_ENV: 'production' };
  const server = await startChild(script, { ...own, ...settings }, ['--expose-gc', `--import=${measured}`, ...flags]);
  const answers = async () => {
    await server.ask('memory');
    const response = await fetch(`${url}/graphql`).catch(() => null);
    await response?.arrayBuffer();
    return response !== null && response.status < 500;
  };
  await until(answers, `An answer of ${script}`);
  return server;
}

/** Our gateway of a checkout, with the flags of its `npm start`. */
const ours = (name: string, checkout: string): Peer => ({
  name,
  hasFiles: true,
  async start(upstreamURL) {
    const { scripts } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8'));
    const data = await mkdtemp(path.join(tmpdir(), 'attendance-peers-'));
    const settings = {
      JWT_SECRET: peersSecret,
      DATA_FOLDER: data,
      // Many callers ask for all of it, and photos are not what is compared.
      COST_BUDGET: '0',
      PHOTO_COMPARISON: 'off',
      UPSTREAM_TIMEOUT_MS: '120000',
      UPSTREAM_WAIT_MS: '120000',
    };
    // What stands behind the program is told to it, not to Node.
    const [flags] = scripts.start.split(' gateway/main.ts');
    const server = await startServer(
      path.join(checkout, 'gateway/main.ts'),
      upstreamURL,
      settings,
      flags.split(' ').slice(1),
    );
    return {
      ...server,
      async stop() {
        await server.stop();
        await rm(data, { recursive: true, force: true });
      },
    };
  },
});

const foreign = (
  name: string,
  script: string,
  hasFiles: boolean,
  settings?: Readonly<Record<string, string>>,
): Peer => ({
  name,
  hasFiles,
  start: (upstreamURL) => startServer(path.join(folder, script), upstreamURL, settings),
});

/** All that are compared, ours first; `build` is the folder of another checkout of ours. */
export const peersBeside = (build: string | undefined): readonly Peer[] => [
  ours('ours', path.join(import.meta.dirname, '..')),
  ...(build === undefined ? [] : [ours(`ours in ${path.basename(build)}`, path.resolve(build))]),
  foreign('Apollo over REST', 'apollo.ts', true),
  foreign('Apollo over memory', 'apollo.ts', true, { LISTS: 'memory' }),
  foreign('Hive Gateway', 'hive.ts', false),
];
