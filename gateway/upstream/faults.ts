import { codeOf, type ErrorCode } from '../shared/errors.ts';

/** Codes for failures of upstream itself. Any other refusal is an answer to one caller, in words for them alone. */
const faultCodes: readonly (ErrorCode | null)[] = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_BAD_RESPONSE'];

/** Whether an error is a failure of upstream, which whoever makes the same call would meet too. */
export const isUpstreamFault = (error: unknown): boolean => faultCodes.includes(codeOf(error));

/** The HTTP statuses of refusals that came with that of a failure. */
const failures = new WeakMap<object, number>();

/** Notes that a refusal, whose words are for the user, came with the HTTP status of a failure. */
export function asFailure<Refusal extends Error>(refusal: Refusal, status = 500): Refusal {
  failures.set(refusal, status);
  return refusal;
}

/** Whether upstream's answer shows that it does not work: it cannot be read, or comes with the status of a server's fault. */
export const isBrokenAnswer = (error: unknown): boolean =>
  codeOf(error) === 'UPSTREAM_BAD_RESPONSE' || (failures.get(error as Error) ?? 0) >= 500;

/** Whether upstream has refused a call with the status of a failure: it may answer the same call later. */
export const isFailure = (error: unknown): boolean => failures.has(error as Error);

/** Whether upstream has refused what was asked, in words, and has not failed: then it has nothing of that. */
export const isRefusal = (error: unknown): error is Error => codeOf(error) === 'UPSTREAM_REJECTED' && !isFailure(error);

/** Answers that came with the HTTP status of a call that is not there. */
const missingCalls = new WeakSet<object>();

/** Notes that the service has no such call, whatever it says of that. */
export function asMissingCall<Fault extends Error>(fault: Fault): Fault {
  missingCalls.add(fault);
  return fault;
}

/** Whether the service has answered that it has no such call. */
export const isMissingCall = (error: unknown): boolean => missingCalls.has(error as Error);
