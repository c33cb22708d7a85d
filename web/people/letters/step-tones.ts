import type { letterStepWords } from '../../../schema/recorded-letter.ts';
import type { Tone } from '../../ui/badge.tsx';

/** The colour of each warning, wherever it stands. */
export const stepTones: Readonly<Record<keyof typeof letterStepWords, Tone>> = {
  FIRST: 'gray',
  SECOND: 'amber',
  FINAL: 'red',
};
