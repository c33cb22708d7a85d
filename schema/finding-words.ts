const kinds = [
  'AWAY',
  'SAME_FIX',
  'TRAVEL',
  'SAME_PICTURE',
  'REFERENCE_MISSING',
  'REFERENCE_TINY',
  'REFERENCE_SHARED',
  'RECOGNISED_WITHOUT_PHOTO',
] as const;

/** A kind of finding: a value of the SDL enum FindingKind. */
export type FindingWord = (typeof kinds)[number];

/** Every kind of finding, in the order of the SDL enum FindingKind. */
export const findingKinds: FindingWord[] = [...kinds];

/** The kinds as people read them: `SAME_FIX` as `Same fix`. */
export const findingWords = Object.fromEntries(
  findingKinds.map((kind) => [kind, kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ')]),
) as Record<FindingWord, string>;

/** The kinds that photos show. */
export const photoKinds = findingKinds.filter((_kind, index) => index > 2);
