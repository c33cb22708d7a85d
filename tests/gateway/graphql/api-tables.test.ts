import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { maximumOperationCost } from '../../../gateway/auth/cost-budget.ts';
import { documentLimits } from '../../../gateway/graphql/document-limits.ts';
import { maximumVariableDepth } from '../../../gateway/graphql/limit-variables.ts';
import { exportableLists, readSDL } from '../../../gateway/schema.ts';
import { repository } from '../../support/repository.ts';

const text = readFileSync(path.join(repository, 'docs/reference/api.md'), 'utf8');

describe('the tables of docs/reference/api.md', () => {
  it('names every export with the beginning of its file name', () => {
    const missing = exportableLists.filter(
      ({ field, filePrefix }) => !new RegExp(`^\\| ${field} \\| [\\w, ]*\\| ${filePrefix} \\|$`, 'm').test(text),
    );
    expect(
      missing.map(({ field, filePrefix }) => [field, filePrefix]),
      'Give each a row in docs/reference/api.md, Export',
    ).toEqual([]);
  });

  it('explains every code that the schema promises', () => {
    const promised =
      readSDL().match(/\b(?:UPSTREAM_|UNAUTH|FORBID|BAD_USER|BATCH_|IMAGE_|PAYLOAD_|RATE_)[A-Z_]*\b(?= |,|\.|`|\n)/g) ??
      [];
    const codes = [...new Set(promised)].filter((code) => code.length > 6);
    expect(codes.length).toBeGreaterThanOrEqual(11);
    const missing = codes.filter((code) => !new RegExp(`^\\| [A-Z_, ]*${code}`, 'm').test(text));
    expect(missing, 'Give each a row in docs/reference/api.md, Errors').toEqual([]);
  });

  it('tells the limits as they are', () => {
    const { tokens, operations: most, directives, depth, fields, aliases, rootFields } = documentLimits;
    expect(text).toContain(`| variables | ${maximumVariableDepth} levels`);
    expect(text).toContain(`${tokens.toLocaleString('en')} tokens, ${most} operations, ${directives} directives`);
    expect(text).toContain(
      `depth ${depth}, ${fields} fields, ${aliases} aliases, ${rootFields} root fields, cost ${maximumOperationCost}`,
    );
  });
});
