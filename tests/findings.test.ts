import { GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../gateway/schema.ts';
import { findingKinds } from '../schema/finding-words.ts';
import { sceneOf } from '../upstream/demo/day-plan.ts';
import { peopleOf } from '../upstream/demo/people.ts';
import { doubtsOf } from './support/demo/doubts.ts';
import { pictureDoubtsOn } from './support/demo/picture-doubts.ts';

const company = { start: '2026-09-20', days: 60, staff: 300, seed: 1 };

describe('a kind of finding', () => {
  it('has a value of the SDL enum and a word, in the same order', () => {
    const values = createSchema().getType('FindingKind');
    expect(values).toBeInstanceOf(GraphQLEnumType);
    expect((values as GraphQLEnumType).getValues().map(({ name }) => name)).toEqual(findingKinds);
  });

  it('has a planted case in the demo company', { tags: 'long' }, () => {
    const scene = sceneOf(company, 'Africa/Lagos');
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
    const inPhotos = peopleOf(company).flatMap((person) => days.flatMap((day) => pictureDoubtsOn(person, day, scene)));
    const planted = new Set([
      ...doubtsOf(company, scene).flatMap(({ kinds }) => kinds),
      ...inPhotos.map(({ kind }) => kind),
    ]);
    expect([...planted].sort()).toEqual([...findingKinds].sort());
  });
});
