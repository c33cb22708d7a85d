import { processName } from '../http/etag.ts';

const names = new WeakMap<readonly unknown[], string>();
let count = 0;
const namers = new WeakMap<readonly unknown[], () => string>();

/** Gives the rows of a version a name by what they were made of, worked out when it is asked for. */
export function nameVersion(rows: readonly unknown[], name: () => string): void {
  namers.set(rows, name);
}

/**
 * What stands for a version of a list: versions of one list that have one name hold the same rows. Of a list as upstream
 * sent it, every gateway makes the same name; one that is worked out of others is known to this process alone.
 */
export function versionName(rows: readonly unknown[]): string {
  const known = names.get(rows);
  if (known !== undefined) return known;
  count += 1;
  const name = namers.get(rows)?.() ?? `${processName} ${count}`;
  names.set(rows, name);
  return name;
}
