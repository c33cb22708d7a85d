import type { CellValue, ColumnKind } from '../../../schema/columns/column.ts';
import { numberIn } from '../../../schema/columns/number-in.ts';
import { eachPlace, type ResumableTask } from '../../shared/event-loop.ts';
import { compareTexts, sortByKeys } from './sort-keys.ts';
import { sortSteps } from './sort-steps.ts';

/**
 * The place of each value of a column in ascending order, from 0: numbers by size, timestamps by instant, days by date,
 * texts by alphabet with the numbers in them by value. Equal values share a place; those that are empty or no value of
 * their kind get `values.length`.
 */
export function* rankSteps(kind: ColumnKind, values: readonly CellValue[]): ResumableTask<Uint32Array> {
  if (isNumeric(kind)) return yield* rankNumbers(kind, values);
  const texts = values.map(String);
  const order = yield* isDay(kind) ? sortDays(texts) : sortTexts(texts);
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

function* rankNumbers(kind: ColumnKind, values: readonly CellValue[]): ResumableTask<Uint32Array> {
  const numbers = new Float64Array(values.length);
  yield* eachPlace(values.length, (code) => {
    numbers[code] = numberOf(kind, values[code] as CellValue);
  });
  // What is not a number comes last.
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

/** The order of two values of a column, as their ranks have it; those that have none come last. */
export function compareValues(kind: ColumnKind, one: CellValue, other: CellValue, isDescending: boolean): number {
  const isNone = hasNoRank(kind, one);
  const isOtherNone = hasNoRank(kind, other);
  if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone);
  const order = isNumeric(kind)
    ? numberOf(kind, one) - numberOf(kind, other)
    : (isDay(kind) ? compareCodeUnits : compareTexts)(String(one), String(other));
  return isDescending ? -order : order;
}

const isNumeric = (kind: ColumnKind) => kind === 'number' || kind === 'timestamp' || kind === 'yesNo';

const isDay = (kind: ColumnKind) => kind === 'date' || kind === 'longDate';

const hasNoRank = (kind: ColumnKind, value: CellValue) =>
  isNumeric(kind) ? Number.isNaN(numberOf(kind, value)) : value === '';

const numberOf = (kind: ColumnKind, value: CellValue): number => {
  if (value === '') return Number.NaN;
  if (kind === 'number') return numberIn(value);
  return kind === 'timestamp' ? Date.parse(String(value)) : Number(value);
};

const compareCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The first place from 0 on that passes, where all after it do; `count` when none does. */
export function firstPlace(count: number, passes: (place: number) => boolean, start = 0): number {
  let [from, to] = [start, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

const placesOf = (texts: readonly string[]) => Array.from(texts.keys());

function* sortDays(texts: readonly string[]): ResumableTask<readonly number[]> {
  return yield* sortSteps(placesOf(texts), (a, b) => compareCodeUnits(texts[a] as string, texts[b] as string));
}

/** The places of the texts by alphabet. */
function* sortTexts(texts: readonly string[]): ResumableTask<ArrayLike<number>> {
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
