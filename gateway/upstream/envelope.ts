import { readRefusal } from '../../schema/refusals.ts';
import { codedError } from '../shared/errors.ts';
import type { Call } from './call.ts';
import type { Reply } from './exchange.ts';
import {
  badResponse,
  isOutage,
  moved,
  noting,
  type RejectionReason,
  refusalLine,
  rejected,
  rejectionReasons,
  tooOften,
  unavailable,
  unknownOutcome,
} from './faults.ts';
import { isRecord, type Loose, readCount, readSpelling } from './read.ts';
import { oneLine, presentable } from './readers/presentable.ts';

/** The envelope, opened. `none` is any status other than success and error: the specification's "No record found". */
export type Envelope =
  | { readonly status: 'success'; readonly data: unknown; readonly message: string }
  | { readonly status: 'none'; readonly message: string; readonly notice: string };

/** The reply as a JSON object, or null when it is not one. */
export function parseReply(bytes: Buffer): Loose | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
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

/**
 * How services say in a reply of any status that a session has ended or is none: programs' own words, and people's. Not
 * "not signed in", which is said of staff.
 */
const programWords =
  /\bjwt (expired|malformed|not active|must be provided)|\b(TokenExpired|JsonWebToken|NotBefore)Error\b/i;
const sessionWords =
  /\b(token|session|log-?in)\b( \w+){0,3} (expired|invalid|not valid|missing|required|timed out)\b|\b(expired|invalid|missing|no) (access |auth\w* |bearer |session |login )?(token|session)\b|^(unauthori[sz]ed|unauthenticated)[.! ]*$|\bnot logged in\b|\blog ?in first\b|\b(log|sign) ?in (again|to continue)\b/i;

/** What of that is said of no other session, such as a lesson. */
const endWords = /\b(expired|invalid|jwt|timed out|unauth\w+|again)\b|Error\b/i;

/** Statuses of HTTP with which services refuse a session besides 401. */
const sessionStatuses: readonly number[] = [400, 403, 419, 440, 498, 500];

/** Why the reply refuses the session; null where it does not. Every text of it may say so. */
function sessionRefusal(reply: Loose, pattern: RegExp): string | null {
  const { message, data, error, name, code } = reply;
  const held = [error, data].flatMap((value) => (isRecord(value) ? [value.message, value.name, value.code] : [value]));
  return [message, ...held, name, code].map(readSpelling).find((text) => pattern.test(text)) ?? null;
}

/** UNAUTHENTICATED with the service's reason. */
const sessionEnded = (reason: string, present: Present) => {
  const shown = present(reason);
  return codedError(
    'UNAUTHENTICATED',
    `The attendance service does not accept your session${shown && `: “${shown}”`}. Sign in again.`,
  );
};

/** UPSTREAM_REJECTED for the reply, with what it says of rows of a batch. */
const refused = (reply: Loose, message: string, reason?: RejectionReason, failure?: number) =>
  noting(rejected(message, reason), { refusal: readRefusal(reply.refusal), ...(failure !== undefined && { failure }) });

/**
 * Opens a reply. Throws UPSTREAM_REJECTED with the server's message for status error and UPSTREAM_BAD_RESPONSE for
 * bytes that are not a JSON object; any status other than success and error is `none`.
 */
export function openEnvelope(
  bytes: Buffer,
  present: Present = presentable,
  hasToken = false,
  isRead = false,
): Envelope {
  const reply = parseReply(bytes);
  if (!reply) throw badResponse();
  const status = readSpelling(reply.status);
  const ended = hasToken ? (sessionRefusal(reply, sessionWords) ?? sessionRefusal(reply, programWords)) : null;
  // A write that was done may say that its session ends; an empty day of a list, that there is no session on it.
  const isEnd = status !== 'success' || (isRead && isNothing(reply.data) && endWords.test(ended ?? ''));
  if (ended !== null && isEnd) throw sessionEnded(ended, present);
  const message = messageOf(reply, present);
  if (status === 'error') throw refused(reply, message);
  if (status === 'success' && hasErrors(reply)) throw badResponse('a success with errors');
  return status === 'success'
    ? { status, data: reply.data, message }
    : { status: 'none', message, notice: noRecordIn(reply) };
}

/** Whether something went wrong all the same: what is in `data` may be all that was read until then. */
const hasErrors = ({ error, errors, code, statusCode, success, ok, message, data }: Loose): boolean =>
  [error, errors].some(saysError) ||
  [code, statusCode].some(isErrorStatus) ||
  (isNothing(data) && (success === false || ok === false || failureWords.test(readSpelling(message))));

/**
 * What programs say of a failure that they caught, beside the nothing that they have read. A report of exceptions is one of
 * absence, and staff time out when they leave.
 */
const failureWords =
  /(?<!\b(?:no|any|0|without) )\b(?:\w*error|\w+exception|exception(?=:| (?:was|occurred|in)\b))\b|\bE(?:CONN|TIMEDOUT|NOTFOUND)|\b(?:request|query|connection|operation|server|database) timed out\b|\bcannot read\b/i;

/** Whether a value in the place of an error says that there is one. */
const isSaid = (value: unknown): boolean =>
  !/^(?:-*|0+|(?:no|none|null|false|undefined|ok|success|no errors?)\.?)$/i.test(String(value ?? '').trim());

/** Whether an error stands there: `{ code: 0, message: '' }` is none. */
const saysError = (value: unknown): boolean =>
  typeof value === 'object'
    ? Object.values(value ?? {}).some((held) => (typeof held === 'object' ? isFilled(held) : isSaid(held)))
    : isSaid(value);

/** Whether a number, also in text, is a status of HTTP with which something is refused or fails. */
function isErrorStatus(value: unknown): boolean {
  const status = readCount(value) ?? 0;
  return status >= 400 && status < 600;
}

/** Whether data is nothing at all, as beside words that say why. */
const isNothing = (data: unknown): boolean =>
  data === undefined || data === null || data === '' || (typeof data === 'object' && !isFilled(data));

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Most characters of a status that is quoted. */
const longestStatus = 40;

/** The specification's words for a reply that is neither success nor error, and what came where rows came with it. */
function noRecordIn({ status, data }: Loose): string {
  const rows = Array.isArray(data) ? data.length : 0;
  if (rows === 0) return 'No record found';
  const word = typeof status === 'string' ? `“${status}”` : JSON.stringify(status);
  const quoted = status === undefined ? 'no status' : `the status ${oneLine(word, longestStatus)}`;
  return `No record found: the attendance service answered ${quoted} in place of “success”. ${rows === 1 ? 'A row' : `${rows} rows`} that came with it ${rows === 1 ? 'is' : 'are'} not shown.`;
}

const tooManyRequests = 429;
/** Nobody has asked for a part. */
const partial = 206;
/** What is asked for is being made: there is no list yet. */
const accepted = 202;

/** Seconds for which a caller is refused where the service does not say it, and at most. */
const pauses = { usual: 15, most: 600 };

/** After how many seconds the service may be asked again, as its headers say: seconds, a date, or seconds until a window ends. */
function secondsOf(headers: Reply['headers'] = {}): number {
  const said = String(headers['retry-after'] ?? headers['ratelimit-reset'] ?? '').trim();
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1000);
  return Math.min(pauses.most, Math.max(1, Number.isNaN(seconds) ? pauses.usual : seconds));
}

const failedAnswer = 'The attendance service failed to do this. Try again; tell the administrator if this goes on.';

/**
 * Throws for every HTTP status that section 7 gives no meaning; the envelope of the others decides. Outages are
 * UPSTREAM_UNAVAILABLE, refusals UPSTREAM_REJECTED with the `reason` that the status gives.
 */
export function refuseStatus(
  { call }: Call,
  { status, bytes, headers }: Reply,
  { hasToken, present }: { readonly hasToken: boolean; readonly present: Present },
): void {
  if (status === partial) throw badResponse('a part of a reply');
  if (status === accepted && call.startsWith('GET ')) throw badResponse('that its reply is still to come');
  if (status >= 200 && status < 300) return;
  if (status < 400 && typeof headers?.location === 'string') throw moved(headers.location);
  const reply = parseReply(bytes);
  const isRefusal = reply?.status === 'error';
  const message = reply ? messageOf(reply, present) : '';
  if (status === tooManyRequests) throw tooOften(secondsOf(headers), message);
  if (isOutage(status)) {
    if (isRefusal && message) throw unavailable(message);
    // A load balancer that got no answer does not know what was done.
    throw hasToken && !call.startsWith('GET ') ? unknownOutcome() : unavailable();
  }
  // Without a token a 401 is sign-in's word on the password, not on a session.
  if (hasToken && status === 401) {
    throw codedError('UNAUTHENTICATED', message || 'Your session is not valid. Sign in again.');
  }
  const ended = hasToken && reply && sessionStatuses.includes(status) ? sessionRefusal(reply, programWords) : null;
  if (ended !== null) throw sessionEnded(ended, present);
  if (hasToken && status === 403) {
    throw codedError('FORBIDDEN', message || 'The attendance service does not let you do this.');
  }
  if (isRefusal) {
    const standard = status >= 500 ? failedAnswer : '';
    const reason = rejectionReasons.find((named) => named === reply.reason) ?? reasonOf(status, call);
    // A failure says nothing of what was asked for.
    throw refused(reply, message || standard, reason, status >= 500 ? status : undefined);
  }
  const isNone = status >= 400 && status < 500 && typeof reply?.status === 'string' && reply.status !== 'success';
  if (!isNone) throw noting(badResponse(), { isMissingCall: [404, 405, 501].includes(status) });
}

function reasonOf(status: number, call: string): RejectionReason {
  if (status === 404) return 'NOT_FOUND';
  if (status === 422) return 'UNKNOWN_REFERENCE';
  if (status === 409) return call.startsWith('DELETE ') ? 'IN_USE' : 'DUPLICATE';
  return 'OTHER';
}
