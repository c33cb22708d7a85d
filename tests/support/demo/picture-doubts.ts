import { type DemoEvent, planDay, type Scene } from '../../../upstream/demo/day-plan.ts';
import type { Person } from '../../../upstream/demo/people.ts';
import { type Change, changes, parseAltered, referenceOf, tiny } from '../../../upstream/demo/pictures.ts';

/** A record whose photo, or whose person's reference photo, has something to be found, as the SDL enum FindingKind names it. */
export interface PictureDoubt {
  readonly staffID: string;
  readonly mode: DemoEvent['mode'];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind:
    | 'SAME_PICTURE'
    | 'REFERENCE_MISSING'
    | 'REFERENCE_TINY'
    | 'REFERENCE_SHARED'
    | 'RECOGNISED_WITHOUT_PHOTO';
  /** What was done to a picture that was sent before; null of any other kind. */
  readonly change: (typeof changes)[Change] | null;
  /** File of the picture as it was sent first, likewise. */
  readonly original: string | null;
}

/** What is to be found in the photos of a person's shift day. */
export function pictureDoubtsOn(person: Person, day: string, scene: Scene): PictureDoubt[] {
  const reference = referenceOf(person, scene.hasPlants);
  const other = reference === null ? null : parseAltered(reference);
  const isShared = (other !== null && other.change !== tiny) || lendsReference(person, scene);
  return planDay(person, day, scene).events.flatMap(({ staffID, mode, at, portrait, isImageRecognised }) => {
    const reused = portrait === null ? null : parseAltered(portrait);
    const kinds: PictureDoubt['kind'][] = [];
    if (reused) kinds.push('SAME_PICTURE');
    if (portrait !== null && reference === null) kinds.push('REFERENCE_MISSING');
    if (other?.change === tiny) kinds.push('REFERENCE_TINY');
    if (isShared) kinds.push('REFERENCE_SHARED');
    if (portrait === null && isImageRecognised) kinds.push('RECOGNISED_WITHOUT_PHOTO');
    return kinds.map((kind) => {
      const again = kind === 'SAME_PICTURE' ? reused : null;
      const change = again && again.change !== tiny ? changes[again.change] : null;
      return { staffID, mode, at, kind, change, original: again?.original ?? null };
    });
  });
}

/** Whether the next person has their reference photo, too. */
function lendsReference({ index, hasPhoto }: Person, scene: Scene): boolean {
  const next = index + 1 < scene.staff ? referenceOf(scene.person(index + 1), scene.hasPlants) : null;
  const borrowed = next === null ? null : parseAltered(next);
  return hasPhoto && borrowed !== null && borrowed.change !== tiny;
}
