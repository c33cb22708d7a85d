import { codeOf, type ErrorCode } from '../errors.ts';

/** Codes for failures of upstream itself. Any other refusal is an answer to one caller, in words for them alone. */
const faultCodes: readonly (ErrorCode | null)[] = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_BAD_RESPONSE'];

/** Whether an error is a failure of upstream, which whoever makes the same call would meet too. */
export const isUpstreamFault = (error: unknown): boolean => faultCodes.includes(codeOf(error));
