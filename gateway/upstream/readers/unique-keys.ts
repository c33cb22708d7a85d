import { isRecord, type Loose, readID, readSpelling } from '../read.ts';

/** The records of a list without those that stand there twice, equal in everything. */
export function eachOnce(records: readonly Loose[]): readonly Loose[] {
  const known = new Map<string, Loose[]>();
  return records.filter((record) => {
    const name = nameOf(record);
    const others = known.get(name);
    if (name === '' || others === undefined) {
      if (name !== '') known.set(name, [record]);
      return true;
    }
    const text = JSON.stringify(record);
    if (others.some((other) => JSON.stringify(other) === text)) return false;
    others.push(record);
    return true;
  });
}

/** By what records that may be equal are found: cheap, for nearly all are one of their kind. */
function nameOf({ _id, staffID, name }: Loose): string {
  const person = isRecord(staffID) ? staffID.staffID : staffID;
  return readID(_id) || readSpelling(person) || readSpelling(name);
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
