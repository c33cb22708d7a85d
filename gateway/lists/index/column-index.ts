import type { CellValue, Column, ColumnKind } from '../../../schema/columns/column.ts';
import { formatCell } from '../../../schema/format.ts';
import { eachPlace, mapSteps, type ResumableTask } from '../../shared/event-loop.ts';
import { fold } from './fold.ts';
import { rankSteps } from './rank-values.ts';

/**
 * One column of one list version, as a number for each row that points into the column's distinct values. Filters,
 * searches, sorts and counts look at each distinct value once instead of at each row. Everything is worked out when it
 * is first asked for, in steps.
 */
export class ColumnIndex {
  readonly kind: ColumnKind;
  /** For each row, the place of its value in `values`. */
  readonly codes: Uint32Array;
  /** The raw values, in the order in which they first occur: each once, unless nearly all are different. */
  readonly values: readonly CellValue[];
  #shown: readonly string[] | undefined;
  #folded: readonly string[] | undefined;
  #ranks: Uint32Array | undefined;
  #ascending: Uint32Array | undefined;

  constructor(kind: ColumnKind, codes: Uint32Array, values: readonly CellValue[]) {
    this.kind = kind;
    this.codes = codes;
    this.values = values;
  }

  /** The distinct values as people read them. */
  *shown(): ResumableTask<readonly string[]> {
    if (this.kind === 'text') return this.values as readonly string[];
    this.#shown ??= yield* mapSteps(this.values, (value) => formatCell(this.kind, value));
    return this.#shown;
  }

  /** The shown values without case and accents. */
  *folded(): ResumableTask<readonly string[]> {
    this.#folded ??= yield* mapSteps(yield* this.shown(), fold);
    return this.#folded;
  }

  /** Place of each distinct value in ascending order, from 0; equal values share one; `values.length` for none. */
  *ranks(): ResumableTask<Uint32Array> {
    this.#ranks ??= yield* rankSteps(this.kind, this.values);
    return this.#ranks;
  }

  /** A value of each rank, in ascending order, as places in `values`. */
  *ascending(): ResumableTask<Uint32Array> {
    const ranks = yield* this.ranks();
    this.#ascending ??= valuesByRank(ranks);
    return this.#ascending;
  }
}

function valuesByRank(ranks: Uint32Array): Uint32Array {
  const byRank = new Uint32Array(ranks.length);
  let count = 0;
  for (const [code, rank] of ranks.entries()) {
    if (rank === ranks.length) continue;
    byRank[rank] = code;
    count = Math.max(count, rank + 1);
  }
  return byRank.subarray(0, count);
}

/** Rows after which a column that has had no value twice is taken for one of numbers that all differ. */
const rowsToTell = 4_000;

/** Reads a column of all rows once. */
export function* indexColumn<Row>(rows: readonly Row[], column: Column<Row>): ResumableTask<ColumnIndex> {
  const codes = new Uint32Array(rows.length);
  const values: CellValue[] = [];
  const known = new Map<CellValue, number>();
  let areDifferent = false;
  yield* eachPlace(rows.length, (place) => {
    const value = column.value(rows[place] as Row);
    if (place === rowsToTell) areDifferent = values.length === place;
    // To look up what is never found would be most of the work.
    let code = areDifferent ? undefined : known.get(value);
    if (code === undefined) {
      code = values.length;
      if (!areDifferent) known.set(value, code);
      values.push(value);
    }
    codes[place] = code;
  });
  return new ColumnIndex(column.kind, codes, values);
}

/**
 * The same numbers in ascending order of `places[codes[number]]`; those with equal places keep their order. Linear:
 * `places` lie between 0 and `largest`.
 */
export function sortByPlace(
  order: Uint32Array,
  codes: Uint32Array | null,
  places: Uint32Array,
  largest: number,
): Uint32Array {
  const placeOf = (entry: number) => places[codes ? (codes[entry] as number) : entry] as number;
  const starts = new Uint32Array(largest + 2);
  for (const entry of order) starts[placeOf(entry) + 1] = (starts[placeOf(entry) + 1] as number) + 1;
  for (let place = 1; place < starts.length; place++) {
    starts[place] = (starts[place] as number) + (starts[place - 1] as number);
  }
  const sorted = new Uint32Array(order.length);
  for (const entry of order) {
    const place = placeOf(entry);
    const target = starts[place] as number;
    sorted[target] = entry;
    starts[place] = target + 1;
  }
  return sorted;
}
