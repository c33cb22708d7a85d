import { AsyncLocalStorage } from 'node:async_hooks';
import { codeOf } from '../shared/errors.ts';
import type { RecordCall } from './call.ts';
import { type Bearer, unattended } from './caller.ts';
import type { RestClient } from './client.ts';
import { badResponse, isUpstreamFault, unavailable } from './faults.ts';
import { readObject, readText, readWhole } from './read.ts';

/** What the service has beyond section 7: versions by name. */
export type ExtensionVersions = ReadonlyMap<string, number>;

/** Reads the reply of `GET /extensions`: a list of names and versions. */
export function readExtensions(data: unknown): ExtensionVersions {
  if (!Array.isArray(data) || data.length > mostExtensions) throw badResponse();
  return new Map(
    data.flatMap((entry): [string, number][] => {
      const name = readText(readObject(entry).name);
      const version = readWhole(readObject(entry).version);
      return /^[a-z][a-z0-9-]{0,40}$/.test(name) && version !== null && version > 0 ? [[name, version]] : [];
    }),
  );
}

const mostExtensions = 100;

/**
 * Milliseconds before the list is read again: after an answer with some, after one of a service that has none, after a
 * failure (doubled with each further one, up to `none`), and after a caller's session had ended, twice. The list store cannot
 * do this: it never keeps failures, so a service without extensions would be asked again by every request.
 */
const lasts = { list: 300_000, none: 3_600_000, fault: 30_000, session: 1_000 } as const;

/** Sessions that have ended one after the other, after which a refusal counts as a failure: it may be the call that is refused. */
const endedSessions = 2;

/** Answers of a service without extensions: no such call, in whatever form. A session that ended says nothing of them. */
const noneCodes: readonly unknown[] = ['UPSTREAM_REJECTED', 'UPSTREAM_BAD_RESPONSE', 'FORBIDDEN'];

/** The extensions of the service as it last listed them; read under the token of any caller. */
export type Extensions = ReturnType<typeof createExtensions>;

/** Whose token is used. */
type Asker = Pick<Bearer, 'token' | 'key'>;

/** The extensions of one service, as `call` reads them. */
export function createExtensions(options: {
  readonly rest: Pick<RestClient, 'find'>;
  readonly call: RecordCall<ExtensionVersions>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}) {
  const { rest, call, now } = options;
  let known: ExtensionVersions | null = null;
  let fault: unknown = null;
  let failures = 0;
  let due = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  // The read belongs to all callers: it is not part of the trace of the one who happened to come first.
  const outside = AsyncLocalStorage.snapshot();

  const refresh = async (caller: Asker) => {
    try {
      // All callers wait for it.
      const reply = await rest.find(call, { ...caller, state: unattended(), isBackground: true, isPatient: false });
      known = (reply?.status === 'success' && call.readRecord(reply.data)) || new Map();
      fault = null;
    } catch (error) {
      const code = codeOf(error);
      fault = noneCodes.includes(code) && (known?.size ?? 0) === 0 ? null : error;
      // What was known stays: a service that stumbles has not lost what it had.
      if (fault === null) known = new Map();
    }
    failures = fault === null ? 0 : failures + 1;
    due = now() + (fault === null ? (known?.size === 0 ? lasts.none : lasts.list) : pauseOf(fault, failures));
  };
  const refreshOnce = (caller: Asker): Promise<void> => {
    reading ??= outside(() => refresh(caller)).finally(() => {
      reading = null;
    });
    return reading;
  };

  return {
    /** The list as it was last read; null before that. */
    known: () => known,
    /** Reads the list in the background when there is none, or it is old. Never throws. */
    notice(caller: Asker): void {
      if (now() >= due) void refreshOnce(caller);
    },
    /** The list, at once where there is one. Throws UPSTREAM_UNAVAILABLE and UPSTREAM_TIMEOUT where it was never read. */
    async read(caller: Asker): Promise<ExtensionVersions> {
      if (known === null && (reading || now() >= due)) await refreshOnce(caller);
      else this.notice(caller);
      // A fault of another caller's session is not this one's.
      if (known === null) throw isUpstreamFault(fault) ? fault : unavailable();
      return known;
    },
  };
}

/** Another caller's token may do where one's did not. */
const pauseOf = (fault: unknown, failures: number): number =>
  codeOf(fault) === 'UNAUTHENTICATED' && failures <= endedSessions
    ? lasts.session
    : Math.min(lasts.none, lasts.fault * 2 ** (failures - 1));
