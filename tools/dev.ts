/**
 * `npm run dev`: the attendance service, the gateway and the client's dev server, each of which reloads what is saved.
 * They share the data folder of `npm start`. Ctrl+C ends all three, and so does the end of one of them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { storedTokenSecret } from '../gateway/upstream/embedded-upstream.ts';

// The programs know no SERVICE_PORT and no CLIENT_PORT.
const { SERVICE_PORT = '4001', CLIENT_PORT = '5173', ...environment } = process.env;
const { PORT = '4000', DATA_FOLDER = '.data' } = environment;
const repository = path.join(import.meta.dirname, '..');
const gateway = `http://127.0.0.1:${PORT}`;
const service = `http://127.0.0.1:${SERVICE_PORT}`;
const compiled = path.join(repository, 'node_modules/.cache/dev');
const shared = { HOST: '127.0.0.1', JWT_SECRET: process.env.JWT_SECRET ?? storedTokenSecret(DATA_FOLDER) };

function start(command: readonly string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: repository,
    // A group of its own: Ctrl+C reaches this program alone, which ends all three in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Programs start again with a third less work when their code is compiled already.
    env: { NODE_COMPILE_CACHE: compiled, ...environment, ...settings },
  });
}

/** Restarts a server when one of its files is saved, SDL included, which no import names. */
const watched = (program: string, ...folders: string[]) => [
  '--watch-preserve-output',
  ...folders.map((folder) => `--watch-path=${folder}`),
  program,
];

const children = [
  start(watched('upstream/main.ts', 'upstream', 'schema', 'common'), {
    ...shared,
    PORT: SERVICE_PORT,
    DATA_FOLDER: path.join(DATA_FOLDER, 'upstream'),
    DEMO: process.env.DEMO || 'on',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  }),
  start(watched('gateway/main.ts', 'gateway', 'schema', 'common'), { ...shared, PORT, UPSTREAM_URL: service }),
  start(
    ['node_modules/vite/bin/vite.js', '--config', 'web/build/vite.config.ts', '--port', CLIENT_PORT, '--strictPort'],
    { GATEWAY_URL: gateway },
  ),
];
process.stdout.write(
  `\nDashboard  http://localhost:${CLIENT_PORT}/\nGateway    ${gateway}/graphql\nService    ${service}\n\n`,
);

let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    running.map((child) => {
      child.kill('SIGTERM');
      return once(child, 'exit');
    }),
  );
  process.exit();
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) child.once('exit', end);
