import { GraphQLError } from 'graphql';
import { type RefusalBody, wordRefusal } from '../../schema/refusals.ts';
import { codedError, codeOf, type ErrorCode } from '../shared/errors.ts';
import { oneLine } from './readers/presentable.ts';

/** HTTP statuses that a load balancer answers without a server behind it, and a service that cannot work now. */
const outages: readonly number[] = [502, 503, 504];

/** Whether the HTTP status says that the service does not work, whatever the reply carries. */
export const isOutage = (status: number): boolean => outages.includes(status);

/** UPSTREAM_BAD_RESPONSE for a reply that cannot be used; `what` says what it holds. */
export const badResponse = (what = 'something that cannot be read') =>
  codedError(
    'UPSTREAM_BAD_RESPONSE',
    `The attendance service answered ${what}. Try again; tell the administrator if this goes on.`,
  );

/** UPSTREAM_BAD_RESPONSE for a call that another place is named for; what follows its path may be a secret. */
export const moved = (place: string) => badResponse(`that this call has moved to ${place.replace(/[?#].*$/s, '')}`);

/** UPSTREAM_UNAVAILABLE, with the server's message where there is one. */
export const unavailable = (message = '') =>
  codedError('UPSTREAM_UNAVAILABLE', message || 'The attendance service cannot be reached. Try again in a moment.');

/** `in a second`, `in 15 seconds`. */
export const inSeconds = (seconds: number) => (seconds === 1 ? 'in a second' : `in ${seconds} seconds`);

/** UPSTREAM_UNAVAILABLE for a caller whom the service has refused for so many seconds, as they ask too often. */
export function tooOften(seconds: number, message = '') {
  const words = (message || 'The attendance service was asked too often').replace(/[.!]?$/, '.');
  const fault = codedError('UPSTREAM_UNAVAILABLE', `${words} The gateway asks again ${inSeconds(seconds)}.`, {
    retryAfter: seconds,
  });
  return noting(fault, { isOwn: true });
}

/** UPSTREAM_UNAVAILABLE for a write whose outcome is not known. */
export const unknownOutcome = () =>
  unavailable(
    'The connection to the attendance service broke off. It may have done this or not: check before you try again.',
  );

/** Why upstream refused, as far as its HTTP status shows, or the reply itself. */
export const rejectionReasons = [
  'NOT_FOUND',
  'DUPLICATE',
  'IN_USE',
  'UNKNOWN_REFERENCE',
  'KEY_IN_USE',
  'KEY_REUSED',
  'TOO_LONG',
  'OTHER',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** UPSTREAM_REJECTED with the server's message. */
export function rejected(message: string, reason: RejectionReason = 'OTHER') {
  const standard = 'The attendance service refused this. Try again; tell the administrator if this goes on.';
  return codedError('UPSTREAM_REJECTED', message || standard, { reason });
}

/** What is known of a fault besides its code. */
interface FaultFacts {
  /** What the service says, for programs, of what it has refused. */
  readonly refusal?: RefusalBody | null;
  /** Its call had waited behind others of its caller, paused with them, or asked too often: another caller's may do. */
  readonly isOwn?: boolean;
  /** It is a refusal, whose words are for the user, that came with the HTTP status of a failure. */
  readonly failure?: number;
  /** It came with the HTTP status of a call that the service does not have. */
  readonly isMissingCall?: boolean;
}

const noted = new WeakMap<object, FaultFacts>();

/** Notes what is known of a fault. */
export function noting<Fault>(fault: Fault, facts: FaultFacts): Fault {
  noted.set(fault as object, facts);
  return fault;
}

const factsOf = (fault: unknown): FaultFacts => noted.get(fault as object) ?? {};

/** Most characters of the words of a refusal: a batch names several rows. */
const longestRefusal = 2_000;

/** The words of a refusal. `lines` are those of the sheet, by the rows that were sent. */
export const refusalLine = (refusal: RefusalBody, lines: readonly number[] = []): string =>
  oneLine(
    wordRefusal(refusal, (row) => lines[row - 1] ?? row),
    longestRefusal,
  );

/** The refusal of a batch with its rows called by the lines of the sheet: `lines` are those of the rows as they were sent. */
export function inLines(error: unknown, lines: readonly number[]): unknown {
  const { refusal } = factsOf(error);
  if (!refusal?.rows || !(error instanceof GraphQLError)) return error;
  return codedError('UPSTREAM_REJECTED', refusalLine(refusal, lines), error.extensions);
}

/** Codes for failures of upstream itself. Any other refusal is an answer to one caller and quoted to nobody else. */
const faultCodes: readonly (ErrorCode | null)[] = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_BAD_RESPONSE'];

/** Whether an error is a failure of upstream or of the way to it. */
export const isUpstreamFault = (error: unknown): boolean => faultCodes.includes(codeOf(error));

/** Whether an error is for all who wait for the same call: upstream has failed, whoever asks. */
export const isForAll = (error: unknown): boolean => isUpstreamFault(error) && !factsOf(error).isOwn;

/** Whether upstream's answer shows that it does not work: the answer cannot be read, or its status is a server's fault. */
export const isBrokenAnswer = (error: unknown): boolean =>
  codeOf(error) === 'UPSTREAM_BAD_RESPONSE' || (factsOf(error).failure ?? 0) >= 500;

/** Whether upstream has refused a call with the status of a failure: it may answer the same call later. */
export const isFailure = (error: unknown): boolean => factsOf(error).failure !== undefined;

/** Whether upstream has refused what was asked, in words, and has not failed: it has nothing of that kind. */
export const isRefusal = (error: unknown): error is Error => codeOf(error) === 'UPSTREAM_REJECTED' && !isFailure(error);

/** Whether the service has answered that it has no such call. */
export const isMissingCall = (error: unknown): boolean => factsOf(error).isMissingCall ?? false;
