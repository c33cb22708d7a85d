import { readRefusal } from '../../schema/refusals.ts';
import { codedError } from '../shared/errors.ts';
import { type ResumableTask, runAtOnce } from '../shared/event-loop.ts';
import type { Call } from './call.ts';
import type { Reply } from './exchange.ts';
import {
  asFailure,
  asMissingCall,
  badResponse,
  isOutage,
  type RejectionReason,
  refusalLine,
  rejected,
  unavailable,
  unknownOutcome,
  withRefusal,
} from './faults.ts';
import { isRecord, type Loose, readSpelling } from './read.ts';
import { parseSteps } from './readers/parse-steps.ts';
import { presentable } from './readers/presentable.ts';

/** The envelope, opened. `none` is any status other than success and error: the specification's "No record found". */
export type Envelope =
  | { readonly status: 'success'; readonly data: unknown; readonly message: string }
  | { readonly status: 'none'; readonly message: string };

/** The reply as a JSON object, or null when it is not one. */
export function parseReply(bytes: Buffer): Loose | null {
  return runAtOnce(replySteps(bytes));
}

function* replySteps(bytes: Buffer): ResumableTask<Loose | null> {
  try {
    const value = yield* parseSteps(bytes);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** What people see of a text of upstream's; an empty string where it is not for them. */
export type Present = (text: string) => string;

/** The words of the reply: those for the code of a refusal, else its own message; `data` holds it where that is missing. */
function messageOf(reply: Loose, present: Present): string {
  const refusal = readRefusal(reply.refusal);
  if (refusal) return refusalLine(refusal);
  return present(readSpelling(reply.message) || readSpelling(reply.data));
}

/** UPSTREAM_REJECTED for the reply, with what it says of rows of a batch. */
const refused = (reply: Loose, message: string, reason?: RejectionReason) =>
  withRefusal(rejected(message, reason), readRefusal(reply.refusal));

/**
 * Opens a reply. Throws UPSTREAM_REJECTED with the server's message for status error and UPSTREAM_BAD_RESPONSE for
 * bytes that are not a JSON object; any status other than success and error is `none`.
 */
export function openEnvelope(bytes: Buffer, present?: Present): Envelope {
  return runAtOnce(envelopeSteps(bytes, present));
}

/** The same in steps. */
export function* envelopeSteps(bytes: Buffer, present: Present = presentable): ResumableTask<Envelope> {
  const reply = yield* replySteps(bytes);
  if (!reply) throw badResponse();
  const status = readSpelling(reply.status);
  const message = messageOf(reply, present);
  if (status === 'error') throw refused(reply, message);
  return status === 'success' ? { status, data: reply.data, message } : { status: 'none', message };
}

const tooManyRequests = 429;

const failedAnswer = 'The attendance service failed to do this. Try again; tell the administrator if it stays.';

/**
 * Throws for every HTTP status that section 7 gives no meaning; the envelope of the others decides. Outages are
 * UPSTREAM_UNAVAILABLE, refusals UPSTREAM_REJECTED with the `reason` that the status gives.
 */
export function refuseStatus(
  { call }: Call,
  { status, bytes }: Reply,
  { hasToken, present }: { readonly hasToken: boolean; readonly present: Present },
): void {
  if (status >= 200 && status < 300) return;
  const reply = parseReply(bytes);
  const isRefusal = reply?.status === 'error';
  const message = reply ? messageOf(reply, present) : '';
  if (isOutage(status)) {
    if (isRefusal && message) throw unavailable(message);
    // A load balancer that got no answer does not know what was done.
    throw hasToken && !call.startsWith('GET ') ? unknownOutcome() : unavailable();
  }
  // Without a token a 401 is sign-in's word on the password, not on a session.
  if (hasToken && status === 401) {
    throw codedError('UNAUTHENTICATED', message || 'Your session is not valid. Sign in again.');
  }
  if (hasToken && status === 403) {
    throw codedError('FORBIDDEN', message || 'The attendance service does not let you do this.');
  }
  if (isRefusal) {
    const standard = status >= 500 ? failedAnswer : '';
    const refusal = refused(reply, message || standard, namedReason(reply.reason) ?? reasonOf(status, call));
    // A failure, or too many calls, says nothing of what was asked for.
    throw status >= 500 || status === tooManyRequests ? asFailure(refusal, status) : refusal;
  }
  const isNone = status >= 400 && status < 500 && typeof reply?.status === 'string' && reply.status !== 'success';
  if (!isNone) throw status === 404 || status === 405 || status === 501 ? asMissingCall(badResponse()) : badResponse();
}

/** Reasons that a service with extensions names itself. */
const namedReasons: ReadonlySet<unknown> = new Set<RejectionReason>([
  'KEY_IN_USE',
  'KEY_REUSED',
  'IN_USE',
  'TOO_LONG',
  'OTHER',
]);

const namedReason = (reason: unknown) => (namedReasons.has(reason) ? (reason as RejectionReason) : null);

function reasonOf(status: number, call: string): RejectionReason {
  if (status === 404) return 'NOT_FOUND';
  if (status === 422) return 'UNKNOWN_REFERENCE';
  if (status === 409) return call.startsWith('DELETE ') ? 'IN_USE' : 'DUPLICATE';
  return 'OTHER';
}
