import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import type { Insertable, Kysely } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../upstream/config.ts';
import type { Database } from '../../upstream/database.ts';
import type { Mailer } from '../../upstream/digest/mailer.ts';
import { type ExtensionName, extensionNames } from '../../upstream/extensions.ts';
import { createIntake } from '../../upstream/intake/intake.ts';
import { hashPassword } from '../../upstream/passwords.ts';
import type { Retention } from '../../upstream/retention/retained-days.ts';
import { createUpstream } from '../../upstream/server.ts';
import type { Role, Tables } from '../../upstream/tables.ts';
import { openTestDatabase, usualEngine } from './database.ts';
import { listen } from './listen.ts';

/** Password of each user that a test upstream begins with. */
export const testPassword = 'correct horse';

/** What new and reset accounts get on a test upstream. */
export const testDefaultPassword = 'default horse';

/** The key of a test upstream's tokens. */
export const testSecret = 'a secret of this test run and of nothing else';

/** An answer, with its envelope as the text says it; null when there is none. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
  readonly body: any;
  /** As it came. */
  readonly text: string;
}

interface CallOptions {
  readonly as?: Role | null;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly prefix?: string;
}

/** The service on a port of its own over an empty database that holds one active user a role: `{role}@test.example`. */
export interface TestUpstream {
  readonly url: string;
  readonly app: Express;
  readonly db: Kysely<Tables>;
  /** Where its photos lie. */
  readonly imageFolder: string;
  /** A call below the prefix, by an administrator unless `as` or `token` says otherwise. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** A fresh token. */
  signIn(email: string, password?: string): Promise<string>;
  /** Sets the service's clock. */
  setNow(instant: string | number): void;
  /** Statements that the service has sent to the database. */
  queries(): number;
  /** All that was logged. */
  logged(): string;
  close(): Promise<void>;
}

interface TestUpstreamOptions {
  readonly extensions?: readonly ExtensionName[];
  readonly intakePerMinute?: number;
  readonly retention?: Retention;
  readonly timeZone?: string;
  /** Hands over the mails that people ask for. */
  readonly mailer?: Mailer;
}

/** All, or those of the run: the project `section 7` of vitest.config.ts has none. */
const enabledExtensions = extensionNames.filter(() => process.env.EXTENSIONS !== 'none');

/** Starts a service for tests; its clock stands at 2026-11-20T09:00:00Z. */
export async function startTestUpstream(
  engine: Database['engine'] = usualEngine,
  {
    extensions = enabledExtensions,
    intakePerMinute = 100_000,
    retention = {},
    timeZone = 'Africa/Lagos',
    mailer,
  }: TestUpstreamOptions = {},
): Promise<TestUpstream> {
  const database = await openTestDatabase(engine);
  const { db } = database;
  const imageFolder = await mkdtemp(join(tmpdir(), 'attendance-images-'));
  let now = new Date('2026-11-20T09:00:00Z');
  let logged = '';
  const log = pino({ level: 'debug' }, { write: (line) => (logged += line) });
  const password_hash = await hashPassword(testPassword);
  const roles = ['admin', 'management', 'user'] as const;
  const user = (role: Role) => ({ email: `${role}@test.example`, role, password_hash });
  await db
    .insertInto('users')
    .values(roles.map((role) => ({ ...user(role), district: 'Awka', service_centre: 'Awka' })))
    .execute();

  const { server, url } = await listen();
  const config = {
    jwtSecret: testSecret,
    jwtHours: 12,
    timeZone,
    defaultPassword: testDefaultPassword,
    imageFolder,
    answerCacheBytes: 64 * 1024 * 1024,
    publicUrl: url,
    imageOrigins: ['https://images.example'],
    extensions: new Set(extensions),
    trustedProxies: readConfig({ JWT_SECRET: testSecret, DEMO: 'on' }).trustedProxies,
  };
  let queries = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const intake = createIntake({
    db,
    origins: config,
    perMinute: intakePerMinute,
    timeZone,
    retention,
    now: () => now,
  });
  const app = createUpstream({ db: counted, config, intake, mailer, now: () => now, log });
  server.on('request', app);

  const send = async (method: string, address: string, options: CallOptions, token: string | null): Promise<Answer> => {
    const { body } = options;
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body !== undefined && {
        body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : null, text };
  };
  const signIn = async (email: string, password = testPassword) => {
    const { body } = await send('POST', `${url}/api/v2/attendance/users/signin`, { body: { email, password } }, null);
    if (body.status !== 'success') throw new Error(body.message);
    return body.data.token as string;
  };
  const tokens = new Map<Role, Promise<string>>();
  const tokenOf = (role: Role) => {
    const token = tokens.get(role) ?? signIn(`${role}@test.example`);
    tokens.set(role, token);
    return token;
  };
  return {
    url,
    app,
    db,
    imageFolder,
    call: async (method, path, options = {}) => {
      const { as = 'admin', prefix = '/api/v2/attendance' } = options;
      return send(method, url + prefix + path, options, options.token ?? (as === null ? null : await tokenOf(as)));
    },
    signIn,
    setNow: (instant) => {
      now = new Date(instant);
    },
    queries: () => queries,
    logged: () => logged,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await rm(imageFolder, { recursive: true, force: true });
    },
  };
}

/** Writes a shift and answers its id. */
export async function addShift(
  db: Kysely<Tables>,
  name: string,
  startTime = '08:00:00',
  endTime: string | null = null,
): Promise<string> {
  const row = { name, start_time: startTime, end_time: endTime, serial_lateness_threshold: 3 };
  return (await db.insertInto('shifts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Writes a staff record and answers its id. */
export async function addStaff(
  db: Kysely<Tables>,
  staffID: string,
  fields: Partial<Insertable<Tables['staff']>> = {},
): Promise<string> {
  const row = {
    staff_id: staffID,
    district: 'Awka',
    service_centre: 'Awka',
    department: 'ICT',
    unit: 'ICT',
    ...fields,
  };
  return (await db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** An id that no row has. */
export const unknownId: string = randomUUID();
