import { codedError } from '../errors.ts';
import { readFirstText, readText } from './read.ts';

/** The envelope, opened. `none` is any status other than success and error: the specification's "No record found". */
export type Envelope =
  | { readonly status: 'success'; readonly data: unknown; readonly message: string }
  | { readonly status: 'none'; readonly message: string };

/** UPSTREAM_BAD_RESPONSE for a reply that cannot be used. */
export function badResponse() {
  return codedError(
    'UPSTREAM_BAD_RESPONSE',
    'The attendance service answered something that cannot be read. Try again; tell the administrator if it stays.',
  );
}

/** UPSTREAM_UNAVAILABLE, with the server's message where there is one. */
export function unavailable(message = '') {
  return codedError(
    'UPSTREAM_UNAVAILABLE',
    message || 'The attendance service cannot be reached. Try again in a moment.',
  );
}

/** The reply as a JSON object, or null when it is none. */
export function parseReply(bytes: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** The server's own message, at most 500 characters; `data` holds it where the message is missing. */
export function messageOf(reply: Readonly<Record<string, unknown>>): string {
  return readFirstText(reply.message, reply.data).slice(0, 500);
}

/**
 * Opens a reply. Throws UPSTREAM_REJECTED with the server's message for status error and UPSTREAM_BAD_RESPONSE for
 * bytes that are no JSON object; any status other than success and error is `none`.
 */
export function openEnvelope(bytes: Buffer): Envelope {
  const reply = parseReply(bytes);
  if (!reply) throw badResponse();
  const status = readText(reply.status);
  if (status === 'error') throw rejected(messageOf(reply));
  const message = messageOf(reply);
  return status === 'success' ? { status, data: reply.data, message } : { status: 'none', message };
}

/** UPSTREAM_REJECTED with the server's message. */
export function rejected(message: string) {
  return codedError('UPSTREAM_REJECTED', message || 'The attendance service refused this without saying why.');
}
