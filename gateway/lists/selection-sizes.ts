import { maximumFacetColumns, maximumSearchWords, maximumTextLength } from '../../schema/limits.ts';
import { badInput } from './bad-input.ts';

/** Throws BAD_USER_INPUT for more of something than there may be. */
export function checkCount(count: number, most: number, field: string, what: string): void {
  if (count > most) throw badInput(field, `${field} has ${count} ${what}; give at most ${most}.`);
}

/** Throws BAD_USER_INPUT for a text that is too long. */
export function checkLength(text: string | null | undefined, field: string): void {
  const length = text?.length ?? 0;
  if (length <= maximumTextLength) return;
  throw badInput(field, `${field} has a text of ${length} characters; give at most ${maximumTextLength}.`);
}

/** Throws BAD_USER_INPUT for a search that is too long or has too many words. */
export function checkSearch(search: string | null | undefined): void {
  checkLength(search, 'search');
  checkCount(search?.match(/\S+/g)?.length ?? 0, maximumSearchWords, 'search', 'words');
}

/** Throws BAD_USER_INPUT for more columns than one list counts at once. */
export const checkFacetColumns = (columns: readonly string[]): void =>
  checkCount(columns.length, maximumFacetColumns, 'columns', 'columns');
