import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { request } from 'undici';
import { readConfig } from '../../upstream/config.ts';
import type { Database } from '../../upstream/database.ts';
import { createIntake } from '../../upstream/intake/intake.ts';
import { createUpstream } from '../../upstream/server.ts';
import type { Role, Tables } from '../../upstream/tables.ts';
import { createTokens } from '../../upstream/tokens.ts';
import { createMigratedDatabase, openPatiently, openTestDatabase } from '../support/database.ts';
import { testSecret } from '../support/upstream.ts';

/** What a service answered. */
interface ListAnswer {
  readonly status: number;
  readonly etag: string;
  readonly coding: string | undefined;
  /** As it came, in its coding. */
  readonly bytes: Buffer;
  readonly body: string;
}

interface Ask {
  readonly etag?: string;
  readonly as?: Role;
  readonly accept?: string;
}

/** One instance of the service. */
export interface ListService {
  readonly url: string;
  get(path: string, ask?: Ask): Promise<ListAnswer>;
  /** Statements that it has sent to the database. */
  queries(): number;
}

/** Instances of the service over one database with a user of each role, and one clock for all of them. */
export interface ListServices {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
  now: Date;
  /**
   * One more instance, on PostgreSQL with connections of its own, that caches so many bytes. `afterVersion` is waited for
   * between a list's version and its rows.
   */
  start(cacheBytes?: number, afterVersion?: () => Promise<void>): Promise<ListService>;
  tokenOf(role: Role): Promise<string>;
  close(): Promise<void>;
}

const publicUrl = 'http://service.example';

/** Opens an empty database and starts no instance yet. */
export async function openListServices(engine: Database['engine'], timeZone = 'Africa/Lagos'): Promise<ListServices> {
  const databaseUrl = engine === 'postgresql' ? await createMigratedDatabase() : null;
  const open = () => (databaseUrl === null ? null : openPatiently(databaseUrl));
  const first = (await open()) ?? (await openTestDatabase('pglite'));
  const closing: (() => Promise<unknown>)[] = [];
  const roles = ['admin', 'management', 'user'] as const;
  const users = await first.db
    .insertInto('users')
    .values(
      roles.map((role) => {
        return { role, email: `${role}@test.example`, district: 'Awka', service_centre: 'Awka', password_hash: '' };
      }),
    )
    .returning(['id', 'role', 'email'])
    .execute();
  const tokens = createTokens({ secrets: [testSecret], hours: 8_760, now: () => services.now });

  const services: ListServices = {
    db: first.db,
    timeZone,
    now: new Date('2026-11-20T09:00:00Z'),
    async start(cacheBytes = 2 ** 26, afterVersion = async () => undefined) {
      const database = (await open()) ?? { db: first.db, close: async () => undefined };
      let queries = 0;
      const db = database.db.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: async ({ result }) => {
          if (Object.keys(result.rows[0] ?? {}).join() === 'version') await afterVersion();
          return result;
        },
      });
      const config = {
        ...readConfig({ JWT_SECRET: testSecret, DEMO: 'on', TIME_ZONE: timeZone }),
        publicUrl,
        answerCacheBytes: cacheBytes,
      };
      const log = pino({ level: 'silent' });
      const now = () => services.now;
      const intake = createIntake({ db, origins: config, perMinute: 1_000, timeZone, now });
      const server = createServer(createUpstream({ db, config, intake, now, log }));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closing.push(async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        await database.close();
      });
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return { url, queries: () => queries, get: (path, ask) => get(services, `${url}/api/v2/attendance${path}`, ask) };
    },
    async tokenOf(role) {
      const user = users.find((one) => one.role === role);
      if (!user) throw new Error(role);
      return tokens.sign({ role, district: 'Awka', userID: user.id, email: user.email, version: 1 });
    },
    async close() {
      for (const close of closing) await close();
      await first.close();
    },
  };
  return services;
}

/** undici's own request: fetch would add `cache-control: no-cache`, which asks for the whole answer. */
async function get(services: ListServices, url: string, { etag, as = 'admin', accept }: Ask = {}): Promise<ListAnswer> {
  const { statusCode, headers, body } = await request(url, {
    headers: {
      authorization: `Bearer ${await services.tokenOf(as)}`,
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(accept !== undefined && { 'accept-encoding': accept }),
    },
  });
  const bytes = Buffer.from(await body.arrayBuffer());
  const coding = headers['content-encoding'] as string | undefined;
  return { status: statusCode, etag: String(headers.etag ?? ''), coding, bytes, body: bytes.toString() };
}
