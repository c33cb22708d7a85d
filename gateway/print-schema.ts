/** `npm run release-schema`: writes the schema to standard output, sorted, so that versions compare line by line. */
import { isObjectType, lexicographicSortSchema, parse, print, printSchema, visit } from 'graphql';
import { createSchema } from './schema.ts';

const schema = lexicographicSortSchema(createSchema());

/** What graphql-js leaves out of a printed schema: the roles and costs that fields have. */
const released = visit(parse(printSchema(schema)), {
  ObjectTypeDefinition: (node) => {
    const type = schema.getType(node.name.value);
    const fields = isObjectType(type) ? type.getFields() : {};
    return {
      ...node,
      fields: node.fields?.map((field) => {
        const own = fields[field.name.value]?.astNode?.directives ?? [];
        return { ...field, directives: [...(field.directives ?? []), ...own.filter(isOurs)] };
      }),
    };
  },
});

function isOurs({ name }: { readonly name: { readonly value: string } }): boolean {
  return name.value !== 'deprecated';
}

process.stdout.write(`${print(released)}\n`);
