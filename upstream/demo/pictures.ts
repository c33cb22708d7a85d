import { addDays, dayNumber } from '../calendar.ts';
import type { Person } from './people.ts';
import type { Randoms } from './random.ts';

/** Where portraits are served; stored as a path, completed when it is read. */
export const portraitFolder = '/images/demo';

/** What a portrait file shows. */
export interface PortraitKey {
  /** The person whose record names the file. */
  readonly index: number;
  /** Day as `YYYYMMDD`; null for the reference photo. */
  readonly day: string | null;
  /** Sign-in or sign-out, and which of the day: `i`, `i2`, `o`, `o2`; null for the reference photo. */
  readonly which: string | null;
  /** Whether somebody else is in the picture. */
  readonly isStranger: boolean;
}

/** File name of a portrait: `0123-r.jpg`, `0123-20261119-i.jpg`, with another face `0123-20261119-ix.jpg`. */
export function portraitName(index: number, which: string, day?: string): string {
  const person = String(index).padStart(4, '0');
  return day ? `${person}-${day.replaceAll('-', '')}-${which}.jpg` : `${person}-${which}.jpg`;
}

/** What becomes of a picture that is sent again, by the letter in its name. */
export const changes = {
  c: 'copied',
  q: 'recompressed',
  s: 'resized',
  b: 'brighter',
} as const;

/** A letter of `changes`. */
export type Change = keyof typeof changes;

/** A reference photo of too few pixels. */
export const tiny = 't';

/** File name of another picture in the place of a record's own: `0123-20261119-i-m-0456-20261119-i.jpg`. */
export function altered(name: string, change: Change | typeof tiny, original: string): string {
  return `${name.slice(0, -4)}-${change}-${original}`;
}

/** Reads a name that `altered` gives; null for any other. */
export function parseAltered(
  name: string,
): { readonly change: Change | typeof tiny; readonly original: string } | null {
  const [, own = '', letter = '', original = ''] = /^(\S{6,20})-([cqsbt])-(\S{6,24}\.jpg)$/.exec(name) ?? [];
  if (!parsePortraitName(`${own}.jpg`) || !parsePortraitName(original)) return null;
  return { change: letter as Change | typeof tiny, original };
}

/** Reads a file name; null when it is not one that `portraitName` gives. */
export function parsePortraitName(name: string): PortraitKey | null {
  const parts = /^(\d{4,6})-(?:r|(20\d{6})-([io]2?)(x?))\.jpg$/.exec(name);
  if (!parts || (parts[1]?.length !== 4 && parts[1]?.startsWith('0'))) return null;
  return { index: Number(parts[1]), day: parts[2] ?? null, which: parts[3] ?? null, isStranger: parts[4] === 'x' };
}

/** Chance that the photo of a sign-in, or of the sign-out, is one that was sent before. */
const reused = 0.012;

/** File of a person's reference photo; null for who has none. A few have a tiny one, and a few that of somebody else. */
export function referenceOf({ index, hasPhoto }: Person, hasPlants: boolean): string | null {
  if (!hasPhoto) return null;
  const own = portraitName(index, 'r');
  if (hasPlants && index % 251 === 77) return altered(own, tiny, own);
  if (hasPlants && index % 307 === 100) return altered(own, 'q', portraitName(index - 1, 'r'));
  return own;
}

/** What pictures are planted by. */
export interface PictureScene {
  /** Whether the history has what is to be found in it. */
  readonly hasPlants: boolean;
  readonly randoms: Randoms;
  /** Number of staff. */
  readonly staff: number;
  /** The person of an index, below that number. */
  readonly person: (index: number) => Person;
}

/** What of an event its picture is chosen by. */
interface Pictured {
  readonly mode: 'signedIn' | 'signedOut';
  readonly portrait: string | null;
}

/**
 * The events with pictures that were sent before, in one of four changes: of a colleague that day, of the person some days
 * before, their reference photo, or at the sign-out that of the sign-in. `visit` says what a person did on a day, without
 * such pictures. Chance has streams of its own here, so nothing else of the company is another.
 */
export function plantPictures<Event extends Pictured>(
  events: readonly Event[],
  person: Person,
  day: string,
  scene: PictureScene,
  visit: (person: Person, day: string) => readonly Event[],
): readonly Event[] {
  if (!scene.hasPlants) return events;
  const random = scene.randoms(20, person.index, dayNumber(day));
  const signIn = events.find(({ mode }) => mode === 'signedIn');
  const signOut = events.find(({ mode }) => mode === 'signedOut');
  if (!signIn?.portrait || !isReused(person, day, scene)) return events;
  const put = (event: Event | undefined, original: string | null | undefined) => {
    if (!event?.portrait || !original) return events;
    const portrait = altered(event.portrait, random.pick(Object.keys(changes) as Change[]), original);
    return events.map((each) => (each === event ? { ...each, portrait } : each));
  };
  const of = (other: Person, on: string) =>
    isReused(other, on, scene) ? null : visit(other, on).find(({ mode }) => mode === 'signedIn')?.portrait;
  const kind = random.whole(0, 3);
  if (kind === 0) return put(signOut, signIn.portrait);
  if (kind === 1) {
    const own = portraitName(person.index, 'r');
    return put(signIn, referenceOf(person, true) === own ? own : null);
  }
  if (kind === 2) return put(signIn, of(scene.person(random.whole(0, scene.staff - 1)), day));
  const earlier = random.whole(0, Number(day.slice(8)) - 1);
  return put(signIn, earlier === 0 ? null : of(person, addDays(day, -earlier)));
}

const isReused = ({ index }: Person, day: string, { randoms }: PictureScene) =>
  randoms(19, index, dayNumber(day)).chance(reused);
