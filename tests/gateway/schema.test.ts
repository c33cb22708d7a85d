import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isNonNullType,
  isObjectType,
  isScalarType,
  specifiedScalarTypes,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { costOf } from '../../gateway/graphql/price.ts';
import { createSchema, readSDL } from '../../gateway/schema.ts';

const schema = createSchema();
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
);
const lists = rootFields.filter(({ field }) => getNamedType(field.type).name.endsWith('List'));

const argumentsOf = (field: GraphQLField<unknown, unknown>) =>
  Object.fromEntries(field.args.map(({ name, type, defaultValue }) => [name, `${type} = ${defaultValue}`]));

const codes = [
  ...['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'IMAGE_UPLOAD_FAILED', 'BATCH_FORMAT_INVALID'],
  ...['PAYLOAD_TOO_LARGE', 'RATE_LIMITED', 'UPSTREAM_REJECTED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'],
  'UPSTREAM_BAD_RESPONSE',
];

describe('createSchema', () => {
  it('is what the SDL of its features says, which is a schema by itself', () => {
    expect(Object.keys(buildSchema(readSDL()).getTypeMap()).sort()).toEqual(Object.keys(schema.getTypeMap()).sort());
  });

  it('has lists that all take and answer the same', () => {
    expect(lists.length).toBeGreaterThanOrEqual(12);
    for (const { name, field } of lists) {
      const type = getNamedType(field.type);
      const { search, orderBy, where, first, offset } = argumentsOf(field as GraphQLField<unknown, unknown>);
      expect([name, search, first, offset]).toEqual([name, 'String = undefined', 'Int = 20', 'Int! = 0']);
      expect(where, name).toMatch(/^\[\w+Condition!\] = undefined$/);
      expect(orderBy, name).toMatch(/^\[\w+Order!\] = undefined$/);
      if (!isObjectType(type)) throw new Error(`${name} answers no object.`);
      const answer = Object.values(type.getFields()).map((part) => `${part.name} ${part.type}`);
      expect(answer, name).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^nodes \[\w+!\]!$/),
          'totalCount Int!',
          'facets [Facet!]!',
          'asOf DateTime!',
          'notice String',
        ]),
      );
    }
  });

  it('has mutations that none answers with null: a failure is an error', () => {
    const mutations = rootFields.filter(({ name }) => name.startsWith('Mutation.'));
    for (const { name, field } of mutations) expect(String(field.type), name).toMatch(/!$/);
  });

  it('F-22 describes every scalar and names its specification, in introspection too', () => {
    const own = Object.values(schema.getTypeMap())
      .filter(isScalarType)
      .filter((type) => !specifiedScalarTypes.some(({ name }) => name === type.name));
    expect(own.map(({ name }) => name).sort()).toEqual([
      'Date',
      'DateTime',
      'Latitude',
      'Longitude',
      'Month',
      'TimeOfDay',
      'Upload',
    ]);
    for (const { name, description, specifiedByURL } of own) {
      expect(description, name).toMatch(/\.$/);
      expect(specifiedByURL, name).toMatch(/^https:/);
    }
  });

  it('F-20 lets every field of Query that may call upstream be null, so that its siblings are answered', () => {
    const needs = (field: GraphQLField<unknown, unknown>): boolean => {
      const type = getNamedType(field.type);
      if ((costOf(field).weight ?? 1) > 0) return true;
      const parts = isObjectType(type) ? Object.values(type.getFields()) : [];
      return parts.some((part) => (costOf(part).weight ?? 0) > 0 || costOf(part).once !== undefined);
    };
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const strict = fields.filter((field) => isNonNullType(field.type));
    expect(strict.map(({ name }) => name).sort()).toEqual(['capabilities', 'me']);
    expect(strict.filter(needs)).toEqual([]);
  });

  it('tells at every root field its errors by codes that there are, and its source', () => {
    for (const { name, field } of rootFields) {
      const description = field.description ?? '';
      expect(description, name).toMatch(/Errors: /);
      const named = description
        .match(/\b[A-Z]+(?:_[A-Z]+)+\b/g)
        ?.filter((word) => /^(BAD|IMAGE|BATCH|PAYLOAD|RATE|UPSTREAM)_/.test(word));
      expect(codes, `${name}: ${named}`).toEqual(expect.arrayContaining(named ?? []));
    }
  });

  it('spells IDs as the specification does, and booleans as questions where it names them itself', () => {
    const names = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
    expect(names.filter(({ name }) => /staffId|userId|imageUrl/.test(name))).toEqual([]);
    const booleans = names.filter(({ type }) => String(getNullableType(type)) === 'Boolean').map(({ name }) => name);
    expect([...new Set(booleans)].filter((name) => !name.startsWith('is')).sort()).toEqual([
      // As every client of pages by cursor knows it.
      'hasNextPage',
      'imageUpload',
      'ok',
      'units',
    ]);
  });
});
