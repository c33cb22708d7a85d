import countEdits from 'damerau-levenshtein';

/** How a value relates to a list of names: to the letter, but for spelling, or not at all with the nearest one. */
export type NameMatch =
  | { readonly match: 'EXACT' | 'SPELLING'; readonly name: string }
  | { readonly match: 'NONE'; readonly name: string | null };

/** Longest value for which a near name is searched. */
const longestSearched = 60;

/** Distinct values for which a near name is searched: a column full of other things shall not cost seconds. */
const mostSearched = 500;

/** A name without case, accents, spaces and punctuation. */
const fold = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Words that people write beside a name or leave out: they say what it names. */
const kinds =
  /^(?:shifts?|duty|duties|hours?|hrs|times?|districts?|dist|departments?|depts?|dpt|units?|sections?|divisions?|services?|centre|center|ctr|sc|the|of)$/;

/** A name without what stands in brackets and words that say what it names; an empty string when nothing is left. */
const core = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\([^()]*\)?|\[[^[\]]*\]?/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !kinds.test(word))
    .join('');

/**
 * A search in a list of names. `SPELLING` means that one name alone differs only by case, accents, spaces or
 * punctuation. Each distinct value is worked out once; the search costs nothing for values seen before.
 */
export function createNameSearch(names: Iterable<string>): (value: string) => NameMatch {
  const exact = new Set(names);
  exact.delete('');
  const folded = [...exact].map((name) => ({ name, folded: fold(name) }));
  const spellings = Map.groupBy(folded, (entry) => entry.folded);
  const cores = Map.groupBy(exact, core);
  const seen = new Map<string, NameMatch>();
  let searched = 0;

  function search(value: string): NameMatch {
    if (exact.has(value)) return { match: 'EXACT', name: value };
    const wanted = fold(value);
    const same = spellings.get(wanted) ?? [];
    if (same.length === 1 && same[0]) return { match: 'SPELLING', name: same[0].name };
    searched += 1;
    const meant = cores.get(core(value)) ?? [];
    // Several names with the same core: "Aba Unit" and "Aba Section" are not told apart by it.
    if (meant.length === 1 && meant[0] && core(meant[0]) !== '') return { match: 'NONE', name: meant[0] };
    return { match: 'NONE', name: searched > mostSearched ? null : nearest(wanted, folded) };
  }

  return (value) => {
    const known = seen.get(value);
    if (known) return known;
    const result = search(value);
    seen.set(value, result);
    return result;
  };
}

/** The name that takes the fewest edits (a swap of neighbours is one), within a third of its length; else the only one that begins alike. */
function nearest(wanted: string, names: readonly { name: string; folded: string }[]): string | null {
  if (wanted.length < 2 || wanted.length > longestSearched) return null;
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const { name, folded } of names) {
    const allowed = Math.max(1, Math.floor(Math.max(folded.length, wanted.length) / 3));
    if (Math.abs(folded.length - wanted.length) > allowed) continue;
    const { steps: distance } = countEdits(wanted, folded);
    if (distance <= allowed && distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  if (best !== null) return best;
  const beginners = wanted.length < 3 ? [] : names.filter(({ folded }) => folded.startsWith(wanted));
  return beginners.length === 1 ? (beginners[0]?.name ?? null) : null;
}
