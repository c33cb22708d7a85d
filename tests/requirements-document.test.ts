import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, repository } from './support/repository.ts';

const text = readFileSync(path.join(repository, 'docs/requirements.md'), 'utf8');
const described = [...text.matchAll(/^\| ([RFAN]-\d{2,3}) \|/gm)].map(([, id = '']) => id);
const tests = [...readSources(/^tests\/.*\.(test|spec)\.tsx?$/).values()].join('\n');
const named = new Set(tests.match(/\b[RFAN]-\d{2,3}\b/g));

describe('docs/requirements.md', () => {
  it('describes each id that tests name, once', () => {
    expect([...named].filter((id) => !described.includes(id))).toEqual([]);
    expect(described.filter((id, index) => described.indexOf(id) !== index)).toEqual([]);
  });

  it('describes no row of the specification and no later finding that tests do not name', () => {
    expect(described.filter((id) => /^R-|^F-\d{3}/.test(id) && !named.has(id))).toEqual([]);
  });

  it('alone holds ids of rows, beside titles of tests: a comment of product code gives its reason itself', () => {
    const product = readSources(
      /^(gateway|web|upstream|schema|telemetry|tools|deploy)\/.*\.(tsx?|m?js|css|graphql|ya?ml|html)$/,
    );
    expect([...product].filter(([, source]) => /\b[RFAN]-\d{2,3}\b/.test(source)).map(([name]) => name)).toEqual([]);
  });
});
