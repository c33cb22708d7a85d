/**
 * `npm run release-schema`: writes the schema to `schema/released/schema.graphql`, or to the file that is named, sorted,
 * so that versions compare line by line. What would break a program that uses the schema there is refused, unless the
 * version in `package.json` is the first of a new major one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  isObjectType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import { createSchema } from '../gateway/schema.ts';

import packageJSON from '../package.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '..');
const file = process.argv[2] ?? path.join(root, 'schema/released/schema.graphql');
const schema = lexicographicSortSchema(createSchema());

/** What graphql-js leaves out of a printed schema: the roles and costs that fields and types have. */
const released = visit(parse(printSchema(schema)), {
  ObjectTypeDefinition: (node) => {
    const type = schema.getType(node.name.value);
    const fields = isObjectType(type) ? type.getFields() : {};
    return {
      ...node,
      directives: [...(node.directives ?? []), ...(type?.astNode?.directives ?? [])],
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

const majorOf = (version: string) => Number(version.split('.')[0]);
const [, latest = '0'] = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
// A directive of ours describes the schema: no document of a program holds one.
const broken = findBreakingChanges(buildSchema(readFileSync(file, 'utf8')), schema).filter(
  ({ type }) => !type.includes('DIRECTIVE'),
);

if (broken.length > 0 && majorOf(packageJSON.version) <= majorOf(latest)) {
  process.stderr.write(
    `${broken.map(({ description }) => `- ${description}`).join('\n')}\n` +
      `This breaks programs that use version ${latest}. Keep it and mark it @deprecated(reason: "Use … Removed after YYYY-MM-DD."), ` +
      'or raise the major version in package.json (docs/reference/api.md, Change rule). Nothing was written.\n',
  );
  process.exitCode = 1;
} else {
  writeFileSync(file, `${print(released)}\n`);
  process.stdout.write(`Wrote ${path.relative(process.cwd(), file)}.\n`);
}
