/** What is wrong with a cell of a sheet, or doubtful. */
export interface Problem {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
  readonly message: string;
  readonly suggestion: string | null;
  readonly severity: 'ERROR' | 'WARNING';
}

/** What a remark suggests, where its sentence does not say it; an empty string otherwise. */
export function suggestionOf({ message, value, suggestion }: Problem): string {
  // A damaged ID may hold the one that was meant.
  const said = value ? message.replaceAll(value, '') : message;
  return suggestion && !said.includes(suggestion) ? suggestion : '';
}
