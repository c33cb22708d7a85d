import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patience, until } from './patience.ts';
import { seedFolder } from './pglite-snapshot.ts';
import { repository } from './repository.ts';
import { startFlags } from './start-flags.ts';

/** A server of the product in a process of its own. */
export interface RunningServer {
  /** Address without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** The lines that it has logged, each a JSON text. */
  lines(): string[];
  /** Ends it as an operator would, and waits. */
  stop(): Promise<void>;
  /** Ends it in the midst of its work, as a crash does, and waits. */
  kill(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** A secret for tests alone; both servers of a pair share it. */
export const productSecret = 'tests-only-tests-only-tests-only-tests-only';

/** Settings of a demo company small enough for a test, which stands still; three accounts do what many users do. */
const smallDemo: Settings = {
  DEMO: 'on',
  // No browser of a test asks a foreign address.
  MAP_TILES_URL: 'none',
  DEMO_STAFF: '240',
  DEMO_DAYS: '12',
  DEMO_TRICKLE: 'off',
  ...patience,
  COST_BUDGET: '0',
};

/** Ports that this process gives away, one after the other: whoever gets one listens on it only seconds later. */
const ownPorts = { first: 20_000 + (process.pid % 300) * 40, count: 40 };
let given = Math.floor(Math.random() * ownPorts.count);

/** A port that is free now, below those of which the system takes one for each connection. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    given = (given + 1) % ownPorts.count;
    const port = ownPorts.first + given;
    server.once('error', () => resolve(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

async function start(
  script: string,
  settings: Settings,
  readyPath: string,
  folder = repository,
): Promise<RunningServer> {
  const port = settings.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = fork(path.join(folder, script), {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'warn', NODE_ENV: 'development', ...settings, PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, ...startFlags],
  });
  let logged = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => (logged += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  try {
    await until(async () => hasEnded || (await answers(`${url}${readyPath}`)), `An answer of ${script}`);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  if (hasEnded) throw new Error(`${script} ended before it was ready`);
  return {
    url,
    pid: child.pid ?? Number.NaN,
    lines: () => logged.split('\n').filter((line) => line.startsWith('{')),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Whether an address answers at all without a server error; a refusal to show more counts as an answer. */
async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  await response?.arrayBuffer();
  return response !== null && response.status < 500;
}

/** A server with a data folder of its own, which has its database already where it needs one. */
async function withFolder<Started extends RunningServer>(
  begin: (folder: string) => Promise<Started>,
  needsDatabase = false,
): Promise<Started> {
  const folder = mkdtempSync(path.join(tmpdir(), 'attendance-product-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (needsDatabase) await seedFolder(folder);
    const server = await begin(folder);
    return {
      ...server,
      async stop() {
        await server.stop();
        remove();
      },
      async kill() {
        await server.kill();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Whether a service keeps its data in the folder that it is given here. */
const ownsDatabase = ({ DATABASE_URL, DATA_FOLDER, UPSTREAM_URL }: Settings) =>
  !DATABASE_URL && !DATA_FOLDER && !UPSTREAM_URL;

/** The whole product as `npm start` runs it, in a folder of its own, with a small demo company. */
export const startProduct = (settings: Settings = {}): Promise<RunningServer> =>
  withFolder(
    (folder) => start('gateway/main.ts', { DATA_FOLDER: folder, ...smallDemo, ...settings }, '/readyz'),
    ownsDatabase(settings),
  );

/** The REST service alone, so that a test can stop it under a gateway; of another version where its folder is given. */
export const startUpstreamProcess = (settings: Settings = {}, version = repository): Promise<RunningServer> =>
  withFolder(
    (folder) =>
      start(
        'upstream/main.ts',
        { DATA_FOLDER: folder, JWT_SECRET: productSecret, ...smallDemo, ...settings },
        '/api/v2/attendance/users/findAll',
        version,
      ),
    version === repository && ownsDatabase(settings),
  );

/** The gateway alone, over a REST service that runs already, or not yet. */
export const startGatewayProcess = (upstreamURL: string, settings: Settings = {}): Promise<RunningServer> =>
  withFolder((folder) =>
    start(
      'gateway/main.ts',
      { DATA_FOLDER: folder, UPSTREAM_URL: upstreamURL, JWT_SECRET: productSecret, ...patience, ...settings },
      '/healthz',
    ),
  );
