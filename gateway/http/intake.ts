import { Readable } from 'node:stream';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { fetch } from 'undici';
import type { Config } from '../config.ts';

/** Settings of the intake routes. */
interface IntakeSettings extends Pick<Config, 'upstreamPrefix' | 'upstreamTimeout'> {
  readonly upstreamURL: string;
  /** The service's extensions; null while they are unknown. */
  readonly extensions: () => Pick<ReadonlyMap<string, unknown>, 'has'> | null;
  /** Headers that tell the service whose request it is. */
  readonly callerHeaders: (request: Request, response: Response) => Record<string, string>;
}

/** Headers that are passed on to the service, and back to the device. */
const sentOn = ['authorization', 'content-type', 'content-length', 'content-encoding', 'idempotency-key'];
const sentBack = ['content-type', 'retry-after'];

/** Milliseconds for a photo on a slow line; cutSlowSenders cuts off senders that stop much earlier. */
const longestBody = 300_000;

/**
 * `POST <prefix>/attendance/create` and `/attendance/create/many`: pass records of devices on to the service, so that a device
 * needs only the dashboard's address. The service checks key and body, and its answer goes back unchanged; 503 when it does
 * not answer, after which the device sends the record again. Without the extension `intake` these addresses are 404.
 */
export function intakeRoutes(settings: IntakeSettings): Router {
  const { upstreamPrefix, extensions } = settings;
  const router = Router({ caseSensitive: true, strict: true });
  const onlyWithIntake: RequestHandler = (_request, _response, next) =>
    next(extensions()?.has('intake') === false ? 'router' : undefined);
  for (const path of ['/attendance/create', '/attendance/create/many']) {
    router.post(`${upstreamPrefix}${path}`, onlyWithIntake, (request, response) =>
      passOn(request, response, `${upstreamPrefix}${path}`, settings),
    );
  }
  return router;
}

async function passOn(
  request: Request,
  response: Response,
  path: string,
  { upstreamURL, upstreamTimeout, callerHeaders }: IntakeSettings,
): Promise<void> {
  const ended = new AbortController();
  let deadline = setTimeout(() => ended.abort(), longestBody);
  request.once('end', () => {
    clearTimeout(deadline);
    // The service's time to answer begins when the whole body has come.
    deadline = setTimeout(() => ended.abort(), upstreamTimeout);
  });
  response.once('close', () => ended.abort());
  try {
    const answer = await fetch(upstreamURL + path, {
      method: 'POST',
      headers: { ...named(sentOn, (name) => request.get(name)), ...callerHeaders(request, response) },
      body: Readable.toWeb(request),
      duplex: 'half',
      redirect: 'manual',
      signal: ended.signal,
    });
    const text = await answer.text();
    response.status(answer.status).set(named(sentBack, (name) => answer.headers.get(name) ?? undefined));
    response.set('Cache-Control', 'no-store').send(text);
  } catch {
    // Without this the answer could wait for the end of the unread body.
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
