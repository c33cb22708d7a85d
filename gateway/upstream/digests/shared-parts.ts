import type { ResumableTask } from '../../shared/event-loop.ts';

/** Parts that are known, before all are forgotten: the people of a large company, as some months tell them. */
const mostParts = 60_000;

/** Parts looked at before others may have their turn. */
const partsInATurn = 500;

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether nothing but texts, numbers and truths is in it. */
function isFlat(value: object): boolean {
  for (const name in value) if (isObject((value as Plain)[name])) return false;
  return true;
}

/**
 * Parts that many digests have in common: each day names the same people again, so each of them is held once. Flat
 * objects within a digest count as such parts.
 */
export class SharedParts {
  readonly #known = new Map<string, object>();

  /** Puts known parts in the place of equal ones, within the value itself; answers the bytes saved, about. */
  *share(value: unknown): ResumableTask<number> {
    let saved = 0;
    if (Array.isArray(value)) {
      // Most arrays hold numbers or texts alone.
      const length = isObject(value[0]) ? value.length : 0;
      for (let index = 0; index < length; index++) {
        if (index % partsInATurn === 0) yield;
        saved += yield* this.#replace(value[index], (part) => (value[index] = part));
      }
    } else if (value instanceof Map) {
      for (const [key, part] of value) saved += yield* this.#replace(part, (shared) => value.set(key, shared));
    } else if (isObject(value) && !ArrayBuffer.isView(value)) {
      for (const [name, part] of Object.entries(value)) {
        saved += yield* this.#replace(part, (shared) => Object.assign(value, { [name]: shared }));
      }
    }
    return saved;
  }

  /** Puts what is known in the place of a part; answers the bytes saved, about. */
  *#replace(part: unknown, put: (shared: object) => unknown): ResumableTask<number> {
    if (!isObject(part)) return 0;
    if (ArrayBuffer.isView(part)) {
      put(ownBytes(part));
      return 0;
    }
    if (Array.isArray(part) || part instanceof Map || !isFlat(part)) return yield* this.share(part);
    const key = JSON.stringify(part);
    const known = this.#known.get(key);
    if (!known) {
      this.#learn(key, part);
      return 0;
    }
    put(known);
    return key.length;
  }

  #learn(key: string, part: object): void {
    if (this.#known.size >= mostParts) this.#known.clear();
    this.#known.set(key, part);
  }
}

/** The same numbers without the rest of the bytes that they were read from. */
function ownBytes(view: ArrayBufferView): ArrayBufferView {
  const isOwn = view.byteLength === view.buffer.byteLength || !('slice' in view);
  return isOwn ? view : (view as Uint8Array).slice();
}
