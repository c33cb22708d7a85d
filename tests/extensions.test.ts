import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { extensionNames } from '../upstream/extensions.ts';
import { describedCalls, describedTags } from './support/openapi.ts';
import { repository } from './support/repository.ts';

/** What every company's service has: a call of ours that is not one of these is an extension's. */
const section7 = [
  'POST /users/signin',
  'GET /users/findAll',
  'GET /api/users/all',
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
    const ofSection7 = describedCalls.filter(({ tags }) => tags.includes('section 7'));
    expect(ofSection7.map(({ method, path }) => `${method} ${path}`).sort(), remedy).toEqual([...section7].sort());
    for (const { method, path, tags, extension } of describedCalls) {
      if (tags.includes('section 7') || tags.includes('operation')) continue;
      const name = `${method} ${path}`;
      expect([extension], `${name}: ${remedy}`).toEqual(tags);
      expect(extensionNames, `${name}: add its extension to upstream/extensions.ts.`).toContain(extension);
    }
  });

  it('are described and may be switched on by name', () => {
    const page = readFileSync(path.join(repository, 'docs/reference/extensions.md'), 'utf8');
    for (const name of extensionNames) {
      expect(page, 'Give it a row in docs/reference/extensions.md.').toContain(`\n| \`${name}\` |`);
      // It has no call of its own.
      if (name !== 'left') expect(describedTags, 'Describe its tag in upstream/openapi.yaml.').toContain(name);
    }
  });
});
