/** How often something was true, was said, and was said where it was true; with some of what was wrong. */
export interface Score {
  readonly counts: Map<string, { true: number; given: number; right: number }>;
  /** One line for each mistake. */
  readonly mistakes: string[];
}

/** A score of nothing. */
export const emptyScore = (): Score => ({ counts: new Map(), mistakes: [] });

/** Counts one case: what is true of it, and what was said; null for nothing. `example` says where. */
export function note({ counts, mistakes }: Score, truth: string | null, given: string | null, example: string): void {
  const countOf = (name: string) => {
    const count = counts.get(name) ?? { true: 0, given: 0, right: 0 };
    counts.set(name, count);
    return count;
  };
  if (truth !== null) countOf(truth).true += 1;
  if (given !== null) countOf(given).given += 1;
  if (truth === given && truth !== null) countOf(truth).right += 1;
  if (truth !== given) mistakes.push(`${truth ?? 'nothing'} given as ${given ?? 'nothing'}: ${example}`);
}

/** Precision and recall that each name must reach, 0 to 1. */
export type Goals = Readonly<Record<string, { readonly precision: number; readonly recall: number }>>;

/** The names that miss their goals, each with its figures; a name without a goal misses when it occurs at all. */
export function missed({ counts }: Score, goals: Goals): string[] {
  return [...counts].flatMap(([name, { true: real, given, right }]) => {
    const { precision = 1, recall = 1 } = goals[name] ?? {};
    const isMet = goals[name] !== undefined && right >= precision * given && right >= recall * real;
    return isMet ? [] : [`${name}: ${real} true, ${given} given, ${right} right`];
  });
}
