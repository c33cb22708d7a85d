import {
  maximumConditionDepth,
  maximumConditions,
  maximumOrderSteps,
  maximumSearchWords,
  maximumTextLength,
} from '../../schema/limits.ts';
import { argumentItems } from '../lists/selection.ts';

/** What it costs to filter and sort a list, in values. */
interface SelectionValues {
  readonly filter: number;
  readonly order: number;
}

/** Values that each word of a search, part of a condition and step of a sort counts as, on the longest lists. */
const perWord = 10_000;
const perPart = 2_000;
const perStep = 5_000;

/** Steps that rows are sorted by besides, where pages are cut by cursor; `endCursor` costs the same in the SDL. */
const cursorSteps = 2;

/** Fields that a condition has; what has more is refused later. */
const mostParts = 10;

/** Prices arguments of a list as they came; what is above a limit is refused later, and counts as the limit. */
export function selectionValues(args: {
  readonly where: unknown;
  readonly orderBy: unknown;
  readonly search: unknown;
  readonly after: unknown;
}): SelectionValues {
  const parts = conditionsIn(args.where).reduce<number>(
    (sum, condition) => sum + Math.min(Object.keys(condition).length, mostParts),
    0,
  );
  const steps =
    Math.min(argumentItems(args.orderBy).length, maximumOrderSteps) + (args.after == null ? 0 : cursorSteps);
  return { filter: parts * perPart + wordsIn(args.search) * perWord, order: steps * perStep };
}

/** The conditions with those in groups, as far as they may go. */
function conditionsIn(where: unknown): readonly object[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  let level = argumentItems(where);
  for (let depth = 0; depth < maximumConditionDepth && level.length > 0; depth++) {
    const conditions = level.slice(0, maximumConditions).map((condition) => Object(condition));
    found.push(...conditions);
    level = conditions.flatMap(({ anyOf, allOf, not }) => [
      ...argumentItems(anyOf),
      ...argumentItems(allOf),
      ...argumentItems(not),
    ]);
  }
  return found.slice(0, maximumConditions);
}

/** The columns that the conditions, steps and columns of a list or of its facets name, as far as they may go. */
export function namesIn({ where, orderBy, columns }: Readonly<Record<string, unknown>>): ReadonlySet<unknown> {
  const steps = argumentItems(orderBy).slice(0, maximumOrderSteps);
  const named = [...conditionsIn(where), ...steps].map((part) => Object(part).column);
  return new Set([...named, ...argumentItems(columns)].filter((name) => typeof name === 'string'));
}

function wordsIn(search: unknown): number {
  if (typeof search !== 'string') return 0;
  return Math.min(search.slice(0, maximumTextLength).match(/\S+/g)?.length ?? 0, maximumSearchWords);
}
