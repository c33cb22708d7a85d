import { settings } from '../../gateway/config.ts';
import { codeOf } from '../../gateway/shared/errors.ts';
import type { Call, ListCall } from '../../gateway/upstream/call.ts';
import { openEnvelope } from '../../gateway/upstream/envelope.ts';
import { isOutage } from '../../gateway/upstream/faults.ts';
import { ValueReader } from '../../gateway/upstream/readers/value-reader.ts';
import { compareValues, type Deviation, pagedOf } from './compare-values.ts';

/** A reply as it came. */
export interface RawReply {
  readonly status: number;
  readonly type: string;
  readonly etag: string | null;
  readonly bytes: Buffer;
  readonly milliseconds: number;
  /** Why there is no reply, or not all of it. */
  readonly fault?: Deviation;
}

/** A call of section 7 as a service answers it; no deviations where it was not tried, with the reason. */
export interface ComparedCall {
  readonly call: string;
  readonly deviations: readonly Deviation[];
  readonly notTried?: string;
}

/** Sends one request below the prefix and reads the reply to its end. */
export type SendRequest = (
  call: Call & { readonly body?: unknown },
  token?: string | null,
  etag?: string,
) => Promise<RawReply>;

/** Milliseconds after which the gateway gives a call up, unless it is set otherwise. */
const answerTimeoutMs = settings.UPSTREAM_TIMEOUT_MS.parse(undefined);

/** How the gateway takes a list that is not confirmed by a 304. */
export const comparedWhole = 'the whole list is read and compared at every revalidation';

/** How the gateway takes a field that is missing, where that is more than an empty cell. */
const without: Readonly<Record<string, string>> = {
  _id: 'the record cannot be opened, changed or deleted',
  role: 'the role is shown as unknown',
  startTime: 'nobody can be shown as late by this shift',
  attendanceDate: 'the time is shown empty and sorted first',
  daysLate: 'the report by day has no rows',
  dateAbsent: 'the report by day has no rows',
};

/** What every reply of a call must be; each deviation says how the gateway takes it. */
export function compareEnvelope(reply: RawReply): Deviation[] {
  const found: Deviation[] = [];
  const add = (what: string, taken: string) => found.push({ what, taken });
  if (reply.fault) {
    found.push(reply.fault);
    return found;
  }
  if (reply.milliseconds > answerTimeoutMs) {
    add(`took ${reply.milliseconds} ms`, `UPSTREAM_TIMEOUT after ${answerTimeoutMs} ms: raise UPSTREAM_TIMEOUT_MS`);
  }
  if (reply.status < 200 || reply.status > 299) add(`HTTP ${reply.status}`, takenBy(reply));
  else {
    const body = parsed(reply.bytes);
    if (!isObject(body)) add('not a JSON object of status, message and data', takenBy(reply));
    else {
      if (body.status !== 'success') add(`status ${JSON.stringify(body.status)}`, takenBy(reply));
      if (typeof body.message !== 'string') add('no message', 'the gateway shows its own words instead');
    }
    if (!/^application\/json\b/i.test(reply.type))
      add(`content type ${reply.type || 'none'}`, 'read as JSON all the same');
  }
  return found;
}

/** What the reply of a list must be besides: rows with these fields, and a validator. */
export function compareList(
  reply: RawReply,
  call: ListCall<unknown>,
  fields: readonly string[],
  read: ValueReader,
): Deviation[] {
  const found = compareEnvelope(reply);
  const data = (parsed(reply.bytes) as { data?: unknown } | null)?.data;
  if (found.some(({ taken }) => taken.startsWith('UPSTREAM_'))) return found;
  if (!Array.isArray(data)) {
    found.push({ what: 'data is not a list', taken: takenBy(reply, call) });
    return found;
  }
  if (reply.etag === null) found.push({ what: 'no ETag', taken: comparedWhole, isAdvice: true });
  found.push(...pagedOf(call.call, data));
  const rows = data.filter(isObject);
  if (rows.length < data.length) found.push({ what: 'entries that are not objects', taken: 'they are left out' });
  for (const field of fields) {
    const empty = rows.filter((row) => row[field] === undefined).length;
    if (empty > 0) {
      found.push({
        what: `${field} is missing in ${empty} of ${rows.length} rows`,
        taken: without[field] ?? 'shown empty',
      });
    }
  }
  const taken = takenBy(reply, call, read);
  found.push(...compareValues(call.call, rows, read.losses));
  if (taken !== `${rows.length} rows`) found.push({ what: `${rows.length} rows`, taken });
  return found;
}

/** How the gateway takes a reply: its error code, or how many rows it reads. */
function takenBy(reply: RawReply, call?: ListCall<unknown>, read = new ValueReader('UTC')): string {
  if (reply.fault) return reply.fault.taken;
  if (reply.status === 401) return 'UNAUTHENTICATED: the user is signed out';
  if (reply.status === 403) return 'FORBIDDEN';
  if (isOutage(reply.status)) return 'UPSTREAM_UNAVAILABLE';
  try {
    const envelope = openEnvelope(reply.bytes);
    if (envelope.status === 'none') return `an empty list with the notice “${envelope.notice}”`;
    return call ? `${call.readRows(envelope.data, read).length} rows` : 'as success';
  } catch (error) {
    return codeOf(error) ?? 'an error of the gateway';
  }
}

/** The JSON of a reply; null for anything else. */
export function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
