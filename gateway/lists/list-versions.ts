import { hash } from 'node:crypto';
import { processName } from '../http/headers.ts';
import { runInTurns } from '../shared/event-loop.ts';
import { type ListCall, rowSteps } from '../upstream/call.ts';
import type { GetReply } from '../upstream/client.ts';
import { envelopeSteps } from '../upstream/envelope.ts';
import { type Loss, Losses } from '../upstream/readers/losses.ts';
import { derivedBytesPerRow } from './index/list-index.ts';

/** Shape of a list of which nothing but a digest is retained. */
export const digestShape = 'digest';

/**
 * The same call with one row: what `digest` makes of the call's rows, which are not kept. A call has one digest for all
 * readers (daily-lists.ts): two would replace each other in the store.
 */
export function digestOf<Row, Digest>(call: ListCall<Row>, digest: (rows: readonly Row[]) => Digest): ListCall<Digest> {
  return {
    ...call,
    shape: digestShape,
    *readRows(data, losses) {
      return [digest(yield* rowSteps(call, data, losses))];
    },
  };
}

const versionNames = new WeakMap<readonly unknown[], string>();
let namedHere = 0;
const workOutName = new WeakMap<readonly unknown[], () => string>();

/** Gives the rows of a version a name by what they were made of, worked out when it is asked for. */
function nameVersion(rows: readonly unknown[], name: () => string): void {
  workOutName.set(rows, name);
}

/**
 * What stands for a version of a list: versions of one list that have one name hold the same rows. Of a list as upstream
 * sent it, every gateway makes the same name; one that is worked out of others is known to this process alone.
 */
export function versionName(rows: readonly unknown[]): string {
  const known = versionNames.get(rows);
  if (known !== undefined) return known;
  namedHere += 1;
  const name = workOutName.get(rows)?.() ?? `${processName} ${namedHere}`;
  versionNames.set(rows, name);
  return name;
}

/** An answer of upstream, parsed and shaped once. */
export interface ListVersion {
  /** Upstream's newest name of this version; null when it names none. */
  etag: string | null;
  /**
   * What the version is recognised by when it comes without a name or under a new one: the body's hash, or the body
   * itself of a version that never had a name, since comparing is cheaper.
   */
  readonly body: Buffer | string;
  readonly rows: readonly unknown[];
  readonly notice: string | null;
  /** What of the rows could not be read. */
  readonly losses: readonly Loss[];
  /** Bytes it holds, by estimate. */
  readonly bytes: number;
  /** Bytes that upstream sent; of a digest far more than it holds. */
  readonly bodyBytes: number;
}

/** What upstream last answered one caller: the version, the answer made of it, and when. */
interface Revalidation<List> {
  readonly version: ListVersion;
  readonly list: List;
  readonly at: number;
  /** False once a mutation has been made: the usual window is over. */
  readonly isCurrent: boolean;
}

type Body = Extract<GetReply, { notModified: false }>;

/** A reply that is being parsed. */
type Parsing = Body & { readonly version: Promise<ListVersion> };

/** Versions stored of one list: the newest and the one before; more once callers are seen to have different ones. */
const usualVersions = 2;
const maximumVersions = 4;

/** Callers whose last version is remembered for one list. */
const maximumCallers = 1_000;

/** Bytes of the revalidations of some fifty callers. */
const bytesBesides = 16_384;

/** The versions of one list, newest first, and which caller last had which. */
export class ListVersions<List> {
  #versions: readonly ListVersion[] = [];
  #haveCallersTheirOwn = false;
  readonly #revalidations = new Map<string, Revalidation<List>>();
  readonly #parsing: Parsing[] = [];

  /** Bytes held, by estimate. */
  get bytes(): number {
    return this.#versions.reduce((sum, version) => sum + version.bytes, bytesBesides);
  }

  /** What the caller was answered less than `window` milliseconds before `now`; else null. */
  freshFor(caller: string, now: number, window: number, mayPrecedeMutations: boolean): List | null {
    const revalidation = this.#revalidations.get(caller);
    if (!revalidation || !(revalidation.isCurrent || mayPrecedeMutations)) return null;
    const age = now - revalidation.at;
    return age >= 0 && age < window ? revalidation.list : null;
  }

  /**
   * The version that the caller's list most likely is: the newest, also for whom upstream last gave another, since
   * somebody else has fetched what changed. Where callers have different lists, the caller's last one.
   */
  versionFor(caller: string): ListVersion | undefined {
    const [newest] = this.#versions;
    return this.#haveCallersTheirOwn ? (this.#revalidations.get(caller)?.version ?? newest) : newest;
  }

  /** The version that the reply repeats, by its name or by its bytes: a list may be named anew without being changed. */
  find({ etag, bytes }: Body): ListVersion | undefined {
    const named = etag === null ? undefined : this.#versions.find((version) => version.etag === etag);
    if (named) return named;
    const equal = this.#versions.find(({ body }) => isBody(body, bytes));
    if (equal) equal.etag = etag;
    return equal;
  }

  /**
   * Parses a reply into the newest version, once for all who bring the same. Throws what `openEnvelope` and `readRows`
   * throw, and then stores nothing.
   */
  add(reply: Body, call: ListCall<unknown>, losses = new Losses()): Promise<ListVersion> {
    const { etag, bytes } = reply;
    const known = this.#parsing.find((one) =>
      etag === null ? one.etag === null && one.bytes.equals(bytes) : one.etag === etag,
    );
    if (known) return known.version;
    const parsing: Parsing = { ...reply, version: this.#parse(reply, call, losses) };
    this.#parsing.push(parsing);
    const end = () => this.#parsing.splice(this.#parsing.indexOf(parsing), 1);
    parsing.version.then(end, end);
    return parsing.version;
  }

  async #parse({ etag, bytes }: Body, call: ListCall<unknown>, losses: Losses): Promise<ListVersion> {
    const envelope = await runInTurns(envelopeSteps(bytes));
    const rows = envelope.status === 'success' ? await runInTurns(rowSteps(call, envelope.data, losses)) : [];
    const isDigest = call.shape === digestShape;
    const body = isDigest || etag !== null ? hashOf(bytes) : bytes;
    const size = isDigest ? 2 * JSON.stringify(rows).length : bytes.length + rows.length * derivedBytesPerRow;
    const version: ListVersion = {
      etag,
      body,
      rows,
      notice: envelope.status === 'success' ? null : 'No record found',
      losses: losses.all,
      bytes: size + body.length,
      bodyBytes: bytes.length,
    };
    nameVersion(rows, () => (typeof body === 'string' ? body : hashOf(body)));
    const capacity = this.#haveCallersTheirOwn ? maximumVersions : usualVersions;
    this.#versions = [version, ...this.#versions].slice(0, capacity);
    // A caller who still refers to a dropped version would keep all its rows in memory.
    for (const [caller, { version: last }] of this.#revalidations) {
      if (!this.#versions.includes(last)) this.#revalidations.delete(caller);
    }
    return version;
  }

  /**
   * Notes what the caller was answered, and when; not `isCurrent` when a mutation was made meanwhile. `isRepeated` when
   * upstream sent the body of a version that is known: of an older one, it is this caller's own.
   */
  note(caller: string, revalidation: Revalidation<List>, isRepeated: boolean): void {
    if (isRepeated && revalidation.version !== this.#versions[0]) this.#haveCallersTheirOwn = true;
    this.#revalidations.delete(caller);
    this.#revalidations.set(caller, revalidation);
    if (this.#revalidations.size <= maximumCallers) return;
    for (const oldest of this.#revalidations.keys()) {
      this.#revalidations.delete(oldest);
      break;
    }
  }

  /** Ends the usual window of one caller, or of all. */
  endWindow(caller?: string): void {
    for (const [key, revalidation] of this.#revalidations) {
      if (caller === undefined || key === caller) this.#revalidations.set(key, { ...revalidation, isCurrent: false });
    }
  }
}

const isBody = (body: ListVersion['body'], bytes: Buffer) =>
  typeof body === 'string' ? body === hashOf(bytes) : body?.equals(bytes) === true;

const hashOf = (bytes: Buffer) => hash('sha256', bytes, 'base64');
