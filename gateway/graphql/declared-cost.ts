import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { directiveOf } from '../shared/directives.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';

/** A field whose price is in the SDL. */
export type PricedField = GraphQLField<unknown, unknown>;

/** The arguments of `@cost`, `@listSize` and `@calls` of a field; the SDL describes them. */
export interface DeclaredCost {
  /** Points of a use of the field. */
  readonly weight?: number;
  /** Points of each entry of the list. */
  readonly entryWeight?: number;
  readonly listSize?: ListSize;
  /** Upstream calls that are made once for a list. */
  readonly once?: number;
  readonly eachDay?: readonly string[];
}

/** The arguments of `@listSize` that change a price. */
interface ListSize {
  readonly assumedSize?: number;
  readonly slicingArguments?: readonly string[];
  readonly sizedFields?: readonly string[];
}

/** The price of a field in the SDL. */
export const costOf = memoizeByIdentity(({ astNode, type }: PricedField): DeclaredCost => {
  const sizeOf = directiveOf(astNode, 'listSize') as ListSize | null;
  const answer = getNamedType(type);
  const entries = isListType(getNullableType(type)) ? [answer] : sizedTypes(answer, sizeOf?.sizedFields ?? []);
  return {
    ...weightOf(astNode, 'weight'),
    ...Object.assign({}, ...entries.map((entry) => weightOf(entry.astNode, 'entryWeight'))),
    ...(sizeOf && { listSize: sizeOf }),
    ...directiveOf(astNode, 'calls'),
  };
});

/** Columns that take upstream calls when a condition, step or facet of the field names them, with the number of calls. */
export const costsOfColumns = memoizeByIdentity(
  ({ args }: PricedField): ReadonlyMap<string, number> =>
    new Map(args.flatMap(({ type }) => columnsIn(getNamedType(type)))),
);

function columnsIn(type: GraphQLNamedType): (readonly [name: string, calls: number])[] {
  const column = isInputObjectType(type) ? type.getFields().column : undefined;
  const named = column ? getNamedType(column.type) : type;
  if (!isEnumType(named)) return [];
  return named.getValues().flatMap((value) => {
    const { once } = directiveOf(value.astNode, 'calls') ?? {};
    return typeof once === 'number' ? [[value.name, once] as const] : [];
  });
}

/** Entry types of a type's list fields, by the names of the fields. */
const sizedTypes = (type: GraphQLNamedType, fields: readonly string[]): readonly GraphQLNamedType[] =>
  isObjectType(type)
    ? fields.map((name) => getNamedType(type.getFields()[name]?.type)).filter((one) => one != null)
    : [];

function weightOf(node: Parameters<typeof directiveOf>[0], name: 'weight' | 'entryWeight'): DeclaredCost {
  const given = directiveOf(node, 'cost');
  return given ? { [name]: Number(given.weight) } : {};
}
