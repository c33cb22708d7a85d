import { Readable } from 'node:stream';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { fetch } from 'undici';

/** What the routes of intake need. */
interface IntakeSettings {
  /** The attendance service, scheme and host. */
  readonly upstreamURL: string;
  /** Prefix of every call of it. */
  readonly upstreamPrefix: string;
  /** Milliseconds that the service may take to answer once a record has come whole. */
  readonly timeout: number;
  /** What the service has beyond section 7; null while that is not known. */
  readonly extensions: () => Pick<ReadonlyMap<string, unknown>, 'has'> | null;
}

/** Headers that a device's request has for the service, and those of the answer that are the device's. */
const sentOn = ['authorization', 'content-type', 'content-length', 'content-encoding', 'idempotency-key'];
const sentBack = ['content-type', 'retry-after'];

/** Milliseconds for a photo on a slow line; whoever makes no headway is cut off long before. */
const longestBody = 300_000;

/**
 * `POST <prefix>/attendance/create` and `/attendance/create/many`: hands records of devices on to the service, so that a
 * device needs no other address than the dashboard's. The service judges the key and the body. Its answer comes back as it
 * is; 503 where it does not answer: then the device sends the record again. A service without the extension `intake` has
 * no such addresses.
 */
export function intakeRoutes(settings: IntakeSettings): Router {
  const { upstreamPrefix, extensions } = settings;
  const router = Router({ caseSensitive: true, strict: true });
  const onlyWithIntake: RequestHandler = (_request, _response, next) =>
    next(extensions()?.has('intake') === false ? 'router' : undefined);
  for (const path of ['/attendance/create', '/attendance/create/many']) {
    router.post(`${upstreamPrefix}${path}`, onlyWithIntake, (request, response) =>
      handOn(request, response, `${upstreamPrefix}${path}`, settings),
    );
  }
  return router;
}

async function handOn(
  request: Request,
  response: Response,
  path: string,
  { upstreamURL, timeout }: IntakeSettings,
): Promise<void> {
  const ended = new AbortController();
  let deadline = setTimeout(() => ended.abort(), longestBody);
  request.once('end', () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => ended.abort(), timeout);
  });
  response.once('close', () => ended.abort());
  try {
    const answer = await fetch(upstreamURL + path, {
      method: 'POST',
      headers: named(sentOn, (name) => request.get(name)),
      body: Readable.toWeb(request),
      duplex: 'half',
      redirect: 'manual',
      signal: ended.signal,
    });
    const text = await answer.text();
    response.status(answer.status).set(named(sentBack, (name) => answer.headers.get(name) ?? undefined));
    response.set('Cache-Control', 'no-store').send(text);
  } catch {
    // What is left of the body is not read: without this an answer could wait for its end.
    request.unpipe().resume();
    if (response.destroyed) return;
    const message = 'The attendance service does not answer. Send the record again.';
    response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '2' });
    response.json({ status: 'error', message, data: null });
  } finally {
    clearTimeout(deadline);
  }
}

const named = (names: readonly string[], find: (name: string) => string | undefined): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = find(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
