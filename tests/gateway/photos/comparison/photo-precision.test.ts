/** @module-tag long */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Compared, PhotoStore } from '../../../../gateway/photos/comparison/photo-store.ts';
import { altered, type Change, changes, parsePortraitName } from '../../../../upstream/demo/pictures.ts';
import { alterPicture, drawPortrait } from '../../../../upstream/demo/portraits.ts';

const originals = ['0007-20261119-i.jpg', '0008-20261119-o.jpg', '0009-r.jpg', '0010-r.jpg'];
const letters = Object.keys(changes) as Change[];

async function draw(name: string): Promise<Buffer> {
  const key = parsePortraitName(name);
  if (!key) throw new Error(name);
  return drawPortrait(key);
}

const all = async () => true;

/** Which addresses were found to be one picture with which. */
const named = ({ pairs }: Compared, addresses: readonly string[]) =>
  pairs.map(({ one, other }) => [addresses[one], addresses[other]].join(' ')).sort();

describe('PhotoStore', () => {
  const drawn = new Map<string, Buffer>();

  beforeAll(async () => {
    for (const name of originals) drawn.set(name, await draw(name));
  });

  const bytes = (name: string) => drawn.get(name) ?? Buffer.alloc(0);

  it.each(letters)('finds a picture that was %s, and takes no two people for one', async (letter) => {
    const store = new PhotoStore();
    const copies = originals.map((name) => altered('0999-20261120-i.jpg', letter, name));
    for (const name of originals) await store.read(name, bytes(name));
    for (const [place, name] of originals.entries()) {
      const copy = copies[place] ?? '';
      await store.read(copy, await alterPicture(bytes(name), letter, copy));
    }
    const addresses = [...originals, ...copies];
    const found = await store.compare(addresses, 99, all);
    expect(named(found, addresses)).toEqual(originals.map((name, place) => `${name} ${copies[place]}`).sort());
    expect(found.wanted).toEqual([]);
  });

  it('takes two reference photos for one only when they hardly differ', async () => {
    const store = new PhotoStore();
    const reference = originals[2] ?? '';
    await store.read(reference, bytes(reference));
    await store.read('again', await sharp(bytes(reference)).jpeg({ quality: 60 }).toBuffer());
    await store.read('brighter', await sharp(bytes(reference)).linear(1.2, 25).jpeg().toBuffer());
    const { pairs } = await store.compare([reference, 'again', 'brighter'], 0, all);
    expect(pairs.map(({ one, other }) => [one, other])).toEqual([[0, 1]]);
  });

  it('reads no more than photos: other bytes are of no size', async () => {
    const store = new PhotoStore();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>');
    expect(await store.read('drawing', drawing)).toBeNull();
    expect(await store.read('text', Buffer.from('no photo'))).toBeNull();
    expect(await store.read(originals[0] ?? '', bytes(originals[0] ?? ''))).toBe(480);
    expect(store.sizes(['drawing', originals[0] ?? '', 'unknown'])).toEqual([null, 480, null]);
    expect(await store.compare(['drawing', originals[0] ?? ''], 2, all)).toEqual({ pairs: [], wanted: [0] });
  });

  it('asks again for the photos of a closer look once it has forgotten all but hashes', async () => {
    const store = new PhotoStore();
    const [first = '', second = ''] = originals;
    const addresses = [first, second, 'copy'];
    for (const name of [first, second]) await store.read(name, bytes(name));
    await store.read('copy', await sharp(bytes(first)).jpeg({ quality: 50 }).toBuffer());
    store.forgetPhotos();
    expect((await store.compare(addresses, 99, all)).wanted).toEqual(expect.arrayContaining([0, 2]));
    await store.read(first, bytes(first));
    await store.read('copy', await sharp(bytes(first)).jpeg({ quality: 50 }).toBuffer());
    const found = await store.compare(addresses, 99, all);
    expect(named(found, addresses)).toEqual([`${first} copy`]);
    store.forgetPhotos();
    expect(await store.compare(addresses, 99, all)).toEqual(found);
  });

  it('stops when whoever waits has left', async () => {
    const store = new PhotoStore();
    for (const name of originals) await store.read(name, bytes(name));
    const shares: number[] = [];
    await store.compare(originals, 4, async (share) => {
      shares.push(share);
      return shares.length < 2;
    });
    expect(shares).toEqual([1 / 6, 3 / 6]);
  });
});
