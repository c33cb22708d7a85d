/**
 * Makes the keys of one list: each wanted key as it is the first time, with a number behind it when it comes again.
 * No two are equal, and the same list gets the same keys.
 */
export function createKeys(): (wanted: string) => string {
  const times = new Map<string, number>();
  const taken = new Set<string>();
  return (wanted) => {
    let time = (times.get(wanted) ?? 0) + 1;
    let key = time === 1 ? wanted : `${wanted}-${time}`;
    while (taken.has(key)) {
      time += 1;
      key = `${wanted}-${time}`;
    }
    times.set(wanted, time);
    taken.add(key);
    return key;
  };
}
