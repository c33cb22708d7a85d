import { GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../gateway/schema.ts';
import { findingKinds } from '../schema/finding-words.ts';
import { planDay, type Scene, sceneOf } from '../upstream/demo/day-plan.ts';
import { type Person, peopleOf } from '../upstream/demo/people.ts';
import { parseAltered, referenceOf, tiny } from '../upstream/demo/pictures.ts';
import { doubtsOf } from './support/demo/doubts.ts';

const company = { start: '2026-09-20', days: 60, staff: 300, seed: 1 };

/** What is to be found in the photos of a person's shift day. */
function inPhotos(person: Person, day: string, scene: Scene): string[] {
  const reference = referenceOf(person, scene.hasPlants);
  const other = reference === null ? null : parseAltered(reference);
  return planDay(person, day, scene).events.flatMap(({ portrait, isImageRecognised }) => [
    ...(portrait !== null && parseAltered(portrait) ? ['SAME_PICTURE'] : []),
    ...(portrait !== null && reference === null ? ['REFERENCE_MISSING'] : []),
    ...(other ? [other.change === tiny ? 'REFERENCE_TINY' : 'REFERENCE_SHARED'] : []),
    ...(portrait === null && isImageRecognised ? ['RECOGNISED_WITHOUT_PHOTO'] : []),
  ]);
}

describe('a kind of finding', () => {
  it('has a value of the SDL enum and a word, in the same order', () => {
    const values = createSchema().getType('FindingKind');
    expect(values).toBeInstanceOf(GraphQLEnumType);
    expect((values as GraphQLEnumType).getValues().map(({ name }) => name)).toEqual(findingKinds);
  });

  it('has a planted case in the demo company', { tags: 'long' }, () => {
    const scene = sceneOf(company, 'Africa/Lagos');
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
    const planted = new Set([
      ...doubtsOf(company, scene).flatMap(({ kinds }) => kinds),
      ...peopleOf(company).flatMap((person) => days.flatMap((day) => inPhotos(person, day, scene))),
    ]);
    expect([...planted].sort()).toEqual([...findingKinds].sort());
  });
});
