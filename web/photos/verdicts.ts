import type { VerdictKind } from '../session/browser-database.ts';

/** The three verdicts in the order of their keys. */
export const verdictChoices = [
  { kind: 'SAME', key: '1', label: 'Same person', word: 'Same' },
  { kind: 'DIFFERENT', key: '2', label: 'Different person', word: 'Different' },
  { kind: 'UNCLEAR', key: '3', label: 'Cannot tell', word: 'Cannot tell' },
] as const satisfies readonly { kind: VerdictKind; key: string; label: string; word: string }[];

/** A verdict as people read it. */
export function verdictWord(kind: VerdictKind): string {
  return verdictChoices.find((choice) => choice.kind === kind)?.word ?? kind;
}

/** The words of the screens for those of the service, and back. */
export const kindOf = { SAME: 'SAME', DIFFERENT: 'DIFFERENT', CANNOT_TELL: 'UNCLEAR' } as const;
export const verdictOf = { SAME: 'SAME', DIFFERENT: 'DIFFERENT', UNCLEAR: 'CANNOT_TELL' } as const;
