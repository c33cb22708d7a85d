import type { GetReply } from '../rest/client.ts';
import { openEnvelope } from '../rest/envelope.ts';
import { derivedBytesPerRow } from './list-index.ts';

/** An answer of upstream, parsed and shaped once. */
export interface ListVersion {
  /** Upstream's name of this version; null when it names none, and then `body` is kept to compare with. */
  readonly etag: string | null;
  readonly body: Buffer | null;
  readonly rows: readonly unknown[];
  readonly notice: string | null;
  /** Bytes it holds, by estimate. */
  readonly bytes: number;
}

/** What upstream confirmed for one caller: the version, the answer made of it, and when the window began. */
interface Confirmation<List> {
  readonly version: ListVersion;
  readonly list: List;
  readonly at: number | null;
}

type Body = Extract<GetReply, { notModified: false }>;

/** Versions kept of one list: the newest and the one before; more once callers are seen to have different ones. */
const usualVersions = 2;
const maximumVersions = 4;

/** Callers whose last version is remembered for one list. */
const maximumCallers = 1_000;

/** Bytes of the confirmations of some fifty callers. */
const bytesBesides = 16_384;

/** The versions of one list, newest first, and which caller last had which. */
export class KeptList<List> {
  #versions: readonly ListVersion[] = [];
  #capacity = usualVersions;
  readonly #confirmations = new Map<string, Confirmation<List>>();

  /** Bytes held, by estimate. */
  get bytes(): number {
    return this.#versions.reduce((sum, version) => sum + version.bytes, bytesBesides);
  }

  /** What the caller was answered less than `window` milliseconds before `now`; else null. */
  confirmedFor(caller: string, now: number, window: number): List | null {
    const confirmation = this.#confirmations.get(caller);
    if (!confirmation || confirmation.at === null) return null;
    const age = now - confirmation.at;
    return age >= 0 && age < window ? confirmation.list : null;
  }

  /** The version the caller most likely still has: their last one, else the newest. */
  versionFor(caller: string): ListVersion | undefined {
    return this.#confirmations.get(caller)?.version ?? this.#versions[0];
  }

  /** The version that the reply repeats: same name, or same bytes where upstream gives no names. */
  find({ etag, bytes }: Body): ListVersion | undefined {
    return this.#versions.find((version) => (etag === null ? version.body?.equals(bytes) : version.etag === etag));
  }

  /** Parses a reply into the newest version. Throws what `openEnvelope` and `readRows` throw, and then keeps nothing. */
  add({ etag, bytes }: Body, readRows: (data: unknown) => readonly unknown[]): ListVersion {
    const envelope = openEnvelope(bytes);
    const rows = envelope.status === 'success' ? readRows(envelope.data) : [];
    const body = etag === null ? bytes : null;
    const version: ListVersion = {
      etag,
      body,
      rows,
      notice: envelope.status === 'success' ? null : 'No record found',
      bytes: bytes.length + (body?.length ?? 0) + rows.length * derivedBytesPerRow,
    };
    this.#versions = [version, ...this.#versions].slice(0, this.#capacity);
    // Who had one that is dropped would hold on to all its rows.
    for (const [caller, confirmation] of this.#confirmations) {
      if (!this.#versions.includes(confirmation.version)) this.#confirmations.delete(caller);
    }
    return version;
  }

  /** Notes what the caller was answered; `at` null leaves the caller without a window. */
  confirm(caller: string, version: ListVersion, list: List, at: number | null): void {
    if (version !== this.#versions[0]) this.#capacity = maximumVersions;
    this.#confirmations.delete(caller);
    this.#confirmations.set(caller, { version, list, at });
    if (this.#confirmations.size <= maximumCallers) return;
    for (const oldest of this.#confirmations.keys()) {
      this.#confirmations.delete(oldest);
      break;
    }
  }

  /** Ends the window of one caller, or of all. */
  endWindow(caller?: string): void {
    for (const [key, confirmation] of this.#confirmations) {
      if (caller === undefined || key === caller) this.#confirmations.set(key, { ...confirmation, at: null });
    }
  }
}
