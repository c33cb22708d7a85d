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

/** Bytes of an entry, by estimate: its body, plain and in both codings, and what is known of it. */
const bytesOf = ({ body }: Answer) => 1.5 * body.length + 4_096;

const compressors: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

/** Most versions of equal bytes whose names are known. */
const mostNames = 50;

/** An answer that callers share. */
export interface SharedAnswer extends Answer {
  /** Of the newest version that had these bytes. */
  etag: string;
  /** Of all versions that had these very bytes without a break, the one that was named last at the end. */
  readonly names: Set<string>;
  /** The body in other codings, made when they are first asked for. */
  readonly coded: Map<Coding, Promise<Buffer>>;
}

/** Works out an answer; `begin` says that it reads from now on. */
type Compute = (begin: () => void) => Promise<Answer>;

/** A computation under way, and the one that begins after it. */
interface Computation {
  readonly etag: string;
  readonly answer: Promise<SharedAnswer>;
  /** Until then it will answer what is newest: whoever asks may share it. */
  hasBegun: boolean;
  next?: Promise<SharedAnswer>;
}

/**
 * The newest answers of lists by their address, within so many bytes. What is asked for meanwhile is worked out once for
 * all who ask, whoever of them leaves; of versions that follow one another faster than they are worked out, one at a
 * time. Failures reach those who wait and are not cached.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, SharedAnswer>;
  readonly #computations = new Map<string, Computation>();

  constructor(maximumBytes: number) {
    this.#answers = new LRUCache({ maxSize: maximumBytes, sizeCalculation: (answer) => Math.ceil(bytesOf(answer)) });
  }

  /** The answer at an address, when it is of this version. */
  find(address: string, etag: string): SharedAnswer | undefined {
    const known = this.#answers.get(address);
    return known?.etag === etag ? known : undefined;
  }

  /** Whether an answer at the address is being worked out: who asks for it now shares that, or the one after it. */
  isUnderWay(address: string): boolean {
    return this.#computations.has(address);
  }

  /** The answer of a version, or of a newer one; `compute` calls `begin` and then reads what is newest. */
  async get(address: string, etag: string, compute: Compute): Promise<SharedAnswer> {
    const known = this.find(address, etag);
    if (known) return known;
    const running = this.#computations.get(address);
    if (!running) return this.#begin(address, etag, compute);
    if (running.etag === etag || !running.hasBegun) return running.answer;
    // It may have begun before this version: all who come until it ends share the one after it.
    running.next ??= running.answer.then(
      () => this.#begin(address, etag, compute),
      () => this.#begin(address, etag, compute),
    );
    return running.next;
  }

  #begin(address: string, etag: string, compute: Compute): Promise<SharedAnswer> {
    const state = { etag, hasBegun: false };
    const begin = () => {
      state.hasBegun = true;
    };
    const computation: Computation = Object.assign(state, { answer: this.#compute(address, () => compute(begin)) });
    this.#computations.set(address, computation);
    const end = () => {
      if (!computation.next) this.#computations.delete(address);
    };
    computation.answer.then(end, end);
    return computation.answer;
  }

  async #compute(address: string, compute: () => Promise<Answer>): Promise<SharedAnswer> {
    const answer = await compute();
    const known = this.#answers.get(address);
    if (known?.etag === answer.etag) return known;
    if (known?.body.equals(answer.body)) {
      known.etag = answer.etag;
      name(known, answer.etag);
      return known;
    }
    const shared = { ...answer, names: new Set([answer.etag]), coded: new Map() };
    this.#answers.set(address, shared);
    return shared;
  }
}

/** The body of an answer in a coding, compressed once; as it is when it is small. */
export async function codedBody({ body, coded }: SharedAnswer, coding: Coding): Promise<Buffer> {
  if (body.length < smallestCoded) return body;
  const known = coded.get(coding) ?? compressors[coding](body);
  coded.set(coding, known);
  return known;
}

/** Notes that a version of these bytes was named; forgets the one that was named longest ago. */
function name({ names }: SharedAnswer, etag: string): void {
  names.delete(etag);
  names.add(etag);
  const [oldest] = names;
  if (names.size > mostNames && oldest !== undefined) names.delete(oldest);
}

/** The name by which a caller knows an answer, of those in its `If-None-Match`; else the newest one. */
export function nameFor(answer: SharedAnswer, ifNoneMatch = ''): string {
  const known = (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).find((etag) => answer.names.has(etag));
  if (known === undefined) return answer.etag;
  name(answer, known);
  return known;
}
