/** Every step by its name in the SDL enum LetterStep, as people read it. */
export const letterStepWords = { FIRST: 'First', SECOND: 'Second', FINAL: 'Final' } as const;

/** Every kind by its name in the SDL enum LetterKind, as people read it. */
export const letterKindWords = { LATENESS: 'Lateness', ABSENCE: 'Absence' } as const;

/** Who undid a letter on record, and when; an empty string and nothing where nobody did. */
interface Undoing {
  readonly undoneBy: string;
  readonly undoneAt?: string | null;
}

/** Whether the letter counts no more. */
export const isUndone = ({ undoneBy, undoneAt }: Undoing): boolean => Boolean(undoneAt) || undoneBy !== '';
