import { codedError } from '../shared/errors.ts';
import type { Loose } from './read.ts';
import type { Loss } from './readers/losses.ts';
import type { ValueReader } from './readers/value-reader.ts';

/** One call to the REST service. */
export interface Call {
  /**
   * Method and template of the path, e.g. `PUT /staff/modify/{id}`: the one name by which calls are limited, counted,
   * measured and logged. It holds nothing that a caller has given, so there are as few names as endpoints.
   */
  readonly call: string;
  /** Path and query below the prefix. */
  readonly path: string;
}

/** A call that answers a single record. */
export interface RecordCall<Row> extends Call {
  /** Shapes the envelope's data; null when it holds no record. Throws UPSTREAM_BAD_RESPONSE for anything else. */
  readonly readRecord: (data: unknown) => Row | null;
}

/** A call that changes something, or signs in. */
export interface SendCall extends Call {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly body?: Loose;
  /** Lets a service with the extension `idempotency` recognise the call when it is repeated. */
  readonly idempotency?: Idempotency;
}

/** By what a service recognises a creating call that is repeated. */
export interface Idempotency {
  readonly key: string;
  /** Equal for equal requests of the caller, where the body of the call is not. */
  readonly fingerprint?: string;
}

/**
 * Makes calls of a path whose values stay within their segment, and are no part of the call's name: with that method and
 * query. Throws BAD_USER_INPUT for an id that cannot be one.
 */
export function at(literals: TemplateStringsArray, ...values: readonly string[]) {
  // An address drops `.` and `..` however they are escaped, so they would name another path.
  if (values.some((value) => /^\.{0,2}$/.test(value))) {
    throw codedError('BAD_USER_INPUT', 'This id is empty or made of dots. Give the id of a record.', { field: 'id' });
  }
  const path = String.raw({ raw: literals }, ...values.map((value) => encodeURIComponent(value.toWellFormed())));
  return (method: string, query: Readonly<Record<string, string>> = {}): Call => {
    const search = new URLSearchParams(query).toString();
    return { call: `${method} ${literals.join('{id}')}`, path: search ? `${path}?${search}` : path };
  };
}

/** A call that answers a whole list; its path is the list's identity, e.g. `/attendance/lateness?date=2026-11-19`. */
export interface ListCall<Row> extends Call {
  /** Name of the row shape where one path is read in several ways, e.g. `by day`; part of the list's identity. */
  readonly shape?: string;
  /** The day that the list is of; missing for a list of several days or of none. */
  readonly day?: string;
  /** Whether its times are compared with the shifts of its people. */
  readonly readsShifts?: boolean;
  /**
   * Shapes the envelope's data into rows; trusts nothing, drops nothing that can be read, and has `read` note what
   * cannot. Throws UPSTREAM_BAD_RESPONSE alone, when the data is neither a list nor missing, or when nothing can be read
   * of what its rows are there for.
   */
  readonly readRows: (data: unknown, read: ValueReader) => Row[];
  /** Makes of what `readRows` answers the rows that are stored, where that takes turns of its own. */
  readonly settle?: (read: readonly unknown[]) => Promise<readonly unknown[]>;
}

/** A list as it was fetched. */
export interface FetchedList {
  readonly rows: readonly unknown[];
  readonly notice: string | null;
  readonly losses: readonly Loss[];
  /** Milliseconds since 1970. */
  readonly at: number;
}
