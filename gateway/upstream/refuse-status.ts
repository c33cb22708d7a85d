import { codedError } from '../shared/errors.ts';
import type { Call } from './call.ts';
import {
  badResponse,
  messageOf,
  parseReply,
  type RejectionReason,
  rejected,
  unavailable,
  unknownOutcome,
  type Withhold,
} from './envelope.ts';
import type { Reply } from './exchange.ts';
import { asFailure, asMissingCall } from './faults.ts';
import { isOutage } from './outage.ts';

const tooManyRequests = 429;

/**
 * Throws for every HTTP status that section 7 gives no meaning; the envelope of the others decides. Outages are
 * UPSTREAM_UNAVAILABLE, refusals UPSTREAM_REJECTED with the `reason` that the status gives.
 */
export function refuseStatus(
  { call }: Call,
  { status, bytes }: Reply,
  { hasToken, withhold }: { readonly hasToken: boolean; readonly withhold: Withhold },
): void {
  if (status >= 200 && status < 300) return;
  const reply = parseReply(bytes);
  const isRefusal = reply?.status === 'error';
  const message = reply ? messageOf(reply, withhold) : '';
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
    const refusal = rejected(message, namedReason(reply.reason) ?? reasonOf(status, call));
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
