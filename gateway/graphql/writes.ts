import { z } from 'zod';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { CreatedCredential, Resolvers, Source } from '../generated/resolvers.ts';
import { answered, failed, unreadable } from '../lists/read-part.ts';
import { wallClock } from '../shared/dates.ts';
import { codedError, codeOf } from '../shared/errors.ts';
import type { ListCall, RecordCall, SendCall } from '../upstream/call.ts';
import type { Envelope } from '../upstream/envelope.ts';
import { badResponse, inLines, rejected } from '../upstream/faults.ts';
import { readObject, readText } from '../upstream/read.ts';
import type { UserRow } from '../upstream/readers/accounts.ts';
import type { LeaveRow } from '../upstream/readers/leave.ts';
import type { ReviewRow } from '../upstream/readers/review.ts';
import type { HolidayRow, ShiftRow } from '../upstream/readers/shift.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import { checkInput } from './check-input.ts';

/** Codes after which it is unknown whether upstream made the change, with the start of the message. */
const unknownOutcomes: Readonly<Record<string, string>> = {
  UPSTREAM_TIMEOUT: 'The attendance service did not answer in time',
  UPSTREAM_BAD_RESPONSE: 'The answer of the attendance service cannot be read',
};

/**
 * Sends a write once under the caller's token. After it, whatever its outcome, the next read of every list calls upstream
 * again; with `isOwn` only the caller's next reads. `lines` are those of the sheet that a batch's rows came from. Throws UPSTREAM_REJECTED with the server's message, also for a status that
 * is neither success nor error, and what the REST client throws. The message says when the outcome is unknown.
 */
export async function write(
  call: SendCall,
  context: Context,
  options: { readonly timeout?: number; readonly isOwn?: boolean; readonly lines?: readonly number[] } = {},
): Promise<Extract<Envelope, { status: 'success' }>> {
  try {
    const reply = await context.rest.send(call, bearer(context), options.timeout);
    if (reply.status === 'success') return reply;
    throw rejected(reply.message || 'No record found');
  } catch (error) {
    const what = unknownOutcomes[codeOf(error) ?? ''];
    if (!what) throw options.lines ? inLines(error, options.lines) : error;
    const next = call.idempotency ? 'Send it again with the same key' : 'Check the list before you try again';
    const message = `${what}. The change may have been made or not. ${next}.`;
    throw codedError(codeOf(error) ?? 'UPSTREAM_BAD_RESPONSE', message);
  } finally {
    if (options.isOwn) context.lists.forget(bearer(context).key);
    else context.lists.forgetAll();
  }
}

const rule = 'An idempotency key has 1 to 128 printable characters without spaces, such as a UUID.';
const argument = z.object({
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,128}$/, rule)
    .nullish(),
});

/** The argument `idempotencyKey` of a creating mutation; undefined where it is not given. Throws BAD_USER_INPUT. */
export function checkKey(args: { readonly idempotencyKey?: string | null | undefined }): string | undefined {
  return checkInput(argument, { idempotencyKey: args.idempotencyKey }).idempotencyKey ?? undefined;
}

/**
 * Adds an idempotency key to the call, so that the service creates once. `fingerprint` identifies what the caller sent when
 * the gateway makes a different body of it each time.
 */
export function withKey(call: SendCall, key: string | undefined, fingerprint?: string): SendCall {
  if (key === undefined) return call;
  return { ...call, idempotency: { key, ...(fingerprint !== undefined && { fingerprint }) } };
}

/** The fields of a Confirmation for the written record, and their rows. */
interface WrittenRows {
  readonly user: UserRow;
  readonly staffMember: StaffMemberRow;
  readonly shift: ShiftRow;
  readonly holiday: HolidayRow;
  readonly review: ReviewRow;
  readonly leave: LeaveRow;
}

/** A record as upstream has it after a write, or why it is unknown. */
interface Reread {
  readonly row: unknown;
  readonly source: Source;
}

/** How the written record is read again; `id` is null when the service answered none. */
export interface Reading {
  readonly field: keyof WrittenRows;
  read(id: string | null): Promise<Reread>;
}

/** A finished write. The written record is read once, when the first field asks for it. */
export interface Written {
  readonly message: string;
  /** Null when the service answered none. */
  readonly id: string | null;
  readonly field: keyof WrittenRows | null;
  reread(): Promise<Reread | null>;
}

/** Creates the model of a finished write; without `reading` there is no record to read. */
export function written(message: string, id: string | null, reading: Reading | null): Written {
  let reread: Promise<Reread | null> | undefined;
  return {
    message,
    id,
    field: reading?.field ?? null,
    reread: () => {
      reread ??= reading ? reading.read(id) : Promise.resolve(null);
      return reread;
    },
  };
}

interface ConfirmOptions {
  /** Message where upstream gives none. */
  readonly standard: string;
  /** Known before the write; else the service may answer it. */
  readonly id?: string;
  readonly reading?: Reading;
}

/** Sends a write and answers upstream's message and the written record. Throws what `write` throws. */
export async function confirm(
  call: SendCall,
  context: Context,
  { standard, id, reading }: ConfirmOptions,
): Promise<Written> {
  const { message, data } = await write(call, context);
  return written(message || standard, id ?? (readText(readObject(data)._id) || null), reading ?? null);
}

/** Why a written record is unknown, for people. */
const unknown = {
  none: 'The attendance service does not list it yet. Load it again in a moment.',
  several: 'Several records have these values, so it is unknown which one is new.',
} as const;

/** Reads the one record of a list for which `isIt` holds. A failure becomes the source's state, since the write is done. */
export async function findWritten<Row>(
  call: ListCall<Row>,
  context: Context,
  isIt: (row: Row) => boolean,
): Promise<Reread> {
  try {
    const { rows, notice, asOf } = await context.lists.read(call, bearer(context));
    if (notice !== null) return { row: null, source: unreadable(call.call, notice, asOf) };
    const [row, another] = rows.filter(isIt);
    if (row && !another) return { row, source: answered(call.call, asOf) };
    return { row: null, source: unreadable(call.call, another ? unknown.several : unknown.none, asOf) };
  } catch (error) {
    return { row: null, source: failed(call.call, error, { afterWrite: true }) };
  }
}

/** The same by a call for the record. */
export async function readWritten<Row>(call: RecordCall<Row>, context: Context): Promise<Reread> {
  try {
    const reply = await context.rest.find(call, bearer(context));
    const row = reply?.status === 'success' ? call.readRecord(reply.data) : null;
    const asOf = wallClock(context);
    return { row, source: row ? answered(call.call, asOf) : unreadable(call.call, unknown.none, asOf) };
  } catch (error) {
    return { row: null, source: failed(call.call, error, { afterWrite: true }) };
  }
}

async function rowOf<Field extends keyof WrittenRows>(
  { field, reread }: Written,
  asked: Field,
): Promise<WrittenRows[Field] | null> {
  // `reading.field` names the type of its rows.
  return field === asked ? ((await reread())?.row as WrittenRows[Field] | null) : null;
}

async function keyOf({ id, reread }: Written): Promise<string | null> {
  return id ?? ((await reread())?.row as { id?: string } | null)?.id ?? null;
}

/** Answers of mutations. */
export const confirmation: Resolvers = {
  Confirmation: {
    id: keyOf,
    user: (done) => rowOf(done, 'user'),
    staffMember: (done) => rowOf(done, 'staffMember'),
    shift: (done) => rowOf(done, 'shift'),
    holiday: (done) => rowOf(done, 'holiday'),
    review: async (done) => (await rowOf(done, 'review'))?.review ?? null,
    leave: (done) => rowOf(done, 'leave'),
    source: async ({ reread }) => (await reread())?.source ?? null,
  },
};

/**
 * Sends a call that creates a credential. Its reply has the credential in `property` the first time, and its id every time.
 * The answer is neither compressed nor stored. Throws what `write` throws.
 */
export async function confirmSecret(
  call: SendCall,
  context: Context,
  property: 'token' | 'key',
): Promise<CreatedCredential> {
  context.state.holdsSecret = true;
  const { message, data } = await write(call, context);
  const made = readObject(data);
  const id = readText(made._id);
  if (id === '') throw badResponse();
  return { message: message || 'Operation Completed', id, secret: readText(made[property]) || null };
}
