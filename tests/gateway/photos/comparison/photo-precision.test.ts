/** @module-tag long */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { findNear } from '../../../../gateway/photos/comparison/same-photo.ts';
import { altered, type Change, changes } from '../../../../upstream/demo/pictures.ts';
import { alterPicture } from '../../../../upstream/demo/portraits.ts';
import { drawPhoto, samePhotos } from '../../../support/same-photos.ts';

const copy = async (name: string, change: Change) =>
  alterPicture(await drawPhoto(name), change, altered('0999-20261120-i.jpg', change, name));

/** What a photo shows, and how it came about. */
interface Shown {
  readonly picture: string;
  readonly change: string | null;
  readonly bytes: Buffer;
}

const letters = Object.keys(changes) as Change[];
const people = Array.from({ length: 12 }, (_, place) => String(place + 7).padStart(4, '0'));

describe('two photos', () => {
  const photos: Shown[] = [];
  let references = 0;
  let found: (readonly [Shown, Shown])[] = [];

  beforeAll(async () => {
    for (const [place, person] of people.entries()) {
      // The face of somebody else in the same place, pose and light; and the person at another time.
      const names = [`${person}-20261119-i.jpg`, `${person}-20261119-ix.jpg`, `${person}-20261120-i.jpg`];
      for (const name of names) photos.push({ picture: name, change: null, bytes: await drawPhoto(name) });
      for (const change of letters.filter((_letter, index) => index % 2 === place % 2)) {
        const [name = ''] = names;
        photos.push({ picture: name, change: changes[change], bytes: await copy(name, change) });
      }
    }
    references = photos.length;
    for (const [place, person] of people.entries()) {
      const name = `${person}-r.jpg`;
      photos.push({ picture: name, change: null, bytes: await drawPhoto(name) });
      if (place % 3 === 0) photos.push({ picture: name, change: 'recompressed', bytes: await copy(name, 'q') });
    }
    const pairs = await samePhotos(
      photos.map(({ bytes }) => bytes),
      references,
    );
    found = pairs.map(([one, other]) => [photos[one] as Shown, photos[other] as Shown]);
  });

  it('are one picture where that is said, 99 times in 100', () => {
    const right = found.filter(([one, other]) => one.picture === other.picture);
    expect(
      right.length / found.length,
      JSON.stringify(found.map((pair) => pair.map(({ picture }) => picture))),
    ).toBeGreaterThanOrEqual(0.99);
  });

  it.each([...new Set(Object.values(changes))])('that are one picture are found when one was %s', (change) => {
    const copies = photos.filter((photo) => photo.change === change);
    const isFound = (photo: Shown) =>
      found.some(([one, other]) => one.picture === photo.picture && (one === photo || other === photo));
    expect(copies.length).toBeGreaterThan(5);
    expect(copies.filter((photo) => !isFound(photo)).map(({ picture }) => picture)).toEqual([]);
  });

  it('of two people in one place, pose and light are two', async () => {
    const alike = photos.filter(({ picture, change }) => change === null && /-20261119-ix?\.jpg$/.test(picture));
    expect(await samePhotos(alike.map(({ bytes }) => bytes))).toEqual([]);
  });

  it('that are reference photos are one only when they hardly differ', async () => {
    const reference = await drawPhoto('0009-r.jpg');
    const again = await sharp(reference).jpeg({ quality: 60 }).toBuffer();
    const darker = await sharp(reference).blur(3).linear(0.7, 0).jpeg().toBuffer();
    expect(await samePhotos([reference, again, darker], 0)).toEqual([[0, 1]]);
  });

  it('are compared until hundreds of addresses have one picture, and those behind are said to be left out', async () => {
    const equal = (count: number) => Array.from({ length: count }, () => [0, 0] as const);
    const { pairs, compared } = await findNear(equal(600), 300);
    expect(compared).toBeLessThan(600);
    expect(pairs).toHaveLength((compared * (compared - 1)) / 2);
    expect(await findNear(equal(40), 40)).toMatchObject({ compared: 40 });
  });

  it('are candidates by their hashes exactly where at most 8 of 64 bits differ, of reference photos 3', async () => {
    const random = (place: number) => Math.imul(place + 1, 0x9e37_79b1);
    const flip = ([first, second]: readonly [number, number], bits: readonly number[]) =>
      bits.reduce<readonly [number, number]>(
        ([one, other], bit) => (bit < 32 ? [one ^ (1 << bit), other] : [one, other ^ (1 << (bit - 32))]),
        [first, second],
      );
    const hashes = Array.from({ length: 600 }, (_, place): readonly [number, number] => {
      const one = [random(Math.floor(place / 3)), random(Math.floor(place / 3) + 7_000)] as const;
      const bits = Array.from({ length: place % 12 }, (_bit, index) => (index * 29 + place) % 64);
      return place % 3 === 0 ? one : flip(one, bits);
    });
    const distanceOf = (one: number, other: number) =>
      [0, 1].reduce((sum, half) => {
        const differing = ((hashes[one]?.[half] ?? 0) ^ (hashes[other]?.[half] ?? 0)) >>> 0;
        return sum + differing.toString(2).replaceAll('0', '').length;
      }, 0);
    const expected = hashes.flatMap((_, other) =>
      hashes
        .slice(0, other)
        .flatMap((_hash, one) => (distanceOf(one, other) <= (one < 300 ? 8 : 3) ? [[one, other]] : [])),
    );
    const { pairs } = await findNear(hashes, 300);
    const inOrder = (all: readonly (readonly number[])[]) => all.map(String).sort();
    expect(expected.length).toBeGreaterThan(100);
    expect(inOrder(pairs)).toEqual(inOrder(expected));
  });
});
