import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { lockFolder } from '../../common/folder-lock.ts';
import type { Log } from '../../telemetry/log.ts';
import type { Config } from '../config.ts';

const program = path.join(import.meta.dirname, '../../upstream/main.ts');

/** What the REST service reports when it listens; accounts only when it made the demo company. */
const readyMessage = z.object({
  ready: z.url(),
  accounts: z.array(z.object({ email: z.string(), role: z.string(), password: z.string() })).default([]),
});

/** Settings that the gateway does not read and the service beside it does. */
export const passedOn = [
  'ADMIN_EMAIL',
  'ANSWER_CACHE_MIB',
  'DATABASE_IDLE_TIMEOUT_MS',
  'DATABASE_TIMEOUT_MS',
  'DEFAULT_PASSWORD',
  'DEMO_DAYS',
  'DEMO_SEED',
  'DEMO_STAFF',
  'DEMO_TRICKLE',
  'EXTENSIONS',
  'IMAGE_FOLDER',
  'INTAKE_PER_MINUTE',
  'JWT_HOURS',
  'MAIL_FROM',
  'MIGRATE',
  'PHOTO_RETENTION_MONTHS',
  'PUBLIC_URL',
  'RETENTION_MONTHS',
  'SMTP_URL',
  'TRAIL_RETENTION_MONTHS',
] as const;

/** The REST service that runs beside the gateway. */
export interface EmbeddedUpstream {
  /** Where it listens; the same after a restart. */
  readonly url: string;
  /** Demo accounts to print; empty without the demo company. */
  readonly accounts: readonly { readonly email: string; readonly role: string; readonly password: string }[];
  /** The first administrator, where the start had to ask for one. */
  readonly administrator: string | undefined;
  /** Ends it: with SIGTERM, after eight seconds with SIGKILL. */
  stop(): Promise<void>;
}

const firstPause = 500;
const longestPause = 30_000;
/** Milliseconds after which a service that ends is thought to have been well. */
const wellAfter = 60_000;

/**
 * Starts the REST service as a process of its own and starts it again whenever it ends by itself, each time after a
 * longer pause. `settings` go before those of the environment. Throws when the first start fails.
 */
export async function startEmbeddedUpstream(
  config: Config,
  jwtSecret: string,
  log: Log,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedUpstream> {
  let child = start(config, jwtSecret, 0, settings);
  const { ready: url, accounts } = await untilReady(child);
  let isStopping = false;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;
  const keep = (begun: number) => {
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      if (Date.now() - begun > wellAfter) pause = firstPause;
      log.error({ code, signal, pause }, 'the embedded attendance service ended; it is started again');
      timer = setTimeout(() => {
        child = start(config, jwtSecret, Number(new URL(url).port), settings);
        untilReady(child).then(
          () => log.info('the embedded attendance service is back'),
          (error) => log.error({ err: error }, 'the embedded attendance service did not start'),
        );
        keep(Date.now());
      }, pause);
      pause = Math.min(pause * 2, longestPause);
    });
  };
  keep(Date.now());
  const stop = async () => {
    isStopping = true;
    clearTimeout(timer);
    await end(child);
  };
  return { url, accounts, administrator: settings.ADMIN_EMAIL, stop };
}

/** Deletes what the REST service has stored in the data folder. Throws when a process still works on it. */
export async function removeEmbeddedData(config: Pick<Config, 'dataFolder'>): Promise<void> {
  const folder = embeddedFolder(config);
  const lock = await lockFolder(path.join(folder, 'database.lock'), { wait: 0 });
  rmSync(folder, { recursive: true, force: true });
  await lock.release();
}

const embeddedFolder = (config: Pick<Config, 'dataFolder'>) => path.join(config.dataFolder, 'upstream');

function start(
  config: Config,
  jwtSecret: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  return fork(program, [], {
    // A group of its own: Ctrl-C reaches the gateway alone, which lets its queries end before it stops the service.
    detached: true,
    env: {
      NODE_COMPILE_CACHE: getCompileCacheDir(),
      ...process.env,
      ...settings,
      PORT: String(port),
      HOST: '127.0.0.1',
      // The gateway is the only caller, and names the address that it calls for.
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_FOLDER: embeddedFolder(config),
      DATABASE_URL: config.databaseURL ?? '',
      IMAGE_ORIGINS: [...(config.imageServerURL ? [config.imageServerURL] : []), ...config.imageOrigins].join(),
      JWT_SECRET: jwtSecret,
      TIME_ZONE: config.timeZone,
      DEMO: config.demo ? 'on' : 'off',
      // The port of the metrics is the gateway's.
      METRICS_PORT: '',
      LOG_LEVEL: config.logLevel === 'info' ? 'warn' : config.logLevel,
    },
  });
}

async function untilReady(child: ChildProcess): Promise<z.infer<typeof readyMessage>> {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  child.once('exit', onExit);
  try {
    const [message] = await once(child, 'message', { signal: ended.signal });
    return readyMessage.parse(message);
  } catch (error) {
    if (!ended.signal.aborted) child.kill();
    throw new Error('The embedded attendance service could not start. Read its message above.', { cause: error });
  } finally {
    child.off('exit', onExit);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 8_000);
  await exited;
  clearTimeout(timer);
}

/**
 * The secret that the embedded REST service signs its tokens with, stored in `folder` so that sessions outlive a
 * restart; made at the first start, readable by its owner alone.
 */
export function storedTokenSecret(folder: string): string {
  const file = path.join(folder, 'token-secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
