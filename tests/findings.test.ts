import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../gateway/schema.ts';
import { findingKinds } from '../schema/finding-words.ts';
import { doubtsOf } from '../upstream/demo/doubts.ts';
import { sceneOf } from '../upstream/demo/history.ts';
import { peopleOf } from '../upstream/demo/people.ts';
import { pictureDoubtsOn } from '../upstream/demo/picture-doubts.ts';
import { repository } from './support/repository.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** Most lines that a detector may have. */
const mostLines = 80;

const company = { start: '2026-09-20', days: 60, staff: 300, seed: 1 };
const scene = sceneOf(company, 'Africa/Lagos');
const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
const inPhotos = peopleOf(company).flatMap((person) => days.flatMap((day) => pictureDoubtsOn(person, day, scene)));
const planted: ReadonlySet<string> = new Set([
  ...doubtsOf(company, scene).flatMap(({ kinds }) => kinds),
  ...inPhotos.map(({ kind }) => kind),
]);
const evidence = read('docs/evidence.md');

/** What a kind of finding lacks, each with where it belongs. */
function lacking(kind: string): string[] {
  const file = `gateway/attendance/findings/${kind.toLowerCase().replaceAll('_', '-')}.ts`;
  const isThere = existsSync(path.join(repository, file));
  const source = isThere ? read(file) : '';
  const lines = source.split('\n').length - 1;
  return [
    ...(isThere ? [] : [`${kind}: its detector, ${file}`]),
    ...(lines > mostLines ? [`${kind}: ${file} has ${lines} lines, at most ${mostLines}`] : []),
    ...(isThere && !source.includes(`finding('${kind}', `)
      ? [`${kind}: ${file} gives no finding with a sentence`]
      : []),
    ...(new RegExp(`^\\| ${kind} \\|`, 'm').test(evidence)
      ? []
      : [`${kind}: what it finds and misses, in docs/evidence.md`]),
    ...(planted.has(kind)
      ? []
      : [`${kind}: a planted case, in upstream/demo/doubts.ts or picture-doubts.ts beside it`]),
  ];
}

describe('a kind of finding', () => {
  const values = createSchema().getType('FindingKind');
  const kinds = values instanceof GraphQLEnumType ? values.getValues().map(({ name }) => name) : [];

  it('has a value of the SDL enum and a word, in the same order', () => {
    expect(kinds).toEqual(findingKinds);
  });

  it('has a detector of at most 80 lines that says a sentence, a row in docs/evidence.md and a planted case in the demo', () => {
    expect(kinds.length).toBeGreaterThan(2);
    expect(kinds.flatMap(lacking)).toEqual([]);
  });

  it('is missed where something lacks', () => {
    expect(lacking('NO_SUCH_KIND')).toHaveLength(3);
  });
});
