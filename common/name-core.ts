import { foldText } from '../schema/fold-text.ts';

/** Words that people write beside a name or leave out, because they only say what it names. */
const kinds =
  /^(?:shifts?|duty|duties|hours?|hrs|times?|districts?|dist|departments?|depts?|dpt|units?|sections?|divisions?|services?|centre|center|ctr|sc|the|of)$/;

/**
 * A name without case, accents, spaces, punctuation and words that say what it names; an empty string when nothing is
 * left. `AWKA` and `Awka District` both give `awka`.
 */
export const nameCore = (name: string): string =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !kinds.test(word))
    .join('');

/** Whether two names are spellings of one. */
export const isSameName = (one: string, other: string): boolean =>
  one === other || (nameCore(one) !== '' && nameCore(one) === nameCore(other));
