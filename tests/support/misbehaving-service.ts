import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { onTestFinished } from 'vitest';
import { strangersToken } from '../../gateway/lists/store.ts';
import { listen } from './listen.ts';

/** How a service answers one request. */
export type Misbehaviour = (response: ServerResponse) => void;

/** Answers a text as JSON, whatever it is. */
export const body =
  (text: string, status = 200, type = 'application/json'): Misbehaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(text);

/** Answers an envelope of status success with these data. */
export const success = (data: unknown): Misbehaviour => body(JSON.stringify({ status: 'success', message: '', data }));

const unauthorised = body('{"status":"error","message":"Sign in first."}', 401);

/** A good envelope, then a field of as many bytes as asked. */
export const padded =
  (rows: unknown, bytes: number): Misbehaviour =>
  (response) => {
    function* pieces() {
      yield `{"status":"success","message":"","data":${JSON.stringify(rows)},"padding":"`;
      const piece = 'x'.repeat(1_000_000);
      for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
      yield '"}';
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    // The gateway may hang up in the middle.
    pipeline(Readable.from(pieces()), response).catch(() => {});
  };

/** Never answers. */
export const hang: Misbehaviour = () => {};

/**
 * A service of section 7 alone on a free port until the test is over, which answers everything as `behave` last said.
 * It has no extensions, whatever it does otherwise: the gateway's look at them is not a request of the test's.
 */
export async function startMisbehavingService() {
  let current: Misbehaviour = success([]);
  let exempt: RegExp | null = null;
  const requests: { line: string; authorization: string | undefined }[] = [];
  const { url, close: stop } = await listen((request, response) => {
    if (request.url?.endsWith('/extensions')) {
      body('{}', 404)(response);
      return;
    }
    requests.push({ line: `${request.method} ${request.url}`, authorization: request.headers.authorization });
    request.resume().once('end', () => {
      const isStranger = request.headers.authorization === `Bearer ${strangersToken}`;
      if (exempt?.test(request.url ?? '')) (isStranger ? unauthorised : success([]))(response);
      else current(response);
    });
  });
  onTestFinished(stop);
  return {
    url,
    /** Every request so far, in order. */
    requests,
    /** Answers as said, but for the addresses that `except` fits: they get an empty list, and strangers a refusal. */
    behave: (misbehaviour: Misbehaviour, except: RegExp | null = null) => {
      current = misbehaviour;
      exempt = except;
    },
    /** Ends the service: connections are refused from here on. */
    stop,
  };
}
