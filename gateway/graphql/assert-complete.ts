import { type GraphQLSchema, getNamedType, isEnumType } from 'graphql';
import { type DeclaredList, isPage } from '../lists/declared-list.ts';

/**
 * Throws when the schema has something that nothing answers, with one sentence for each that names where it belongs:
 * a root field without resolver, a list whose columns are not its enum's values. That rows have the fields of their
 * types is a test's to say.
 */
export function assertComplete(schema: GraphQLSchema, lists: readonly DeclaredList[]): void {
  const missing = [...unresolved(schema), ...lists.flatMap((list) => staleColumns(schema, list))];
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

function unresolved(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter((field) => !field.resolve)
      .map(({ name, type: answer }) => {
        const what = isPage(getNamedType(answer)) ? 'declaredList' : 'a resolver';
        return `${type?.name}.${name} is not answered: give it ${what} in the room of gateway that it belongs to, and name that in gateway/schema.ts.`;
      }),
  );
}

function staleColumns(schema: GraphQLSchema, { field, type, columns }: DeclaredList): string[] {
  const values = schema.getType(`${type}Column`);
  const known = isEnumType(values) ? values.getValues().map(({ name }) => name) : [];
  if (known.join() === Object.keys(columns).join()) return [];
  return [`The columns of ${field} are not the values of ${type}Column: run npm run codegen.`];
}
