import { areReady } from './ready-rows.ts';
import type { RowPlan } from './row-plan.ts';
import { slices } from './stream.ts';

/** Shorter lists are not worth the trouble. */
const fewestRows = 500;

/**
 * The rows of one request's list when they are many: taken out of the execution, which then answers an empty list in
 * their place, and written into the answer's text slice by slice while it is sent.
 */
export class LongList {
  readonly plan: RowPlan;
  #rows: readonly unknown[] | null = null;

  constructor(plan: RowPlan) {
    this.plan = plan;
  }

  /** Whether rows were taken. */
  get isTaken(): boolean {
    return this.#rows !== null;
  }

  /**
   * What the execution is to answer in place of the rows: none when they are taken, else the rows themselves. `version`
   * is the whole list that they come from.
   */
  async take<Row>(rows: readonly Row[], version: readonly Row[]): Promise<readonly Row[]> {
    if (this.isTaken || rows.length < fewestRows || !(await areReady(version, this.plan.rows.isReady))) return rows;
    this.#rows = rows;
    return [];
  }

  /** The answer's text, with the rows in the place of the mark. */
  async *write(text: string, mark: string): AsyncGenerator<string> {
    const place = text.indexOf(mark);
    const { project } = this.plan.rows;
    yield text.slice(0, place);
    yield* slices(this.#rows ?? [], (slice, start) => {
      const rows = JSON.stringify(slice.map(project)).slice(1, -1);
      return start > 0 ? `,${rows}` : rows;
    });
    yield text.slice(place + mark.length);
  }
}

const longLists = new WeakMap<object, LongList>();

/** Lets the rows of the request with this context be taken as the plan says. */
export function expectLongList(context: object, plan: RowPlan): void {
  longLists.set(context, new LongList(plan));
}

/** What `expectLongList` has made for the request with this context. */
export const longListOf = (context: object): LongList | undefined => longLists.get(context);
