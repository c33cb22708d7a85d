import {
  maximumConditions,
  maximumConditionValues,
  maximumFacetColumns,
  maximumOrderSteps,
  maximumSearchWords,
  maximumTextLength,
} from '../../schema/limits.ts';
import { codedError } from '../errors.ts';

type Text = string | null | undefined;

/** What of a selection is limited in number or length. */
interface SizedSelection {
  readonly search?: Text;
  readonly where?:
    | readonly {
        readonly in?: readonly string[] | null | undefined;
        readonly contains?: Text;
        readonly from?: Text;
        readonly to?: Text;
      }[]
    | null
    | undefined;
  readonly orderBy?: readonly unknown[] | null | undefined;
}

/** Throws BAD_USER_INPUT, with the argument in `extensions.field`, for more of anything than schema/limits.ts allows. */
export function checkSizes({ search, where, orderBy }: SizedSelection): void {
  checkLength(search, 'search');
  const words = search?.match(/\S+/g)?.length ?? 0;
  checkCount(words, maximumSearchWords, 'search', 'words');
  checkCount(where?.length ?? 0, maximumConditions, 'where', 'conditions');
  checkCount(orderBy?.length ?? 0, maximumOrderSteps, 'orderBy', 'steps');
  where?.forEach((condition, place) => {
    const field = `where.${place}`;
    checkCount(condition.in?.length ?? 0, maximumConditionValues, `${field}.in`, 'values');
    for (const value of condition.in ?? []) checkLength(value, `${field}.in`);
    for (const part of ['contains', 'from', 'to'] as const) checkLength(condition[part], `${field}.${part}`);
  });
}

/** Throws BAD_USER_INPUT for more columns than one list counts at once. */
export const checkFacetColumns = (columns: readonly string[]): void =>
  checkCount(columns.length, maximumFacetColumns, 'columns', 'columns');

function checkCount(count: number, most: number, field: string, what: string): void {
  if (count > most)
    throw codedError('BAD_USER_INPUT', `${field} has ${count} ${what}; give at most ${most}.`, { field });
}

function checkLength(text: Text, field: string): void {
  const length = text?.length ?? 0;
  if (length <= maximumTextLength) return;
  const message = `${field} has a text of ${length} characters; give at most ${maximumTextLength}.`;
  throw codedError('BAD_USER_INPUT', message, { field });
}
