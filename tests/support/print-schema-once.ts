/**
 * Apollo Server prints the whole schema whenever a gateway starts, which takes longer than the rest of the start. Tests
 * start thousands over one schema, whose text is kept. Imported before anything imports graphql.
 */
import { createRequire } from 'node:module';
import type { GraphQLSchema } from 'graphql';

interface Printer {
  printSchema: ((schema: GraphQLSchema) => string) & { readonly isOnce?: true };
}

const printer: Printer = createRequire(import.meta.url)('graphql/utilities/printSchema');
const { printSchema } = printer;

if (!printSchema.isOnce) {
  const texts = new WeakMap<GraphQLSchema, string>();
  const printOnce = (schema: GraphQLSchema) => {
    const text = texts.get(schema) ?? printSchema(schema);
    texts.set(schema, text);
    return text;
  };
  printer.printSchema = Object.assign(printOnce, { isOnce: true } as const);
}
