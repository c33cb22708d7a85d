import type { CellValue, ColumnKind } from '../../schema/columns/column.ts';
import { eachPlace, type Steps } from '../yield-turn.ts';
import { compareTexts, sortByKeys } from './sort-keys.ts';
import { sortSteps } from './sort-steps.ts';

/**
 * The place of each value of a column in ascending order, from 0: numbers by size, timestamps by instant, days by date,
 * texts by alphabet with the numbers in them by value. Equal values share a place; those that are empty or no value of
 * their kind get `values.length`.
 */
export function* rankSteps(kind: ColumnKind, values: readonly CellValue[]): Steps<Uint32Array> {
  if (kind === 'number' || kind === 'timestamp' || kind === 'yesNo') return yield* rankNumbers(kind, values);
  const texts = values.map(String);
  const order = yield* kind === 'date' || kind === 'longDate' ? sortDays(texts) : sortTexts(texts);
  const ranks = new Uint32Array(values.length).fill(values.length);
  let rank = -1;
  let last = '';
  yield* eachPlace(order.length, (place) => {
    const code = order[place] as number;
    const text = texts[code] as string;
    if (text === '') return;
    if (text !== last) rank += 1;
    last = text;
    ranks[code] = rank;
  });
  return ranks;
}

function* rankNumbers(kind: ColumnKind, values: readonly CellValue[]): Steps<Uint32Array> {
  const numbers = new Float64Array(values.length);
  yield* eachPlace(values.length, (code) => {
    const value = values[code] as CellValue;
    numbers[code] = value === '' ? Number.NaN : kind === 'timestamp' ? Date.parse(String(value)) : Number(value);
  });
  // What is no number comes last.
  const sorted = numbers.toSorted();
  yield;
  const distinct = sorted.filter((number, place) => !Number.isNaN(number) && number !== sorted[place - 1]);
  const ranks = new Uint32Array(values.length);
  yield* eachPlace(values.length, (code) => {
    const number = numbers[code] as number;
    ranks[code] = Number.isNaN(number)
      ? values.length
      : firstPlace(distinct.length, (place) => (distinct[place] as number) >= number);
  });
  return ranks;
}

/** The first place from 0 on that passes, where all after it do; `count` when none does. */
function firstPlace(count: number, passes: (place: number) => boolean, start = 0): number {
  let [from, to] = [start, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

const placesOf = (texts: readonly string[]) => Array.from(texts.keys());

function* sortDays(texts: readonly string[]): Steps<readonly number[]> {
  const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return yield* sortSteps(placesOf(texts), (a, b) => byCodeUnits(texts[a] as string, texts[b] as string));
}

/** The places of the texts by alphabet. */
function* sortTexts(texts: readonly string[]): Steps<ArrayLike<number>> {
  const compare = (a: number, b: number) => compareTexts(texts[a] as string, texts[b] as string);
  const { sorted, others } = yield* sortByKeys(texts);
  if (others.length === 0) return sorted;
  const inserted = yield* sortSteps(others, compare);
  const order = new Uint32Array(texts.length);
  let taken = 0;
  for (const [count, place] of inserted.entries()) {
    const next = firstPlace(sorted.length, (other) => compare(sorted[other] as number, place) > 0, taken);
    order.set(sorted.subarray(taken, next), taken + count);
    order[next + count] = place;
    taken = next;
    if (count % 1_000 === 0) yield;
  }
  order.set(sorted.subarray(taken), taken + inserted.length);
  return order;
}
