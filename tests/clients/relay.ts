import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repository } from '../support/repository.ts';
import { type ClientOperation, type CreateClient, refusalOf } from './api-client.ts';
import { fetchForm, fileIn } from './fetch-form.ts';

const require = createRequire(import.meta.url);

/** Relay's compiler, by its own launcher. */
const compiler = require.resolve('relay-compiler/cli.js');

/**
 * The operations as Relay's compiler writes them for the released schema, by name. The compiler wants names that begin
 * with the module's.
 */
export function compileByRelay(operations: readonly ClientOperation[], folder: string): ReadonlyMap<string, string> {
  const source = operations.map(({ text }) => `graphql\`${text}\`;`).join('\n');
  mkdirSync(path.join(folder, '__generated__'), { recursive: true });
  writeFileSync(path.join(folder, 'scenario.js'), source);
  copyFileSync(path.join(repository, 'schema/released/schema.graphql'), path.join(folder, 'schema.graphql'));
  const config = {
    src: '.',
    schema: './schema.graphql',
    language: 'javascript',
    artifactDirectory: './__generated__',
    eagerEsModules: true,
  };
  writeFileSync(path.join(folder, 'relay.config.json'), JSON.stringify(config));
  execFileSync(process.execPath, [compiler, 'relay.config.json'], { cwd: folder, stdio: 'pipe' });
  const textOf = ({ name }: ClientOperation): string => {
    const artifact = readFileSync(path.join(folder, '__generated__', `${name}.graphql.js`), 'utf8');
    const [, text = 'null'] = /^ {4}"text": (".*")$/m.exec(artifact) ?? [];
    return JSON.parse(text) as string;
  };
  return new Map(operations.map((operation) => [operation.name, textOf(operation)]));
}

/** The network function that Relay leaves to its user, over operations that its compiler has written. */
export const relay =
  (compiled: ReadonlyMap<string, string>): CreateClient =>
  (url, token) => ({
    async run({ name }, variables = {}) {
      const query = compiled.get(name) ?? '';
      if (fileIn(variables)) return fetchForm(`${url}/graphql`, token(), query, variables);
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token() && { authorization: `Bearer ${token()}` }) },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data: unknown; errors?: { extensions: unknown }[] };
      return { data, refusal: refusalOf(errors, response) };
    },
  });
