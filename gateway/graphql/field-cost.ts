import { getNamedType, getNullableType, isListType } from 'graphql';
import {
  maximumConditionDepth,
  maximumConditions,
  maximumOrderSteps,
  maximumPageSize,
  maximumRangeDays,
  maximumRangeRows,
  maximumSearchWords,
  maximumTextLength,
  wholeListRows,
} from '../../schema/limits.ts';
import { callsOfDay } from '../../schema/lists/reads.ts';
import { isPage } from '../lists/declared-list.ts';
import { argumentItems } from '../lists/selection.ts';
import { costOf, costsOfColumns, type PricedField } from './declared-cost.ts';

/** Values of arguments by name; a missing one has the default of the SDL. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The list around a field that its price depends on. */
export interface AroundField {
  readonly isRoot?: boolean;
  /** Number of entries of lists in the field around it, by the lists' names. */
  readonly sizes?: ReadonlyMap<string, number> | undefined;
  /** Points for filtering that list once. */
  readonly filter?: number | undefined;
  /** Whole lists that it may consist of, one for each day. */
  readonly lists?: number | undefined;
  /** The root field around it, with the days of its list. */
  readonly root?: { readonly days: number } | undefined;
}

/** Points of a value: 20,000 values cost as much as one call to the attendance service. */
export const pointsOfValue = 1 / 20_000;

/** Points of calls that are made once for a list of some days: these, and two for each day. */
export const priceOfOnce = (calls: number, days = 1): number => (calls === 0 ? 0 : calls + callsOfDay * days);

const dayMilliseconds = 86_400_000;
/** Days of a month in a price. */
const daysOfMonth = 31;

/** Columns of an export in a price. */
const exportedColumns = 12;
/** Entries of a list of unknown length in a price. */
const usualEntries = 50;

/** The price of an export of a list's columns, in points; without names, of the columns that need no calls of their own. */
export function exportCost(field: PricedField, args: Arguments, columns: readonly string[] = []): number {
  const { price, root } = priceField(field, { isRoot: true }, args);
  const once = priceOfOnce(onceOf(field, { ...args, columns }), root?.days);
  return Math.round(price + once + wholeListRows * listsIn(field, args) * exportedColumns * pointsOfValue);
}

/** The price of a field without its selection, and the number of entries for which the selection is paid. */
export function priceField(field: PricedField, around: AroundField, args: Arguments) {
  const root = around.isRoot ? { days: daysAsked(field, args) } : around.root;
  return { ...priceOfUse(field, around, args), root };
}

function priceOfUse(field: PricedField, { isRoot, sizes, filter = 0, lists = 1 }: AroundField, args: Arguments) {
  const { weight, entryWeight, listSize } = costOf(field);
  const isList = isListType(getNullableType(field.type));
  const own = (weight ?? (isRoot ? 1 : isList ? 0 : pointsOfValue)) * daysOf(field, args);
  if (isPage(getNamedType(field.type))) return priceOfPage(field, own, args);
  const sliced = listSize?.slicingArguments?.[0];
  const given = sliced === undefined ? listSize?.assumedSize : countOf(field, sliced, args);
  if (!isList) {
    const entries = given ?? 0;
    const sizes = new Map(listSize?.sizedFields?.map((name) => [name, entries]));
    return { price: own + entries * (entryWeight ?? 0), entries: 1, sizes };
  }
  const entries = given ?? sizes?.get(field.name) ?? usualEntries;
  const each = sizes?.has(field.name) ? pointsOfValue : (entryWeight ?? pointsOfValue);
  // Each column of `facets` filters the list again.
  return { price: own + entries * (sliced === undefined ? each : each * lists + filter), entries };
}

/** The price of a page of a list, with its search, filters and order. */
function priceOfPage(field: PricedField, own: number, args: Arguments) {
  const selected = selectionValues(args);
  const { sizedFields = [] } = costOf(field).listSize ?? {};
  const lists = listsIn(field, args);
  const filter = selected.filter * lists * pointsOfValue;
  const rows = Math.min(countOf(field, 'first', args), maximumPageSize);
  const price = own + filter + selected.order * lists * pointsOfValue;
  return { price, entries: 1, filter, sizes: new Map(sizedFields.map((name) => [name, rows])), lists };
}

/** Calls that are made once for a list: those of the field, or of the columns that its arguments name. */
export function onceOf(field: PricedField, args: Arguments): number {
  const names = namesIn(args);
  const columns = names.size === 0 ? [] : [...costsOfColumns(field)].filter(([name]) => names.has(name));
  return Math.max(costOf(field).once ?? 0, ...columns.map(([, cost]) => cost));
}

/** Days of a list: between its two arguments, or those of a month; 1 where its own weight pays for the days. */
const daysAsked = (field: PricedField, args: Arguments): number =>
  field.args.some(({ name }) => name === 'month') && (costOf(field).weight ?? 1) <= daysOfMonth
    ? daysOfMonth
    : daysOf(field, args);

/** Days between the two arguments, at most those that are allowed; 1 where they are missing or not days. */
function daysOf(field: PricedField, args: Arguments): number {
  const [from = Number.NaN, to = Number.NaN] = (costOf(field).eachDay ?? []).map((name) =>
    Date.parse(String(argumentOf(field, name, args))),
  );
  const days = Math.round((to - from) / dayMilliseconds) + 1;
  return days >= 1 ? Math.min(days, maximumRangeDays) : 1;
}

/** Number of whole lists that the rows of these days may amount to. */
const listsIn = (field: PricedField, args: Arguments): number =>
  Math.min(daysOf(field, args), maximumRangeRows / wholeListRows);

/**
 * The number that an argument gives, or the length of its list (GraphQL reads a single value as a list of one). 0 for any
 * other value, which is refused before its field calls anything.
 */
function countOf(field: PricedField, name: string, args: Arguments): number {
  const value = argumentOf(field, name, args);
  const type = field.args.find((argument) => argument.name === name)?.type;
  if (Array.isArray(value)) return value.length;
  if (type && isListType(getNullableType(type))) return value === null || value === undefined ? 0 : 1;
  return typeof value === 'number' && value > 0 ? value : 0;
}

const argumentOf = (field: PricedField, name: string, args: Arguments): unknown =>
  args[name] === undefined ? field.args.find((argument) => argument.name === name)?.defaultValue : args[name];

/** Cost, in values, of a word of a search, a condition and a step of a sort on the longest lists. */
const perWord = 10_000;
const perCondition = 4_000;
const perStep = 5_000;

/** Further steps of the order of pages by cursor; `endCursor` costs the same in the SDL. */
const cursorSteps = 2;

/**
 * Prices filtering and sorting a list by its unchecked arguments, in values. What is above a limit counts as the limit, and
 * is refused later.
 */
function selectionValues({ where, orderBy, search, after }: Arguments) {
  const words = typeof search === 'string' ? (search.slice(0, maximumTextLength).match(/\S+/g)?.length ?? 0) : 0;
  const steps = Math.min(argumentItems(orderBy).length, maximumOrderSteps) + (after == null ? 0 : cursorSteps);
  const filter = conditionsIn(where).length * perCondition + Math.min(words, maximumSearchWords) * perWord;
  return { filter, order: steps * perStep };
}

/** The conditions, with those in groups, up to the limits. */
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

/** The columns that conditions, steps and facets name, up to the limits. */
function namesIn({ where, orderBy, columns }: Readonly<Record<string, unknown>>): ReadonlySet<unknown> {
  const steps = argumentItems(orderBy).slice(0, maximumOrderSteps);
  const named = [...conditionsIn(where), ...steps].map((part) => Object(part).column);
  return new Set([...named, ...argumentItems(columns)].filter((name) => typeof name === 'string'));
}
