import type { IncomingMessage } from 'node:http';
import { BodyFault } from '../body-fault.ts';
import { maximumFileBytes, maximumFormBytes } from './upload-limits.ts';

/** Bytes of a refused form that are still read, so that its sender gets to see the answer. */
const patience = 256 * 1024;

/** Whether the content type is that of a form. */
export const isForm = (request: IncomingMessage) => /^\s*multipart\//i.test(request.headers['content-type'] ?? '');

/** Throws a `BodyFault` for a form that must not be read, from its headers alone. */
export function assertReadableForm({ method, headers }: IncomingMessage): void {
  const type = headers['content-type'] ?? '';
  if (!headers['apollo-require-preflight'])
    throw new BodyFault(400, 'Send a form with the header apollo-require-preflight: true.');
  if (method !== 'POST') throw new BodyFault(405, 'Send a form by POST.');
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new BodyFault(415, 'Send a form as multipart/form-data.');
  if (!/;\s*boundary=("[^"]+"|[^\s;"]+)/i.test(type))
    throw new BodyFault(400, 'The content-type of the form names no boundary.');
  if (headers['content-length'] === undefined) throw new BodyFault(411, 'Send a form with its content-length.');
  if (Number(headers['content-length']) > maximumFormBytes) {
    throw new BodyFault(
      413,
      `A form has at most one file of ${maximumFileBytes / 1024 / 1024} MiB. Send a smaller one.`,
    );
  }
}

/** Milliseconds until the connection of a refused form is cut: cut at once, it would take the answer with it. */
const farewell = 1_000;

/** Reads a refused form for a moment longer, then cuts the connection: so much and no more of it is read. */
export function discard(request: IncomingMessage): void {
  let size = 0;
  request.on('error', () => {});
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= patience) return;
    request.removeAllListeners('data').pause();
    setTimeout(() => request.destroy(), farewell).unref();
  });
}
