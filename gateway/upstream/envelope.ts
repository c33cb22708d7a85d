import { codedError } from '../shared/errors.ts';
import { type ResumableTask, runAtOnce } from '../shared/event-loop.ts';
import { readSpelling } from './read.ts';
import { parseSteps } from './readers/parse-steps.ts';
import { presentable } from './readers/presentable.ts';

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

/** UPSTREAM_UNAVAILABLE for a write whose outcome is not known. */
export const unknownOutcome = () =>
  unavailable(
    'The connection to the attendance service broke off. It may have done this or not: look before you try again.',
  );

/** UPSTREAM_UNAVAILABLE, with the server's message where there is one. */
export function unavailable(message = '') {
  return codedError(
    'UPSTREAM_UNAVAILABLE',
    message || 'The attendance service cannot be reached. Try again in a moment.',
  );
}

/** A reply of upstream's, whose parts may be anything. */
type Reply = Readonly<Record<string, unknown>>;

/** The reply as a JSON object, or null when it is not one. */
export function parseReply(bytes: Buffer): Reply | null {
  return runAtOnce(replySteps(bytes));
}

function* replySteps(bytes: Buffer): ResumableTask<Reply | null> {
  try {
    const value = yield* parseSteps(bytes);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Gets upstream's text where it is not fit for users. */
export type Withhold = (message: string) => void;

/** The server's own message where it is fit for users; `data` holds it where the message is missing. */
export function messageOf(reply: Readonly<Record<string, unknown>>, withhold: Withhold): string {
  return presentable(readSpelling(reply.message) || readSpelling(reply.data), withhold);
}

/**
 * Opens a reply. Throws UPSTREAM_REJECTED with the server's message for status error and UPSTREAM_BAD_RESPONSE for
 * bytes that are not a JSON object; any status other than success and error is `none`.
 */
export function openEnvelope(bytes: Buffer, withhold?: Withhold): Envelope {
  return runAtOnce(envelopeSteps(bytes, withhold));
}

/** The same in steps. */
export function* envelopeSteps(bytes: Buffer, withhold: Withhold = () => {}): ResumableTask<Envelope> {
  const reply = yield* replySteps(bytes);
  if (!reply) throw badResponse();
  const status = readSpelling(reply.status);
  const message = messageOf(reply, withhold);
  if (status === 'error') throw rejected(message);
  return status === 'success' ? { status, data: reply.data, message } : { status: 'none', message };
}

/** Why upstream refused, as far as its HTTP status shows, or the reply itself. */
export type RejectionReason =
  | 'NOT_FOUND'
  | 'DUPLICATE'
  | 'IN_USE'
  | 'UNKNOWN_REFERENCE'
  | 'KEY_IN_USE'
  | 'KEY_REUSED'
  | 'TOO_LONG'
  | 'OTHER';

/** UPSTREAM_REJECTED with the server's message. */
export function rejected(message: string, reason: RejectionReason = 'OTHER') {
  const standard = 'The attendance service refused this. Try again; tell the administrator if it stays.';
  return codedError('UPSTREAM_REJECTED', message || standard, { reason });
}
