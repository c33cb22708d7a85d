import { type GraphQLField, type GraphQLSchema, getNamedType, isEnumType, isObjectType } from 'graphql';
import type { DeclaredList } from '../lists/declared-list.ts';
import type { SampleRow } from './sample-rows.ts';

/**
 * Throws when the schema has something that nothing answers, with one sentence for each that names where it belongs:
 * a root field without resolver, a list whose columns are not its enum's values, a field of a row that the row lacks.
 */
export function assertComplete(
  schema: GraphQLSchema,
  lists: readonly DeclaredList[],
  rows: readonly SampleRow[],
): void {
  const missing = [
    ...unresolved(schema),
    ...lists.flatMap((list) => staleColumns(schema, list)),
    ...rows.flatMap((row) => unread(schema, row)),
  ];
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

function unresolved(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter((field) => !field.resolve)
      .map(({ name, type: answer }) => {
        const what = getNamedType(answer).name.endsWith('List') ? 'declaredList' : 'a resolver';
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

function unread(schema: GraphQLSchema, { type: name, file, row }: SampleRow): string[] {
  const type = schema.getType(name);
  if (!isObjectType(type) || !row) return [`gateway/graphql/sample-rows.ts has no row of the type ${name}.`];
  return Object.values<GraphQLField<unknown, unknown>>(type.getFields())
    .filter((field) => !field.resolve && !(field.name in row))
    .map((field) => `${name}.${field.name} has neither a resolver nor a property of its row: read it in ${file}.`);
}
