import type { ResumableTask } from '../../shared/event-loop.ts';

/** Items sorted or merged in one step. */
const itemsAtOnce = 2_000;

/** The items in order, those that are equal as they stood, in steps: as `toSorted`, which cannot be interrupted. */
export function* sortSteps<Item>(items: readonly Item[], order: (a: Item, b: Item) => number): ResumableTask<Item[]> {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += itemsAtOnce) {
    if (start > 0) yield;
    parts.push(items.slice(start, start + itemsAtOnce).sort(order));
  }
  let sorted = parts;
  while (sorted.length > 1) {
    const merged: Item[][] = [];
    for (let place = 0; place < sorted.length; place += 2) {
      const [one = [], other] = sorted.slice(place, place + 2);
      merged.push(other ? yield* merge(one, other, order) : one);
    }
    sorted = merged;
  }
  return sorted[0] ?? [];
}

function* merge<Item>(
  one: readonly Item[],
  other: readonly Item[],
  order: (a: Item, b: Item) => number,
): ResumableTask<Item[]> {
  const merged: Item[] = [];
  let place = 0;
  let otherPlace = 0;
  while (place < one.length && otherPlace < other.length) {
    const [item, otherItem] = [one[place] as Item, other[otherPlace] as Item];
    if (order(item, otherItem) <= 0) {
      merged.push(item);
      place++;
    } else {
      merged.push(otherItem);
      otherPlace++;
    }
    if (merged.length % itemsAtOnce === 0) yield;
  }
  for (; place < one.length; place++) merged.push(one[place] as Item);
  for (; otherPlace < other.length; otherPlace++) merged.push(other[otherPlace] as Item);
  return merged;
}
