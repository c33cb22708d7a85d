/** Most bytes of an answer: what an assistant reads is what it has to think about. */
export const mostBytes = 4_096;

/** Values of a column that are shown with their counts, the most frequent first. */
const mostValues = 12;

/** A facet as the schema answers it. */
export interface Facet {
  readonly column: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** What a tool has found, before it is cut. */
export interface Found {
  /** What stands at the top, whatever is cut. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly facets: readonly Facet[];
  readonly rows: readonly unknown[];
}

/** Bytes of a part of the head that stays where not all of it has room. */
const longestPart = 256;

const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * The answer as JSON of at most 4 kB: counts and facets first, then as many rows as have room. What is left out is said
 * by numbers: `rowsShown`, and `otherValues` of a column.
 */
export function boundedAnswer({ head, facets, rows }: Found): string {
  const write = (values: number, shown: number) =>
    JSON.stringify({
      ...head,
      ...(facets.length > 0 && { facets: Object.fromEntries(facets.map((facet) => writeFacet(facet, values))) }),
      ...(rows.length > 0 && { rows: rows.slice(0, shown), rowsShown: shown }),
    });
  for (let values = mostValues; values >= 0; values -= values > 4 ? 4 : 1) {
    for (let shown = rows.length; shown >= 0; shown--) {
      const text = write(values, shown);
      if (bytesOf(text) <= mostBytes) return text;
      // Facets are cut before the first row is.
      if (facets.length > 0 && values > 0) break;
    }
  }
  // What was asked fills the answer: the address that repeats it is left out, and then all but the numbers.
  const short = Object.entries(head).filter(([, value]) => bytesOf(JSON.stringify(value) ?? '') <= longestPart);
  return JSON.stringify({ ...Object.fromEntries(short), rowsShown: 0 });
}

function writeFacet({ column, values }: Facet, most: number) {
  const frequent = values.toSorted((one, other) => other.count - one.count).slice(0, most);
  const others = values.length - frequent.length;
  return [
    column,
    {
      ...Object.fromEntries(frequent.map(({ value, count }) => [value || '(none)', count])),
      ...(others > 0 && { otherValues: others }),
    },
  ] as const;
}
