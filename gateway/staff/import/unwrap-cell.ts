const guard = /^=\s*\+?\s*["“”]((?:[^"“”]|"")*)["“”]$/;

/**
 * The text of a cell without the guard `="00123"` that programs write so that a spreadsheet takes a number for text, and
 * without spaces at its ends.
 */
export function unwrapCell(text: string): string {
  const trimmed = text.trim();
  const guarded = trimmed.startsWith('=') ? guard.exec(trimmed)?.[1] : undefined;
  return guarded === undefined ? trimmed : guarded.replaceAll('""', '"').trim();
}
