import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSchema } from '../../../gateway/schema.ts';

import packageJSON from '../../../package.json' with { type: 'json' };
import { repository } from '../../support/repository.ts';

const released = buildSchema(readFileSync(path.join(repository, 'schema/released/schema.graphql'), 'utf8'));

const rule = [
  'Internal tools rely on the released schema (docs/reference/api.md, "Change rule"). Keep what stands there, mark it',
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
});

describe('npm run release-schema', { tags: 'long' }, () => {
  const text = readFileSync(path.join(repository, 'schema/released/schema.graphql'), 'utf8');

  /** What it makes of a released schema, and what it says of it; null where it writes. */
  const release = (before: string) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'attendance-released-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'schema.graphql');
    writeFileSync(file, before);
    let refusal: string | null = null;
    try {
      execFileSync(process.execPath, ['tools/release-schema.ts', file], { cwd: repository, stdio: 'pipe' });
    } catch (error) {
      refusal = String((error as { stderr: Buffer }).stderr);
    }
    return { refusal, after: readFileSync(file, 'utf8') };
  };

  it('writes what only grows', { tags: 'nightly' }, () => {
    expect(release(text.replace(/^ {2}""".*\n {2}me: .*\n/m, ''))).toEqual({ refusal: null, after: text });
  });

  it('writes nothing that breaks programs of the same major version, and says what to do', { tags: 'nightly' }, () => {
    const before = text.replace('type Query {', 'type Query {\n  gone: Int\n');
    const { refusal, after } = release(before);
    expect(after).toBe(before);
    expect(refusal).toContain('- Query.gone was removed.');
    expect(refusal).toContain('@deprecated');
  });
});

/** What is wrong with the deprecations of a schema, by the change rule; empty for none. */
function faultsIn(schema: GraphQLSchema, releases: readonly Release[]): string[] {
  const names = new Set(partsOf(schema).map((part) => part.split('.')[1]));
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type) => {
    const parts: { name: string; deprecationReason?: string | null | undefined }[] = isEnumType(type)
      ? [...type.getValues()]
      : isInputObjectType(type)
        ? Object.values(type.getFields())
        : isObjectType(type)
          ? Object.values(type.getFields()).flatMap((field) => [field, ...field.args])
          : [];
    return parts.flatMap(({ name, deprecationReason: reason }) => {
      if (!reason) return [];
      const [, replacement = '', end = ''] = /^Use (.+)\. Removed after (\d{4}-\d\d-\d\d)\.$/.exec(reason) ?? [];
      const what = `${type.name}.${name}`;
      if (!replacement.match(/\w+/g)?.some((word) => names.has(word))) return [`${what} has no replacement.`];
      const announced = releases.findLast(({ text }) => text.includes(end) && text.includes(name));
      if (!announced) return [`CHANGELOG.md names neither ${name} nor ${end} in a release.`];
      const earliest = new Date(`${announced.day}T00:00:00Z`);
      earliest.setUTCMonth(earliest.getUTCMonth() + 3);
      return end >= earliest.toISOString().slice(0, 10) ? [] : [`${what} goes too early.`];
    });
  });
}

interface Release {
  readonly version: string;
  readonly day: string;
  readonly text: string;
}

describe('the change rule of docs/reference/api.md', () => {
  const changelog = readFileSync(path.join(repository, 'CHANGELOG.md'), 'utf8');
  const releases = [
    ...changelog.matchAll(/^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm),
  ].map(([, version = '', day = '', text = '']): Release => ({ version, day, text }));

  it('gives what is deprecated a replacement that is there, and three months after the release that announces it', () => {
    expect(faultsIn(released, releases)).toEqual([]);
  });

  it.each([
    ['Use fresh. Removed after 2026-04-30.', []],
    ['Removed after 2026-04-30.', ['Query.old has no replacement.']],
    ['Use another. Removed after 2026-04-30.', ['Query.old has no replacement.']],
    ['Use fresh. Removed after 2026-05-30.', ['CHANGELOG.md names neither old nor 2026-05-30 in a release.']],
    ['Use fresh. Removed after 2026-03-30.', ['Query.old goes too early.']],
  ])('takes the deprecation "%s" for what it is', (reason, faults) => {
    const schema = buildSchema(`type Query { old: Int @deprecated(reason: "${reason}") fresh: Int }`);
    const text = 'old goes after 2026-03-30 or 2026-04-30';
    expect(faultsIn(schema, [{ version: '1.0.0', day: '2026-01-10', text }])).toEqual(faults);
  });

  it('is for the version that the product has', () => {
    expect(releases[0]?.version).toBe(packageJSON.version);
  });
});
