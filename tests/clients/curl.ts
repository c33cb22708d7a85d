import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CreateClient, refusalOf } from './api-client.ts';
import { fileIn } from './fetch-form.ts';

const run = promisify(execFile);

/** curl alone, as in the examples of `docs/reference/api.md`; files are written into the folder. */
export const curl =
  (folder: string): CreateClient =>
  (url, token) => ({
    async run({ text: query }, variables = {}) {
      const found = fileIn(variables);
      const body = JSON.stringify({ query, variables }, (_name, value) => (value instanceof File ? null : value));
      const file = path.join(folder, found?.file.name ?? '');
      if (found) writeFileSync(file, Buffer.from(await found.file.arrayBuffer()));
      const form = ['-H', 'apollo-require-preflight: 1', '-F', `operations=${body}`];
      const parts = found
        ? [...form, '-F', `map={ "0": ["${found.path}"] }`, '-F', `0=@${file};type=${found.file.type}`]
        : ['-H', 'content-type: application/json', '-d', body];
      const answered = path.join(folder, 'headers.txt');
      const sent = ['-sS', '-D', answered, '-H', `authorization: Bearer ${token()}`, ...parts, `${url}/graphql`];
      const { stdout } = await run('curl', sent);
      const { data, errors } = JSON.parse(stdout);
      const headers = new Headers(
        [...readFileSync(answered, 'utf8').matchAll(/^([\w-]+): (.*)\r$/gm)].map(
          ([, name = '', value = '']) => [name, value] as const,
        ),
      );
      return { data, refusal: refusalOf(errors, { headers }) };
    },
  });
