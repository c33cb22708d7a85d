import type { IncomingMessage } from 'node:http';
import { pathOf } from './middleware.ts';

/** Most bytes of a GraphQL request that is no form. */
export const maximumBodyBytes = 256 * 1024;

/** A body that cannot be read, with the HTTP status that says why. */
class BodyFault extends Error {
  readonly status: 400 | 413;

  constructor(status: 400 | 413) {
    super('The body cannot be read.');
    this.status = status;
  }
}

/** What nearly every GraphQL request is: JSON in UTF-8, sent as it is by POST. */
export function isPlainOperation(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    method === 'POST' &&
    pathOf(request) === '/graphql' &&
    headers['content-encoding'] === undefined &&
    /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')
  );
}

const decoder = new TextDecoder();

/**
 * What the body of such a request says. Throws an error with the `status` 413 when it is too large, 400 when it breaks
 * off or is neither a JSON object nor a list.
 */
export const receiveJSON = async (request: IncomingMessage): Promise<unknown> =>
  parse(decoder.decode(await receive(request)));

function parse(text: string): unknown {
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyFault(400);
  }
  if (typeof value !== 'object' || value === null) throw new BodyFault(400);
  return value;
}

function receive(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maximumBodyBytes) return reject(new BodyFault(413));
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maximumBodyBytes) reject(new BodyFault(413));
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    // The caller has left in the middle.
    request.once('error', () => reject(new BodyFault(400)));
  });
}
