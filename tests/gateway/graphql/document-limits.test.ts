import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentLimits, faultOfDocument } from '../../../gateway/graphql/document-limits.ts';

const refusal = (document: string) => faultOfDocument(parse(document))?.message.split(':')[0] ?? null;
const nested = (levels: number) => `${'{ a '.repeat(levels - 1)}{ b }${' }'.repeat(levels - 1)}`;

describe('faultOfDocument', () => {
  it('accepts what stands at every limit', () => {
    const { depth, fields, aliases, rootFields, operations, fragments, directives, variables } = documentLimits;
    expect(refusal(nested(depth))).toBe(null);
    expect(refusal(`{ a { ${Array.from({ length: fields - 1 }, (_, i) => `b${i}`).join(' ')} } }`)).toBe(null);
    expect(refusal(`{ a { ${Array.from({ length: aliases }, (_, i) => `x${i}: b`).join(' ')} } }`)).toBe(null);
    expect(refusal(`{ ${'b '.repeat(rootFields)} }`)).toBe(null);
    expect(refusal(Array.from({ length: operations }, (_, i) => `query q${i} { b }`).join(' '))).toBe(null);
    expect(refusal(`{ b ${'@skip(if: false) '.repeat(directives)} }`)).toBe(null);
    const spread = Array.from({ length: fragments }, (_, i) => `fragment f${i} on Query { b }`);
    expect(refusal(spread.join(' '))).toBe(null);
    expect(refusal(`query (${Array.from({ length: variables }, (_, i) => `$v${i}: Int`).join(' ')}) { b }`)).toBe(null);
    expect(refusal(getIntrospectionQuery())).toBe(null);
    const types = Array.from({ length: 3 }, (_, i) => `t${i}: __type(name: "Query") { name }`).join(' ');
    expect(refusal(`{ __schema { queryType { name } } ${types} }`)).toBe(null);
  });

  it.each([
    ['levels', nested(documentLimits.depth + 1)],
    ['fields', `{ a { ${'b '.repeat(documentLimits.fields)} } }`],
    ['aliases', `{ a { ${Array.from({ length: documentLimits.aliases + 1 }, (_, i) => `x${i}: b`).join(' ')} } }`],
    ['root fields', `{ ${'b '.repeat(documentLimits.rootFields + 1)} }`],
    ['root fields', `{ ...f } fragment f on Query { ${'b '.repeat(documentLimits.rootFields + 1)} }`],
    ['operations', Array.from({ length: documentLimits.operations + 1 }, (_, i) => `query q${i} { b }`).join(' ')],
    ['directives', `{ b ${'@skip(if: false) '.repeat(documentLimits.directives + 1)} }`],
    [
      'fragments',
      Array.from({ length: documentLimits.fragments + 1 }, (_, i) => `fragment f${i} on Query { b }`).join(' '),
    ],
    ['variables', `query (${'$v: Int '.repeat(documentLimits.variables + 1)}) { b }`],
    ['fields or fragments repeated', `{ a { ${'b '.repeat(64)} } }`],
    ['parts about the schema', `{ __schema { types { ${'fields { type { '.repeat(13)} name ${'} }'.repeat(13)} } } }`],
    ['parts about the schema', '{ __schema { types { a: name b: name } } }'],
    ['parts about the schema', '{ a: __schema { queryType { name } } b: __schema { queryType { name } } }'],
  ])('refuses one more: %s', (what, document) => {
    expect(refusal(document)).toBe(`This document has too many ${what}`);
  });

  it('counts 2^22 fields behind fragments in no time, and refuses a circle', () => {
    const doubled = Array.from(
      { length: 22 },
      (_, i) => `fragment f${i} on Query { a { ...f${i + 1} } x: a { ...f${i + 1} } }`,
    );
    expect(refusal(`{ ...f0 } ${doubled.join(' ')} fragment f22 on Query { b }`)).toMatch(/too many (levels|fields)$/);
    for (const circle of [
      'a { ...f }',
      '...f',
      'a { ...g } } fragment g on Query { a { ...h } } fragment h on Query { ...f',
    ]) {
      expect(refusal(`{ ...f } fragment f on Query { ${circle} }`)).toMatch(
        /^Cannot spread fragment "." within itself/,
      );
    }
  });
});
