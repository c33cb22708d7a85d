import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { type OperationFacts, type RequestTally, requestTally } from '../rest/tally.ts';
import { bearerKey } from '../viewer.ts';

/** An HTTP response that is one text. */
export interface WholeResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
}

/** What an answer was made of. It does not keep the rows from being forgotten. */
interface Ingredient {
  readonly call: RequestTally['reads'][number]['call'];
  readonly rows: WeakRef<readonly unknown[]>;
  readonly notice: string | null;
  /** Null where the answer does not tell it. */
  readonly asOf: string | null;
}

interface Kept {
  readonly response: WholeResponse;
  readonly operation: OperationFacts;
  readonly rows: number;
  readonly ingredients: readonly Ingredient[];
}

/** Longer operations and answers are asked too seldom and take too much room. */
const longestOperation = 8_192;
const longestAnswer = 65_536;

/**
 * Answers to queries, each kept for the caller who got it, and given again when they ask the same while all that it was
 * made of still holds: the caller's own token, and lists that upstream confirms to them now, as ever. Answers that
 * anything else had a part in (the time, upstream itself, signed addresses, a failure) are not kept.
 */
export class ResponseCache {
  readonly #kept: LRUCache<string, Kept>;

  /** `maximumBytes` of answers, by estimate; 0 keeps none. */
  constructor(maximumBytes: number) {
    this.#kept = new LRUCache({
      maxSize: Math.max(1, maximumBytes),
      sizeCalculation: ({ response, ingredients }, key) =>
        2 * (response.text.length + key.length) + 1_024 * (1 + ingredients.length),
    });
  }

  /** Names what was asked and by whom; null when nothing is kept of it. `accept` is the header of that name. */
  keyOf({ token, viewer }: Context, accept: string | undefined, text: string): string | null {
    if (token === null || viewer === null || text === '' || text.length > longestOperation) return null;
    // No header holds the end of a line.
    return `${bearerKey(token)}\n${accept ?? ''}\n${text}`;
  }

  /** The answer kept under the key, if it still holds. Its lists are read for that; the operation, if it must run, reads the same. */
  async find(key: string, { lists, token }: Context): Promise<WholeResponse | null> {
    const kept = this.#kept.get(key);
    const tally = requestTally.getStore();
    if (!kept || !tally) return null;
    const holds = async ({ call, rows, notice, asOf }: Ingredient) => {
      const list = await lists.readAhead(call, token ?? '');
      return list.rows === rows.deref() && list.notice === notice && (asOf === null || list.asOf === asOf);
    };
    // The failure of a list becomes part of the answer when the operation runs into it.
    const held = await Promise.all(kept.ingredients.map(holds)).catch(() => [false]);
    if (!held.every(Boolean)) {
      this.#kept.delete(key);
      return null;
    }
    tally.operation = kept.operation;
    tally.rows = kept.rows;
    return kept.response;
  }

  /** Keeps an answer, where the tally of its request allows it. */
  keep(key: string, response: WholeResponse, { operation, isRepeatable, isDated, reads, rows }: RequestTally): void {
    if (operation?.kind !== 'query' || operation.code !== null || !isRepeatable) return;
    if (response.text.length > longestAnswer) return;
    // Equal reads at one time bring one list.
    const read = new Map(reads.map(({ call, list }) => [list, call]));
    const ingredients = Array.from(read, ([list, call]) => ({
      call,
      rows: new WeakRef(list.rows),
      notice: list.notice,
      asOf: isDated ? list.asOf : null,
    }));
    this.#kept.set(key, { response, operation, rows, ingredients });
  }
}
