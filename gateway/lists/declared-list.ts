import { type GraphQLNamedType, type GraphQLObjectType, isObjectType } from 'graphql';
import type { Columns, ListColumns } from '../../schema/lists/column.ts';
import type { ListDeclaration } from '../../schema/lists/list.ts';
import type { Context } from '../app-context.ts';
import type { Query, QueryResolvers, Resolvers } from '../generated/resolvers.ts';
import { directiveOf } from '../shared/directives.ts';
import type { CursorList } from './cursor.ts';
import { type ListLoader, type ListPage, type LoadedList, listField } from './list-field.ts';
import type { RequestedFields } from './requested-fields.ts';

/** The resolver function of a field of Query. */
type Resolve<Field extends keyof QueryResolvers> = Extract<QueryResolvers[Field], (...args: never) => unknown>;

/** The arguments that the SDL gives a list. */
type ArgumentsOf<Field extends keyof QueryResolvers> = Parameters<Resolve<Field>>[1];

/** Rows of the declaration's model. */
type RowOf<Field extends keyof QueryResolvers> =
  Extract<Awaited<ReturnType<Resolve<Field>>>, object> extends ListPage<infer Row> ? Row : never;

/** Fields of a list's SDL type that not every list has. */
type FactsOf<Field extends keyof QueryResolvers> = Omit<
  Extract<Awaited<ReturnType<Resolve<Field>>>, object>,
  keyof ListPage<unknown>
>;

/** A declared list with its loader; its field and its export are created from it. */
export interface DeclaredList
  extends CursorList<string, unknown>,
    Pick<
      ListDeclaration,
      'type' | 'title' | 'filePrefix' | 'arguments' | 'file' | 'screen' | 'screenRole' | 'extension'
    >,
    Pick<ListDeclaration, 'reads'> {
  readonly load: ListLoader<never, unknown>;
}

/** Whether the SDL marks the type as a page of a list. */
export const isPage = (type: GraphQLNamedType): type is GraphQLObjectType =>
  isObjectType(type) && directiveOf(type.astNode, 'page') !== null;

/** SDL types of the rows of lists. */
type RowName = {
  [Field in keyof Query]: NonNullable<Query[Field]> extends { nodes: readonly (infer Row)[] } ? NameOf<Row> : never;
}[keyof Query];

type NameOf<Row> = Row extends { readonly __typename?: infer Name extends keyof Resolvers } ? Name : never;

/** The part of the context that a row's resolver may use: it is the same for all callers. */
type RowContext = Pick<Context, 'imageOrigins' | 'now' | 'photos' | 'timeZone'>;

/** A resolver without `info`, the caller and promises: rows are the same for all callers, and each promise would cost. */
type RowResolver<Field> =
  Extract<Field, (...args: never) => unknown> extends (row: infer Row, args: infer Args, ...rest: never) => infer Value
    ? (row: Row, args: Args, context: RowContext) => Exclude<Value, Promise<unknown>>
    : never;

/** Fields that a record outside of a list reads for itself; rows of a list have them already. */
type ReadOutsideLists = 'distance' | 'findings';

type RowResolvers<Type> = {
  [Field in keyof Type]: Field extends ReadOutsideLists ? Type[Field] : RowResolver<Type[Field]>;
};

/** The resolvers of a feature; those of rows have a narrower type. */
export type FeatureResolvers = {
  readonly [Name in keyof Resolvers]: Name extends RowName
    ? RowResolvers<NonNullable<Resolvers[Name]>>
    : Resolvers[Name];
};

/** A feature's part of the schema: its lists, and its other resolvers. */
export interface Feature {
  readonly lists: readonly DeclaredList[];
  readonly resolvers?: FeatureResolvers;
}

/** Joins a declaration with its loader, which gets the field's own arguments and answers the whole list. */
export function declaredList<Field extends keyof QueryResolvers, Name extends string>(
  declaration: ListDeclaration & {
    readonly field: Field;
    readonly columns: ListColumns<Name, RowOf<Field>>;
    readonly order: readonly NoInfer<Name>[];
    readonly key: keyof RowOf<Field>;
  },
  load: (
    args: ArgumentsOf<Field>,
    context: Context,
    asked: RequestedFields,
  ) => Promise<LoadedList<RowOf<Field>, FactsOf<Field>>>,
): DeclaredList {
  // The loader's rows fit the list's columns.
  return { ...declaration, columns: declaration.columns as unknown as Columns<string, unknown>, load };
}

/** The resolvers of the features: each list's field by its loader, and the feature's own. */
export function featureResolvers({ lists, resolvers = {} }: Feature): Resolvers[] {
  const fields = lists.map((list) => [list.field, listField(list, list.load)]);
  return [{ Query: Object.fromEntries(fields) }, resolvers];
}
