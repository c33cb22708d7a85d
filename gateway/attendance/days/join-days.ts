import { LRUCache } from 'lru-cache';
import { maximumRangeRows } from '../../../schema/limits.ts';

type Lists<Row> = readonly (readonly Row[])[];

/** Milliseconds for which what nobody asks for again is retained. */
const retained = 60_000;

/**
 * Joins the lists of several days into one: the same array for the same lists while somebody asks for it, so that its
 * pages are sorted and searched once. At most as many rows are retained as one range may have.
 */
export function createJoin<Row>(join: (days: readonly string[], lists: Lists<Row>) => readonly Row[]) {
  const joined = new LRUCache<string, { readonly lists: Lists<Row>; readonly rows: readonly Row[] }>({
    maxSize: maximumRangeRows,
    sizeCalculation: ({ rows }) => Math.max(rows.length, 1),
    ttl: retained,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });
  return (name: string, days: readonly string[], lists: Lists<Row>): readonly Row[] => {
    const key = `${name} ${days.join()}`;
    const known = joined.get(key);
    if (known?.lists.every((list, index) => list === lists[index])) return known.rows;
    const rows = join(days, lists);
    joined.set(key, { lists, rows });
    return rows;
  };
}
