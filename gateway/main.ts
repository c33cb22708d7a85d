import { createServer } from 'node:net';
import { listen } from '../common/listen.ts';
import { reasonOf } from '../common/reason-of.ts';
import { helpOf, unknownSettings } from '../common/settings.ts';
import { closeAll } from '../telemetry/close-all.ts';
import { createLog, type Log } from '../telemetry/log.ts';
import { settings as allSettings, type Config, readConfig, table } from './config.ts';
import { firstStartSettings, terminalAsk } from './first-start.ts';
import { startGateway } from './server.ts';
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

/** Whether `--fresh` is given. Throws for any other argument, since a misspelt `--fresh` would keep the data. */
function isFresh(given: readonly string[], { upstreamURL, databaseURL }: Config): boolean {
  const unknown = given.find((argument) => argument !== '--fresh');
  if (unknown !== undefined) {
    throw new Error(
      `${unknown} is not an option. There are --fresh, which creates the demo company again, and --help, which lists the settings.`,
    );
  }
  if (given.length > 0 && (upstreamURL || databaseURL)) {
    throw new Error('--fresh creates the embedded demo company again. Leave it out with UPSTREAM_URL or DATABASE_URL.');
  }
  return given.length > 0;
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (given.includes('--help')) {
    say(helpOf(table));
    return;
  }
  const config = readConfig(process.env);
  const startsOver = isFresh(given, config);
  const log = createLog(config.logLevel);
  for (const warning of unknownSettings(process.env, [...Object.keys(allSettings), ...passedOn])) log.warn(warning);
  await assertPortFree(config);
  const opened = stopOnSignals(log);
  let settings = config;
  if (!config.upstreamURL) {
    if (startsOver) await removeEmbeddedData(config);
    const asked = await firstStartSettings(config, process.env, terminalAsk());
    say(`Starting.${config.demo ? ' The first start creates the demo company and takes a little longer.' : ''}`);
    const jwtSecret = config.jwtSecret ?? storedTokenSecret(config.dataFolder);
    opened.upstream = startEmbeddedUpstream(config, jwtSecret, log, asked);
    // The embedded service answers all districts alike.
    settings = { ...config, jwtSecret, listsAlike: 'role', upstreamURL: (await opened.upstream).url };
  }
  if (opened.isStopping) return;
  const { upstreamURL = '' } = settings;
  opened.gateway = startGateway({ config: { ...settings, upstreamURL }, log });
  announce((await opened.gateway).url, config, (await opened.upstream) ?? null);
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
