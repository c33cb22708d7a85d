import {
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  valueFromASTUntyped,
} from 'graphql';
import { memoizeByIdentity } from '../shared/memoize-by-identity.ts';

/** A field whose price stands in the SDL. */
export type PricedField = GraphQLField<unknown, unknown>;

/** The arguments of `@cost`, which the directive describes. */
interface GivenCost {
  readonly calls?: number;
  readonly isOnce?: boolean;
  readonly times?: string;
  readonly values?: number;
  readonly entries?: number;
  readonly days?: readonly string[];
}

/** The price of a field in the SDL. */
export const costOf = memoizeByIdentity((field: PricedField) => readCost(field));

/** Whether the field is one value or object, without arguments and without a price of its own. */
export const isPlain = memoizeByIdentity(
  (field: PricedField) =>
    field.args.length === 0 && Object.keys(costOf(field)).length === 0 && !isListType(getNullableType(field.type)),
);

/** The columns that a condition, a step or a facet of the field may name, with the calls of those that take some. */
export const costsOfColumns = memoizeByIdentity(
  ({ args }: PricedField): ReadonlyMap<string, number> =>
    new Map(args.flatMap(({ type }) => columnsIn(getNamedType(type)))),
);

function columnsIn(type: GraphQLNamedType): (readonly [name: string, calls: number])[] {
  const column = isInputObjectType(type) ? type.getFields().column : undefined;
  const named = column ? getNamedType(column.type) : type;
  if (!isEnumType(named)) return [];
  return named.getValues().flatMap((value) => {
    const { calls } = readCost(value);
    return calls === undefined ? [] : [[value.name, calls] as const];
  });
}

function readCost(priced: Pick<PricedField, 'astNode'> | GraphQLEnumValue): GivenCost {
  const directive = priced.astNode?.directives?.find(({ name }) => name.value === 'cost');
  // Its arguments are checked when the schema is built.
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
}
