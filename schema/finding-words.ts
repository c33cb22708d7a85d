/** Every kind of finding, in the order of the SDL enum FindingKind, as people read it. */
export const findingWords = {
  AWAY: 'Away',
  SAME_FIX: 'Same fix',
  TRAVEL: 'Travel',
} as const;

/** A kind of finding: a value of the SDL enum FindingKind. */
export type FindingWord = keyof typeof findingWords;

/** All kinds, in that order. */
export const findingKinds = Object.keys(findingWords) as FindingWord[];
