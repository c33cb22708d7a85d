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
