import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  print,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../gateway/schema.ts';
import { repository } from '../support/repository.ts';

const released = buildSchema(readFileSync(path.join(repository, 'schema/released/schema.graphql'), 'utf8'));

const rule = [
  'Internal tools rely on the released schema (docs/api.md, "Change rule"). Keep what stands there, mark it',
  '@deprecated(reason:) with its replacement, and add beside it. A break that was announced is released by',
  '`npm run release-schema`, with a line in CHANGELOG.md that says who is affected.',
].join('\n');

/** Every field of an object type that has directives of ours, e.g. `Query.users @requires(role: ADMIN)`. */
function directivesOf(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
    .flatMap(({ name, field }) => {
      const directives = (field.astNode?.directives ?? []).filter((directive) => directive.name.value !== 'deprecated');
      return directives.length > 0 ? [[name, ...directives.map((directive) => print(directive))].join(' ')] : [];
    })
    .sort();
}

/** Every field of an object or input type, and every value of an enum. */
function partsOf(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types
    .flatMap((type) => {
      if (isEnumType(type)) return type.getValues().map(({ name }) => `${type.name}.${name}`);
      if (!isObjectType(type) && !isInputObjectType(type)) return [];
      return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
    })
    .sort();
}

const breaks = (from: GraphQLSchema, to: GraphQLSchema) =>
  findBreakingChanges(from, to).map(({ type, description }) => `${type}: ${description}`);

describe('schema/released/schema.graphql', () => {
  it('is broken by nothing in the current schema', () => {
    expect(breaks(released, createSchema()), rule).toEqual([]);
  });

  it('holds every field and value, so that no tool meets an unreleased one unknowingly', () => {
    expect(partsOf(released), 'Run `npm run release-schema`.').toEqual(partsOf(createSchema()));
  });

  it('F-22 says the roles and costs that the gateway enforces', () => {
    expect(directivesOf(released), 'Run `npm run release-schema`.').toEqual(directivesOf(createSchema()));
  });

  it('would tell of a removed field, a narrowed argument and a lost enum value', () => {
    const before = buildSchema('enum E { A B } type Query { kept(first: Int): E, gone: Int }');
    const after = buildSchema('enum E { A } type Query { kept(first: Int!): E }');
    expect(breaks(before, after)).toEqual([
      'VALUE_REMOVED_FROM_ENUM: B was removed from enum type E.',
      'FIELD_REMOVED: Query.gone was removed.',
      'ARG_CHANGED_KIND: Query.kept arg first has changed type from Int to Int!.',
    ]);
  });
});
