import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentLimits, limitDocuments } from '../../../gateway/graphql/document-limits.ts';

const schema = buildSchema('type Query { a: Query, b(x: Int): Int }');
const refusals = (document: string) =>
  validate(schema, parse(document), [limitDocuments()]).map((error) => error.message.split(':')[0]);
const nested = (levels: number) => `${'{ a '.repeat(levels - 1)}{ b }${' }'.repeat(levels - 1)}`;

describe('limitDocuments', () => {
  it('accepts what stands at every limit', () => {
    const { depth, fields, aliases, rootFields, operations, directives } = documentLimits;
    expect(refusals(nested(depth))).toEqual([]);
    expect(refusals(`{ a { ${'b '.repeat(fields - 1)} } }`)).toEqual([]);
    expect(refusals(`{ a { ${Array.from({ length: aliases }, (_, i) => `x${i}: b`).join(' ')} } }`)).toEqual([]);
    expect(refusals(`{ ${'b '.repeat(rootFields)} }`)).toEqual([]);
    expect(refusals(Array.from({ length: operations }, (_, i) => `query q${i} { b }`).join(' '))).toEqual([]);
    expect(refusals(`{ b ${'@skip(if: false) '.repeat(directives)} }`)).toEqual([]);
    expect(refusals(getIntrospectionQuery())).toEqual([]);
  });

  it.each([
    ['levels', nested(documentLimits.depth + 1)],
    ['fields', `{ a { ${'b '.repeat(documentLimits.fields)} } }`],
    ['aliases', `{ a { ${Array.from({ length: documentLimits.aliases + 1 }, (_, i) => `x${i}: b`).join(' ')} } }`],
    ['root fields', `{ ${'b '.repeat(documentLimits.rootFields + 1)} }`],
    ['root fields', `{ ...f } fragment f on Query { ${'b '.repeat(documentLimits.rootFields + 1)} }`],
    ['operations', Array.from({ length: documentLimits.operations + 1 }, (_, i) => `query q${i} { b }`).join(' ')],
    ['directives', `{ b ${'@skip(if: false) '.repeat(documentLimits.directives + 1)} }`],
    ['levels', `{ __schema { types { ${'fields { type { '.repeat(13)} name ${'} }'.repeat(13)} } } }`],
  ])('refuses one more: %s', (what, document) => {
    expect(refusals(document)).toEqual([`This document has too many ${what}`]);
  });

  it('counts 2^22 fields behind fragments in no time, and survives a cycle', () => {
    const doubled = Array.from(
      { length: 22 },
      (_, i) => `fragment f${i} on Query { a { ...f${i + 1} } x: a { ...f${i + 1} } }`,
    );
    expect(refusals(`{ ...f0 } ${doubled.join(' ')} fragment f22 on Query { b }`)).toContain(
      'This document has too many fields',
    );
    expect(refusals('{ ...f } fragment f on Query { a { ...f } }')).toEqual([]);
  });
});
