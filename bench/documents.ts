import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefinitionNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';
import clientPackage from '../node_modules/@apollo/client/package.json' with { type: 'json' };
import { addListOperations } from '../schema/codegen/list-operations.ts';
import { readLists } from '../schema/codegen/read-lists.ts';
import { staffFragments } from '../schema/codegen/staff-sdl.ts';

/** A GraphQL request as it is sent. */
export interface Operation {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

const web = path.join(import.meta.dirname, '../web');
const written = globSync('**/*.graphql', { cwd: web })
  .sort()
  .map((location) => ({ location, document: parse(readFileSync(path.join(web, location), 'utf8')) }));
const files = [...written, { location: 'schema/staff-fields.ts', document: parse(staffFragments) }];
const lists = [...(await readLists()).values()].flat();
const definitions = addListOperations(files, lists).flatMap(({ document }) => document.definitions);
const fragments = new Map(
  definitions
    .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
);

/** The operation and every fragment that it needs, each once. */
function withFragments(definition: DefinitionNode, found = new Set<DefinitionNode>()): Set<DefinitionNode> {
  found.add(definition);
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (fragment && !found.has(fragment)) withFragments(fragment, found);
    },
  });
  return found;
}

/** The texts of the web client's queries by their names, as it sends them. */
export const clientQueries: ReadonlyMap<string, string> = new Map(
  definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query')
    .map((definition) => [
      ('name' in definition && definition.name?.value) || '',
      [...withFragments(definition)].map(print).join('\n\n'),
    ]),
);

const extensions = { clientLibrary: { name: '@apollo/client', version: clientPackage.version } };

/** A request of the web client. Throws when it has no query of that name. */
export function clientOperation(operationName: string, variables: Operation['variables']): Operation {
  const query = clientQueries.get(operationName);
  if (query === undefined) throw new Error(`The web client has no query ${operationName}.`);
  return { operationName, query, variables, extensions };
}

/** The web client's sign-in, which it sends without its GraphQL library. */
export const signIn = (email: string): Operation => ({
  operationName: 'SignIn',
  query:
    'mutation SignIn($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
  variables: { email, password: 'a password of this benchmark' },
});
