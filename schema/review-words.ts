/** Labels of the states of a review, in the order of a review. */
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

/** Labels of verdicts. */
export const verdictWords = {
  SAME: 'Same',
  DIFFERENT: 'Different',
  CANNOT_TELL: 'Cannot tell',
} as const;

/** A verdict on two photos: the same person, two, or not to be told. */
export type Verdict = keyof typeof verdictWords;
