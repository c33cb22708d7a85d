import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { listen } from '../common/listen.ts';
import { reasonOf } from '../common/reason-of.ts';
import { helpOf, unknownSettings } from '../common/settings.ts';
import { closeAll } from '../telemetry/close-all.ts';
import { createLog, type Log } from '../telemetry/log.ts';
import { settings as allSettings, type Config, readConfig, table } from './config.ts';
import { firstStartSettings, terminalAsk } from './first-start.ts';
import type { startGateway } from './server.ts';
import { buildClient, timed } from './start-steps.ts';
import {
  type EmbeddedUpstream,
  passedOn,
  removeEmbeddedData,
  startEmbeddedUpstream,
  storedTokenSecret,
} from './upstream/embedded-upstream.ts';

/** Milliseconds that closing a part may take. */
const closeMilliseconds = 20_000;

/** Milliseconds that writing the last lines of the log may take. */
const flushMilliseconds = 2_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Throws when another program has the port, before the data are touched. */
async function assertPortFree(config: Config): Promise<void> {
  const probe = createServer();
  await listen(probe, config);
  await new Promise((resolve) => probe.close(resolve));
}

function announce(url: string, config: Config, upstream: EmbeddedUpstream | null): void {
  say(`\nAttendance dashboard  ${url}/`);
  say(`GraphQL               ${url}/graphql`);
  if (!upstream) say('REST service          as UPSTREAM_URL says');
  if (!(upstream || config.jwtSecret || config.jwksURL))
    say('                      Callers share no lists: set JWT_SECRET or JWKS_URL.');
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

/** What this program can be told besides its settings. */
interface Options {
  /** Deletes what the embedded service has, and begins anew. */
  readonly isFresh: boolean;
  /** Builds the dashboard beside the start of the service, where its files changed. */
  readonly buildsClient: boolean;
}

/** Reads the options. Throws for any other argument, since a misspelt `--fresh` would keep the data. */
function readOptions(given: readonly string[], { upstreamURL, databaseURL }: Config): Options {
  const known = ['--fresh', '--build'];
  const unknown = given.find((argument) => !known.includes(argument));
  if (unknown !== undefined) {
    throw new Error(
      `${unknown} is not an option. There are --fresh, which creates the demo company again, --build, which builds the dashboard where it has changed, and --help, which lists the settings.`,
    );
  }
  const isFresh = given.includes('--fresh');
  if (isFresh && (upstreamURL || databaseURL)) {
    throw new Error('--fresh creates the embedded demo company again. Leave it out with UPSTREAM_URL or DATABASE_URL.');
  }
  return { isFresh, buildsClient: given.includes('--build') };
}

/** Throws an Error that names the setting to change. */
function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`DATA_FOLDER ${folder} cannot be made (${reasonOf(error)}): choose another.`);
  }
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (given.includes('--help')) {
    say(helpOf(table));
    return;
  }
  const config = readConfig(process.env);
  const { isFresh, buildsClient } = readOptions(given, config);
  const log = createLog(config.logLevel);
  for (const warning of unknownSettings(process.env, [...Object.keys(allSettings), ...passedOn])) log.warn(warning);
  await assertPortFree(config);
  const opened = stopOnSignals(log);
  let settings = config;
  if (!config.upstreamURL) {
    if (isFresh) await removeEmbeddedData(config);
    const asked = await firstStartSettings(config, process.env, terminalAsk());
    say(`Starting.${config.demo ? ' The first start creates the demo company and takes a little longer.' : ''}`);
    // For all that is loaded from here on, and for the service: in a folder that is this user's alone.
    makeDataFolder(config.dataFolder);
    enableCompileCache(path.join(config.dataFolder, 'compiled'));
    const jwtSecret = config.jwtSecret ?? storedTokenSecret(config.dataFolder);
    opened.upstream = timed(say, 'REST service', startEmbeddedUpstream(config, jwtSecret, log, asked));
    // The embedded service answers all districts alike.
    settings = { ...config, jwtSecret, listsAlike: 'role' };
  }
  // The service makes its database meanwhile, which takes longest.
  const [{ startGateway: start }, upstream] = await Promise.all([
    import('./server.ts'),
    opened.upstream,
    buildsClient && timed(say, 'Dashboard', buildClient()),
  ]);
  if (opened.isStopping) return;
  const upstreamURL = upstream?.url ?? config.upstreamURL ?? '';
  opened.gateway = timed(say, 'Gateway', start({ config: { ...settings, upstreamURL }, log }));
  announce((await opened.gateway).url, config, upstream ?? null);
}

/** The parts of the process that are open or opening. */
interface Opened {
  upstream?: Promise<EmbeddedUpstream>;
  gateway?: ReturnType<typeof startGateway>;
  isStopping: boolean;
}

/** Closes the parts in the result when a signal comes, after a part that is still opening has opened. */
function stopOnSignals(log: Log): Opened {
  const opened: Opened = { isStopping: false };
  const stop = async () => {
    if (opened.isStopping) return;
    opened.isStopping = true;
    await closeAll(log, [
      { parts: { gateway: async () => (await opened.gateway)?.close() }, most: closeMilliseconds },
      { parts: { 'embedded service': async () => (await opened.upstream)?.stop() }, most: closeMilliseconds },
    ]);
    // Lines that are written on exit would come before lines that still wait.
    log.flush(() => process.exit(0));
    // For a log that nobody reads, which is never flushed.
    setTimeout(() => process.exit(0), flushMilliseconds).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return opened;
}

main().catch((error: unknown) => {
  process.stderr.write(`The gateway cannot start. ${reasonOf(error)}\n`);
  process.exit(1);
});
