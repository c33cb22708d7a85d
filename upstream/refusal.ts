import {
  firstOf,
  longestQuoted,
  type RefusalBody,
  type RefusalCode,
  shortened,
  wordRefusal,
} from '../schema/refusals.ts';

/**
 * Why something was refused, where the status has more than one meaning: two of idempotency keys, then that somebody else
 * has it in hand, that a list is too long to be answered whole, and neither this nor that it is there already.
 */
type RefusalReason = 'KEY_IN_USE' | 'KEY_REUSED' | 'IN_USE' | 'TOO_LONG' | 'OTHER';

/** What few refusals have besides. */
interface RefusalParts extends Pick<RefusalBody, 'faults' | 'rows' | 'more'> {
  readonly retryAfter?: number;
  readonly reason?: RefusalReason;
}

/** A request that is refused: the HTTP status, and a code with fields that is worded for the person who sent it. */
export class Refusal extends Error {
  readonly status: number;
  /** Seconds after which it may be tried again; missing where trying again is of no use. */
  readonly retryAfter: number | undefined;
  /** A word for programs, where the status has more than one meaning. */
  readonly reason: RefusalReason | undefined;

  /** What was refused, for programs. */
  readonly body: RefusalBody;

  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    code: RefusalCode,
    fields: Readonly<Record<string, string | number>> = {},
    { retryAfter, reason, ...parts }: RefusalParts = {},
  ) {
    const body = { code, fields, ...parts };
    super(wordRefusal(body));
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

/** A value from outside as messages quote it: at most 60 characters. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `"${shortened(text, longestQuoted)}"`;
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** Whether the database refused a value that another row already has. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether the database refused a write because rows refer to each other; PostgreSQL 18 has a code of its own for deletes. */
export function isReferenceFault(error: unknown): boolean {
  return codeOf(error) === '23503' || codeOf(error) === '23001';
}

/** Whether there was no room left to write, for the database or for a photo. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === '53100' || codeOf(error) === 'ENOSPC';
}

/**
 * Connection faults of the network, and PostgreSQL's own: connection (08), too many of them, shutting down or starting,
 * and a statement or transaction that took too long.
 */
const awayCodes =
  /^(08\w{3}|53300|57P0[1-3]|57014|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOENT)$/;

/** What pg says without a code when a connection is lost, or none is had in time. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database gave up a statement, or a transaction that stood still, after the time that it may take. */
export function isTimedOut(error: unknown): boolean {
  return codeOf(error) === '57014' || codeOf(error) === '25P03';
}

/** Whether an error means that the database cannot be reached now; what was asked may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const errors = error instanceof AggregateError ? error.errors : [error];
  return errors.some((one) => awayCodes.test(String(codeOf(one) ?? '')) || awayMessages.test((one as Error).message));
}

/** What is wrong with one row of a batch, counted from 1. */
export type RowFault = NonNullable<RefusalBody['rows']>[number];

/** The refusal of a batch with faulty rows, all or none of which are saved. */
export function batchRefusal(rows: readonly RowFault[], status: 400 | 409 | 422): Refusal {
  const { first, ...more } = firstOf(rows);
  return new Refusal(status, 'BATCH', {}, { rows: first, ...more });
}

/** Refuses a batch that has faulty rows. */
export function refuseBatch(rows: readonly RowFault[], status: 400 | 409 | 422): void {
  if (rows.length > 0) throw batchRefusal(rows, status);
}
