/** What all verdicts on a record come to, as people read it, in the order of a review. */
export const reviewWords = {
  NOT_REVIEWED: 'Not reviewed',
  SAME: 'Same',
  DIFFERENT: 'Different',
  CANNOT_TELL: 'Cannot tell',
  DISAGREEMENT: 'Disagreement',
  OPINION_WANTED: 'Second opinion wanted',
} as const;

/** Names of the states: the SDL enum ReviewState. */
export type ReviewState = keyof typeof reviewWords;

/** What one reviewer says, as people read it. */
export const verdictWords = {
  SAME: 'Same',
  DIFFERENT: 'Different',
  CANNOT_TELL: 'Cannot tell',
} as const;
