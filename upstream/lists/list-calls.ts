import { createHash } from 'node:crypto';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import { programVersion } from '../../common/program-version.ts';
import { readsTexts } from '../../schema/personal-texts.ts';
import { claimsOf } from '../authenticate.ts';
import { read } from '../input.ts';
import { requireRole } from '../require-role.ts';
import type { Tables } from '../tables.ts';
import { type Answer, AnswerCache, codedBody, codings, nameFor } from './answer-cache.ts';
import { type List, versionOf } from './list.ts';

/** Long and small lists worked out at once, as many as share two processors; tokens and writes have the other connections. */
const computedAtOnce = { long: 2, small: 2 } as const;

/** Of each of these for one user: where one asks for month after month, another's turn comes as soon as one is done. */
const computedForOne = { long: 2, small: 1 } as const;

/** Users whose requests are counted. */
const mostUsers = 10_000;

/** What the calls need; `publicUrl` and `timeZone` are part of every body. */
interface ListDependencies {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Most bytes of answers that are cached. */
  readonly cacheBytes: number;
}

/** The calls that answer lists. */
export interface ListCalls {
  /** The version of the list that a request asks for, to be read with its token; null for every other request. */
  versionFor(request: Request): RawBuilder<string> | null;
  readonly router: Router;
}

/**
 * Serves lists. The ETag is made of the version of what the list reads, so it holds for every instance and after a
 * restart, and a 304 takes no more than the query that checks the token. A body is worked out once for each version, in
 * one snapshot with the version that it is named after. Where a version has the bytes of the one before, who knows those
 * gets a 304 too: a sign-in in time changes the version of the late, and not the list.
 */
export function listCalls(lists: readonly List[], dependencies: ListDependencies): ListCalls {
  const { db, timeZone, publicUrl, now, cacheBytes } = dependencies;
  const byPath = new Map(lists.flatMap((list) => list.paths.map((path) => [path, list])));
  const cache = new AnswerCache(cacheBytes);
  const queue = (places: number) => bulkhead(places, Number.POSITIVE_INFINITY);
  const limits = { long: queue(computedAtOnce.long), small: queue(computedAtOnce.small) };
  const lanes = new LRUCache<string, BulkheadPolicy>(atMost(2 * mostUsers));
  const laneOf = (userID: string, size: keyof typeof limits) => {
    const name = `${size} ${userID}`;
    const lane = lanes.get(name) ?? queue(computedForOne[size]);
    lanes.set(name, lane);
    return lane;
  };
  const program = [programVersion(['upstream', 'schema', 'common']), timeZone, publicUrl];
  const nameOf = (address: string, version: string) => {
    const hash = createHash('sha256').update(JSON.stringify([...program, address, version]));
    return `W/"${hash.digest('base64url')}"`;
  };

  const compute = async (
    list: List,
    search: unknown,
    address: string,
    withoutTexts: List['withoutTexts'],
  ): Promise<Answer> => {
    const at = now();
    const isolated = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    const answer = await isolated.execute(async (snapshot) => {
      const etag = nameOf(address, await readVersion(snapshot, versionOf(list.reads(search, at))));
      const known = cache.find(address, etag);
      if (known) return known;
      const rows = await list.rows(snapshot, search, at);
      return {
        etag,
        rows: withoutTexts && typeof rows !== 'string' ? rows.map((row) => withoutTexts(row as never)) : rows,
      };
    });
    if ('body' in answer) return answer;
    const { etag, rows } = answer;
    const begin = JSON.stringify({ status: 'success', message: list.message }).slice(0, -1);
    // Of a long text with the others around it the engine would first make one more.
    const parts = [`${begin},"data":`, typeof rows === 'string' ? rows : JSON.stringify(rows), '}'];
    return { etag, body: Buffer.concat(parts.map((part) => Buffer.from(part))) };
  };

  const serve = (list: List): RequestHandler => {
    const size = list.isSmall ? 'small' : 'long';
    return async (request, response) => {
      const search = read(list.search, request.query);
      const withoutTexts = readsTexts(claimsOf(response).role) ? undefined : list.withoutTexts;
      const address = `${list.paths[0]} ${JSON.stringify(search)}${withoutTexts ? ' without texts' : ''}`;
      const etag = nameOf(address, response.locals.version ?? '');
      response.vary('Accept-Encoding');
      if (isFresh(request, response, etag)) return;
      const find = () =>
        cache.get(address, etag, (begin) =>
          limits[size].execute(() => {
            begin();
            return compute(list, search, address, withoutTexts);
          }),
        );
      const lane = laneOf(response.locals.claims?.userID ?? '', size);
      const findInTurn = () => lane.execute(() => (response.destroyed ? null : find()));
      // Who joins what is being worked out costs nothing: one user's many pages do not wait for one another.
      const answer = cache.find(address, etag) ?? (await (cache.isUnderWay(address) ? find() : findInTurn()));
      if (!answer) return;
      if (isFresh(request, response, nameFor(answer, request.get('If-None-Match')))) return;
      const coding = codings.find((one) => request.acceptsEncodings(one));
      const body = coding ? await codedBody(answer, coding) : answer.body;
      if (coding && body !== answer.body) response.set('Content-Encoding', coding);
      response.type('json').set('Content-Length', String(body.length)).end(body);
    };
  };

  const router = Router({ caseSensitive: true, strict: true });
  for (const list of lists) {
    const guards = list.roles ? [requireRole(...list.roles)] : [];
    for (const path of list.paths) router.get(path, ...guards, serve(list));
  }
  return {
    router,
    versionFor: ({ method, path, query }) => {
      const list = method === 'GET' || method === 'HEAD' ? byPath.get(path) : undefined;
      const search = list?.search.safeParse(query);
      return list && search?.success ? versionOf(list.reads(search.data, now())) : null;
    },
  };
}

/**
 * The version of a list, first of all in the transaction that reads its rows. What follows sorts a hundred thousand
 * people in memory.
 */
async function readVersion(db: Kysely<Tables>, version: RawBuilder<string>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select ${version} as version
    from set_config('work_mem', '32MB', true) as memory`.execute(db);
  return rows[0]?.version ?? '';
}

/** Names the version in the answer, and answers 304 when it is the caller's. */
function isFresh(request: Request, response: Response, etag: string): boolean {
  response.set('ETag', etag);
  if (!request.fresh) return false;
  response.status(304).end();
  return true;
}
