import { reasonOf } from '../common/reason-of.ts';
import { unknownSettings } from '../common/settings.ts';
import { createLog } from '../telemetry/log.ts';
import { settings as allSettings, type Config, readConfig } from './config.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { startUpstream } from './server.ts';

/** Ends the process with a message for the person who started it. */
function fail(error: unknown): never {
  process.stderr.write(`The REST service cannot start.\n${reasonOf(error)}\n`);
  process.exit(1);
}

function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    fail(error);
  }
}

const settings = readSettings();
const log = createLog(settings.logLevel, undefined, { service: 'upstream' });
// A signal during the start waits for its end: a half-made database would be worse than a late exit.
if (!process.send) {
  for (const warning of unknownSettings(process.env, Object.keys(allSettings))) log.warn(warning);
}
const started = startUpstream(settings, log).catch(fail);
let isEnding = false;
const end = () => {
  if (isEnding) return;
  isEnding = true;
  started.then((upstream) => upstream.close()).then(() => log.flush(() => process.exit(0)), fail);
  // ... but one that hangs would never end: what waits on the database gets eight seconds.
  setTimeout(() => fail('It was told to stop while it started, and its database did not answer.'), 8_000).unref();
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);

const { url, canSignIn, close } = await started;
if (!canSignIn) {
  await close();
  fail(
    'There are no users, so nobody could sign in. Set ADMIN_EMAIL, such as ADMIN_EMAIL=head@company.example: ' +
      'it becomes the first administrator and signs in with DEFAULT_PASSWORD.',
  );
}
const accounts = demoAccounts.map(({ email, role }) => ({ email, role, password: demoPassword }));
// A gateway that has ended meanwhile hears nothing any more.
if (process.connected) process.send?.({ ready: url, accounts: settings.demo ? accounts : [] });
log.info({ url }, 'the REST service listens');
