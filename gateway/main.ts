import { createServer } from 'node:net';
import { unknownSettings } from '../schema/settings.ts';
import { closeAll } from '../telemetry/close-all.ts';
import { createLog, type Log } from '../telemetry/log.ts';
import { settings as allSettings, type Config, readConfig } from './config.ts';
import { firstStartSettings, terminalAsk } from './first-start.ts';
import { startGateway } from './server.ts';
import {
  type EmbeddedUpstream,
  passedOn,
  removeEmbeddedData,
  startEmbeddedUpstream,
  storedTokenSecret,
} from './upstream/embedded-upstream.ts';

/** Milliseconds that a part may take to close. */
const closeMilliseconds = 20_000;

/** Milliseconds for the last lines of the log. */
const flushMilliseconds = 2_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Fails early, before the data are touched, when another program has the port. */
async function assertPortFree({ port, host }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function announce(url: string, config: Config, upstream: EmbeddedUpstream | null): void {
  say(`\nAttendance dashboard  ${url}/`);
  say(`GraphQL               ${url}/graphql`);
  if (!upstream) say('REST service          as UPSTREAM_URL says');
  if (upstream && upstream.accounts.length > 0) {
    say('\nDemo accounts');
    for (const { email, password, role } of upstream.accounts) say(`  ${role.padEnd(11)} ${email}  ${password}`);
  }
  if (upstream && !config.demo) {
    const { ADMIN_EMAIL = upstream.administrator } = process.env;
    if (ADMIN_EMAIL) say(`\nAdministrator         ${ADMIN_EMAIL}, at first with the password of new accounts`);
    say('Sign in, then follow First steps on the dashboard.');
  }
  if (upstream && !config.databaseURL)
    say(`\nData is kept in ${config.dataFolder}; \`npm start -- --fresh\` starts over.`);
  say('');
}

/** Whether the company is to be made anew. Throws for any other argument: a misspelt one would keep what should go. */
function isFresh({ upstreamURL, databaseURL }: Config): boolean {
  const given = process.argv.slice(2);
  const unknown = given.find((argument) => argument !== '--fresh');
  if (unknown !== undefined) {
    throw new Error(`${unknown} is no option. There is one, --fresh, which makes the demo company anew.`);
  }
  if (given.length > 0 && (upstreamURL || databaseURL)) {
    throw new Error('--fresh makes the embedded demo company anew; leave it out with UPSTREAM_URL or DATABASE_URL.');
  }
  return given.length > 0;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const startsOver = isFresh(config);
  const log = createLog(config.logLevel);
  for (const warning of unknownSettings(process.env, [...allSettings.keyof().options, ...passedOn])) log.warn(warning);
  await assertPortFree(config);
  const opened = stopOnSignals(log);
  let settings = config;
  if (!config.upstreamURL) {
    if (startsOver) removeEmbeddedData(config);
    const asked = await firstStartSettings(config, process.env, terminalAsk());
    say(`Starting.${config.demo ? ' The first start makes the demo company and takes a little longer.' : ''}`);
    const jwtSecret = config.jwtSecret ?? storedTokenSecret(config.dataFolder);
    opened.upstream = startEmbeddedUpstream(config, jwtSecret, log, asked);
    settings = { ...config, jwtSecret, upstreamURL: (await opened.upstream).url };
  }
  if (opened.isStopping) return;
  const { upstreamURL = '' } = settings;
  opened.gateway = startGateway({ config: { ...settings, upstreamURL }, log });
  announce((await opened.gateway).url, config, (await opened.upstream) ?? null);
}

/** The parts of the process, from when they begin to open. */
interface Opened {
  upstream?: Promise<EmbeddedUpstream>;
  gateway?: ReturnType<typeof startGateway>;
  isStopping: boolean;
}

/** Closes the parts in the result when a signal comes. Waits for a part that is still opening. */
function stopOnSignals(log: Log): Opened {
  const opened: Opened = { isStopping: false };
  const stop = async () => {
    if (opened.isStopping) return;
    opened.isStopping = true;
    await closeAll(log, [
      { parts: { gateway: async () => (await opened.gateway)?.close() }, most: closeMilliseconds },
      { parts: { 'embedded service': async () => (await opened.upstream)?.stop() }, most: closeMilliseconds },
    ]);
    // What the end of the process writes by itself would overtake lines that are on their way.
    log.flush(() => process.exit(0));
    // A log that nobody reads is never flushed.
    setTimeout(() => process.exit(0), flushMilliseconds).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return opened;
}

function explain(error: unknown): string {
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=4001 npm start`;
  }
  if (code === 'EACCES') return `PORT ${port} is not free for this user. Choose one from 1024 on: PORT=4001 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST ${process.env.HOST} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
  }
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`The gateway cannot start. ${explain(error)}\n`);
  process.exit(1);
});
