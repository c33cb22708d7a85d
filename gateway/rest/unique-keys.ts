/** The items without those that stand there twice, by the name that each is known by; null is an item without one. */
export function eachOnce<Item>(items: readonly Item[], nameOf: (item: Item) => string | null): readonly Item[] {
  const names = new Set<string>();
  return items.filter((item) => {
    const name = nameOf(item);
    const count = names.size;
    return name === null || names.add(name).size > count;
  });
}

/**
 * Makes the keys of one list: each wanted key as it is the first time, with a number behind it when it comes again.
 * No two are equal, and the same list gets the same keys.
 */
export function createKeys(): (wanted: string) => string {
  // For each key that is taken, how often it was wanted: the keys of a large list are looked up once each.
  const times = new Map<string, number>();
  return (wanted) => {
    let time = times.get(wanted);
    if (time === undefined) {
      times.set(wanted, 1);
      return wanted;
    }
    let key: string;
    do {
      time += 1;
      key = `${wanted}-${time}`;
    } while (times.has(key));
    times.set(wanted, time);
    times.set(key, 1);
    return key;
  };
}
