import { readFileSync } from 'node:fs';
import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentLimits } from '../../../gateway/graphql/document-limits.ts';
import { documentFault } from '../../support/document-fault.ts';

const refusal = (document: string) => documentFault(parse(document))?.message.split(':')[0] ?? null;
const times = (count: number, make: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => make(place)).join(' ');
const { fields, aliases } = documentLimits;

describe('assertWithinLimits', () => {
  it.each([
    ['fields', `{ a { ${times(fields - 1, (i) => `b${i}`)} } }`],
    ['aliases', `{ a { ${times(aliases, (i) => `x${i}: b`)} } }`],
    ['the schema', getIntrospectionQuery()],
    ['some types', `{ __schema { queryType { name } } ${times(3, (i) => `t${i}: __type(name: "Query") { name }`)} }`],
  ])('accepts what stands at a limit: %s', (_what, document) => {
    expect(refusal(document)).toBe(null);
  });

  it.each([
    ['fields', `{ a { ${times(fields, (i) => `b${i}`)} } }`],
    ['aliases', `{ a { ${times(aliases + 1, (i) => `x${i}: b`)} } }`],
    ['repetitions', `{ a { ${'b '.repeat(64)} } }`],
    ['nested lists about the schema', '{ __schema { types { fields { type { fields { name } } } } } }'],
    [
      'nested lists about the schema',
      'fragment f on __Type { fields { type { fields { type { fields { name } } } } } }',
    ],
    ['aliases', '{ __schema { types { a: name b: name } } }'],
    ['aliases', 'fragment f on __Type { a: name b: name }'],
    ['parts about the schema', '{ a: __schema { queryType { name } } b: __schema { queryType { name } } }'],
    [
      'parts about the schema',
      `{ __schema { types { fields { type { ${'description ofType { '.repeat(12)} name ${'}'.repeat(12)} } } } } }`,
    ],
  ])('refuses one more: %s', (what, document) => {
    expect(refusal(document)).toBe(`This document has too many ${what}`);
  });

  it('stops at the first limit, so that 2^22 fields behind fragments and circles of them take no time', () => {
    const doubled = times(22, (i) => `fragment f${i} on Query { a { ...f${i + 1} } b { ...f${i + 1} } }`);
    expect(refusal(`{ ...f0 } ${doubled} fragment f22 on Query { b }`)).toMatch(/too many fields$/);
    expect(refusal('{ ...f } fragment f on Query { a { ...f } }')).toMatch(/too many fields$/);
    expect(refusal('{ ...f } fragment f on Query { b ...f }')).toBe(null);
  });

  it('counts what docs/reference/api.md says', () => {
    const rows = Object.entries(documentLimits).map(([name, most]) => `| ${name} | ${most} |`);
    const page = readFileSync('docs/reference/api.md', 'utf8');
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });
});
