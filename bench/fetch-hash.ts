import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, errors, request } from 'undici';

/** An answer as far as it is compared: its hash, and how it begins, for people. */
export interface Fetched {
  readonly hash: string;
  readonly beginning: string;
  readonly body: Buffer;
}

/** What is asked for: a GraphQL request with a body, else a path. */
export interface Asked {
  readonly url: string;
  readonly token: string;
  readonly body?: string;
}

// Servers close idle connections after five seconds; who closes first loses no request.
const agent = new Agent({ keepAliveTimeout: 1_000, headersTimeout: 120_000, bodyTimeout: 120_000 });

/** Longer answers are hashed as they come; none of them holds the time of its revalidation. */
const longest = 2 ** 23;

/** Servers revalidate their lists at different times, and each has cursors of its own. */
const ownTexts = /"(?:asOf|endCursor)":"[^"]*"/g;

/**
 * Asks and reads the whole answer. A connection that broke before the answer began is tried once more: on a busy machine
 * a server may close it just when it is used again.
 */
export async function fetchHash(asked: Asked): Promise<Fetched> {
  try {
    return await fetchOnce(asked);
  } catch (error) {
    if (!isReset(error)) throw error;
    await wait(50);
    return fetchOnce(asked);
  }
}

const isReset = (error: unknown) =>
  error instanceof errors.SocketError || (error as { code?: unknown } | null)?.code === 'ECONNRESET';

async function fetchOnce({ url, token, body }: Asked): Promise<Fetched> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    accept: 'application/graphql-response+json, application/json;q=0.9',
    authorization: `Bearer ${token}`,
  };
  const method = body === undefined ? 'GET' : 'POST';
  const response = await request(url, { dispatcher: agent, method, headers, ...(body !== undefined && { body }) });
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response.body as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
  }
  const hash = createHash('sha1').update(String(response.statusCode));
  if (bytes > longest) for (const part of withoutEnd(parts)) hash.update(part);
  else hash.update(Buffer.concat(withoutEnd(parts)).toString('latin1').replace(ownTexts, ''), 'latin1');
  const beginning = `${response.statusCode} ${parts[0]?.toString('utf8', 0, 500) ?? ''}`;
  return { hash: hash.digest('hex'), beginning, body: Buffer.concat(parts) };
}

/** What ours carries besides the answer, at its end: what it cost, and what of the schema will go. */
const extensions = /,"extensions":\{"cost":\{[^{}]*\}(?:,"warnings":\[.*\])?\}\}$/;

/** The answer without what servers may end it with: a line feed, and what it cost. */
function withoutEnd(parts: readonly Buffer[]): readonly Buffer[] {
  // The end may lie across two parts.
  const end = Buffer.concat(parts.slice(-2)).toString('latin1').trimEnd().replace(extensions, '}');
  return [...parts.slice(0, -2), Buffer.from(end, 'latin1')];
}
