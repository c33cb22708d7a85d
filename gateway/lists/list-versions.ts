import { hash } from 'node:crypto';
import { processName } from '../http/headers.ts';
import { runInTurns } from '../shared/event-loop.ts';
import { type ListCall, rowSteps } from '../upstream/call.ts';
import type { GetReply } from '../upstream/client.ts';
import { envelopeSteps } from '../upstream/envelope.ts';
import { type Loss, Losses } from '../upstream/readers/losses.ts';
import { derivedBytesPerRow } from './index/list-index.ts';

/** Shape of a list of which only a digest is stored. */
export const digestShape = 'digest';

/**
 * The call with one row: the digest of its rows, which are not stored. A call must have one digest for all readers
 * (daily-lists.ts), since two would replace each other in the store.
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

/** Gives the rows of a version a name, which is worked out on demand. */
function nameVersion(rows: readonly unknown[], name: () => string): void {
  workOutName.set(rows, name);
}

/**
 * The name of a version: versions of one list with the same name have the same rows. All gateways give a list of upstream the
 * same name; the name of a list that is worked out of others is known only to this process.
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
  /** Upstream's latest ETag of this version; null without one. */
  etag: string | null;
  /**
   * Recognises the version when it comes without an ETag or with a new one: the body's hash; for a version without an ETag the
   * body itself, since comparing is cheaper.
   */
  readonly body: Buffer | string;
  readonly rows: readonly unknown[];
  readonly notice: string | null;
  /** Parts of the rows that could not be read. */
  readonly losses: readonly Loss[];
  /** Estimated bytes in memory. */
  readonly bytes: number;
  /** Bytes that upstream sent, which are many more than a digest takes in memory. */
  readonly bodyBytes: number;
}

/** Upstream's last answer to one caller. */
interface Revalidation<List> {
  readonly version: ListVersion;
  readonly list: List;
  readonly at: number;
  /** False after a mutation, which ends the usual window. */
  readonly isCurrent: boolean;
}

type Body = Extract<GetReply, { notModified: false }>;

/** A reply that is being parsed. */
type Parsing = Body & { readonly version: Promise<ListVersion> };

/** Versions stored of one list: the newest and the one before; more if callers have different lists. */
const usualVersions = 2;
const maximumVersions = 4;

/** Callers whose last version is stored for one list. */
const maximumCallers = 1_000;

/** Estimated bytes of a list's revalidations: those of some fifty callers. */
const bytesBesides = 16_384;

/** The versions of one list, newest first, and the last version of each caller. */
export class ListVersions<List> {
  #versions: readonly ListVersion[] = [];
  #haveCallersTheirOwn = false;
  readonly #revalidations = new Map<string, Revalidation<List>>();
  readonly #parsing: Parsing[] = [];

  /** Estimated bytes in memory. */
  get bytes(): number {
    return this.#versions.reduce((sum, version) => sum + version.bytes, bytesBesides);
  }

  /** The caller's last answer if it is less than `window` milliseconds old; else null. */
  freshFor(caller: string, now: number, window: number, mayPrecedeMutations: boolean): List | null {
    const revalidation = this.#revalidations.get(caller);
    if (!revalidation || !(revalidation.isCurrent || mayPrecedeMutations)) return null;
    const age = now - revalidation.at;
    return age >= 0 && age < window ? revalidation.list : null;
  }

  /**
   * The version that the caller most likely has: the newest, even if upstream last gave this caller an older one. Where
   * callers have different lists, the caller's last one.
   */
  versionFor(caller: string): ListVersion | undefined {
    const [newest] = this.#versions;
    return this.#haveCallersTheirOwn ? (this.#revalidations.get(caller)?.version ?? newest) : newest;
  }

  /** The version that the reply repeats, by ETag or by bytes: an unchanged list may get a new ETag. */
  find({ etag, bytes }: Body): ListVersion | undefined {
    const named = etag === null ? undefined : this.#versions.find((version) => version.etag === etag);
    if (named) return named;
    const equal = this.#versions.find(({ body }) => isBody(body, bytes));
    if (equal) equal.etag = etag;
    return equal;
  }

  /**
   * Parses a reply into the newest version, once for all callers with the same reply. Throws what `envelopeSteps` and
   * `readRows` throw, and then stores nothing.
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
    const size = isDigest ? bytesOf(rows) : bytes.length + rows.length * derivedBytesPerRow;
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
    // A revalidation of a dropped version would keep its rows in memory.
    for (const [caller, { version: last }] of this.#revalidations) {
      if (!this.#versions.includes(last)) this.#revalidations.delete(caller);
    }
    return version;
  }

  /**
   * Stores the caller's answer. `isRepeated` says that upstream sent the body of a known version; if that is an older one,
   * callers have different lists.
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

/**
 * Estimated bytes of a digest in memory. Objects in lists count little: nearly all are people, whom the digests of
 * all days share.
 */
function bytesOf(digest: unknown): number {
  if (typeof digest === 'string') return 16 + 2 * digest.length;
  if (ArrayBuffer.isView(digest)) return digest.byteLength;
  if (typeof digest !== 'object' || digest === null) return 8;
  if (Array.isArray(digest) && digest.length > 1 && typeof digest[0] !== 'string') return 16 * digest.length;
  return Object.values(digest).reduce((sum: number, value) => sum + 16 + bytesOf(value), 0);
}

const isBody = (body: ListVersion['body'], bytes: Buffer) =>
  typeof body === 'string' ? body === hashOf(bytes) : body?.equals(bytes) === true;

const hashOf = (bytes: Buffer) => hash('sha256', bytes, 'base64');
