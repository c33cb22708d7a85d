import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { extensionNames } from '../upstream/extensions.ts';
import { repository } from './support/repository.ts';

interface Described {
  readonly tags?: readonly string[];
  readonly 'x-extension'?: string;
}

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const description = parse(read('upstream/openapi.yaml')) as {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};
const calls = Object.entries(description.paths).flatMap(([address, item]) =>
  Object.entries(item)
    .filter(([, { tags }]) => tags !== undefined)
    .map(([method, call]) => ({ name: `${method.toUpperCase()} ${address}`, ...call })),
);

/** What every company's service has: a call of ours that is not one of these is an extension's. */
const section7 = [
  'POST /users/signin',
  'GET /users/findAll',
  'POST /users/create',
  'PUT /users/modify/{id}',
  'PUT /users/resetPassword/default/{id}',
  'POST /users/resetpassword',
  'GET /staff/findAll',
  'GET /staff/find/all',
  'GET /staff/find/{id}',
  'POST /staff/create',
  'POST /staff/create/many',
  'PUT /staff/modify/{id}',
  'DELETE /staff/destroy/{id}',
  'GET /shift/findAll',
  'POST /shift/create',
  'PUT /shift/modify/{id}',
  'DELETE /shift/destroy/{id}',
  'GET /attendance/findall',
  'GET /attendance/find/customer',
  'GET /attendance/exception',
  'GET /attendance/lateness',
  'GET /attendance/serialLatness',
  'GET /attendance/absentee/monthly',
  'POST /upload',
];

describe('extensions of the service', () => {
  it('are all calls but those of section 7 and of operation', () => {
    const remedy = 'In upstream/openapi.yaml, tag a new call with its extension and give it that x-extension.';
    const ofSection7 = calls.filter(({ tags }) => tags?.includes('section 7')).map(({ name }) => name);
    expect(ofSection7.sort(), remedy).toEqual([...section7].sort());
    for (const { name, tags = [], 'x-extension': extension } of calls) {
      if (tags.includes('section 7') || tags.includes('operation')) continue;
      expect([extension], `${name}: ${remedy}`).toEqual(tags);
      expect(extensionNames, `${name}: add its extension to upstream/extensions.ts.`).toContain(extension);
    }
  });

  it('are described and may be switched on by name', () => {
    const row = read('docs/operations.md')
      .split('\n')
      .find((line) => line.startsWith('| `EXTENSIONS` |'));
    const tags = description.tags.map(({ name }) => name);
    for (const name of extensionNames) {
      expect(row, 'Name it in docs/operations.md, Settings, EXTENSIONS.').toContain(`\`${name}\``);
      // It has no call of its own.
      if (name !== 'left') expect(tags, 'Describe its tag in upstream/openapi.yaml.').toContain(name);
    }
  });
});
