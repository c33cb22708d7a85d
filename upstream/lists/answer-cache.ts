import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The body of a list under the name of the version that it holds. */
export interface Answer {
  readonly etag: string;
  readonly body: Buffer;
}

/** Content codings of an answer, the preferred one first. */
export const codings = ['br', 'gzip'] as const;
type Coding = (typeof codings)[number];

/** Smaller bodies gain nothing from a coding. */
const smallestCoded = 1_024;

/** Bytes of an entry besides its body, by estimate. */
const bytesBesides = 1_024;

const compressors: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

/** An answer that callers share. */
export interface SharedAnswer extends Answer {
  /** The body in other codings, made when they are first asked for. */
  readonly coded: Map<Coding, Promise<Buffer>>;
  bytes: number;
}

/**
 * The newest answers of lists by their address, within so many bytes. What is asked for meanwhile is worked out once for
 * all who ask, whoever of them leaves. Failures reach those who wait and are not cached.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, SharedAnswer>;
  readonly #computed = new Map<string, Promise<SharedAnswer>>();

  constructor(maximumBytes: number) {
    this.#answers = new LRUCache({ maxSize: maximumBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The answer at an address, when it is of this version. */
  find(address: string, etag: string): SharedAnswer | undefined {
    const known = this.#answers.get(address);
    return known?.etag === etag ? known : undefined;
  }

  /** The answer of a version; `compute` may bring a newer one. */
  async get(address: string, etag: string, compute: () => Promise<Answer>): Promise<SharedAnswer> {
    const known = this.find(address, etag);
    if (known) return known;
    const running = this.#computed.get(etag);
    if (running) return running;
    const computed = this.#compute(address, compute).finally(() => this.#computed.delete(etag));
    this.#computed.set(etag, computed);
    return computed;
  }

  async #compute(address: string, compute: () => Promise<Answer>): Promise<SharedAnswer> {
    const answer = await compute();
    const known = this.#answers.get(address);
    if (known?.etag === answer.etag) return known;
    const shared = { ...answer, coded: new Map(), bytes: answer.body.length + 2 * address.length + bytesBesides };
    this.#answers.set(address, shared);
    return shared;
  }

  /** The body in a coding, compressed once; as it is when it is small. */
  async coded(address: string, answer: SharedAnswer, coding: Coding): Promise<Buffer> {
    const known = answer.coded.get(coding);
    if (known) return known;
    if (answer.body.length < smallestCoded) return answer.body;
    const compressing = compressors[coding](answer.body);
    answer.coded.set(coding, compressing);
    const body = await compressing;
    answer.bytes += body.length;
    if (this.#answers.peek(address) !== answer) return body;
    // lru-cache measures a value when it is new to it, not when it has grown.
    this.#answers.delete(address);
    this.#answers.set(address, answer);
    return body;
  }
}
