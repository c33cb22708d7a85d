/** @module-tag long */
import { setImmediate as immediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPhotoChecks, type PhotoChecks } from '../../../../gateway/photos/comparison/photo-checks.ts';
import { mostKnown, PhotoReader } from '../../../../gateway/photos/comparison/photo-reader.ts';
import { findNear } from '../../../../gateway/photos/comparison/same-photo.ts';
import { drawPhoto } from '../../../support/same-photos.ts';

const first = await drawPhoto('0007-20261119-i.jpg');
const photos = new Map([
  ['/one', first],
  ['/copy', await sharp(first).resize(240).jpeg({ quality: 60 }).toBuffer()],
  ['/two', await drawPhoto('0008-20261119-i.jpg')],
  ['/text', Buffer.from('not a photo')],
]);
const addresses = [...photos.keys(), '/gone'];

describe('PhotoChecks', () => {
  let now = 0;
  let fetched: string[] = [];
  let atOnce = 0;
  let most = 0;
  const open: PhotoChecks[] = [];
  const create = (onFetch: () => void = () => undefined) => {
    const checks = createPhotoChecks({
      isOn: true,
      now: () => now,
      fetchPhoto: async (address) => {
        fetched.push(address);
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
        onFetch();
        return photos.get(address) ?? null;
      },
    });
    open.push(checks);
    return checks;
  };
  afterEach(async () => {
    for (const checks of open.splice(0)) checks.close();
    await expect.poll(() => atOnce).toBe(0);
    [now, fetched, atOnce, most] = [0, [], 0, 0];
  });

  it('tells what is one picture, and what could not be read', async () => {
    const check = create().create({ addresses, references: 9 });
    expect(check.progress).toEqual({ photos: 5, read: 0, unreadable: 0, compared: 0, isDone: false });
    expect(fetched).toEqual([]);
    await check.whole('ada');
    expect(check.progress).toEqual({ photos: 5, read: 3, unreadable: 2, compared: 1, isDone: true });
    expect(check.pairs).toEqual([{ one: '/one', other: '/copy', likeness: expect.closeTo(1, 1) }]);
    expect(addresses.map((address) => check.sizeOf(address))).toEqual([480, 240, 480, null, null]);
  });

  it('fetches at most three at once for all checks, and each photo once', async () => {
    const checks = create();
    const [one, other] = [
      checks.create({ addresses: ['/one', '/two', '/text', '/gone'], references: 4 }),
      checks.create({ addresses: ['/copy', '/more', '/other'], references: 3 }),
    ];
    await Promise.all([one.whole('ada'), other.whole('ada')]);
    expect(most).toBe(3);
    await checks.create({ addresses: ['/one', '/two'], references: 2 }).whole('ada');
    expect(fetched.filter((address) => address === '/one')).toEqual(['/one']);
  });

  it('S21 runs four for one caller, refuses a fifth, and goes on when one is done', async () => {
    const checks = create();
    const make = (place: number) => checks.create({ addresses: ['/one', `/gone-${place}`], references: 2 });
    const first = [0, 1, 2, 3].map(make);
    for (const check of first) check.want('ada');
    const fifth = make(4);
    expect(() => fifth.want('ada')).toThrow('4 comparisons of photos are under way for you.');
    for (const check of first) check.want('ada');
    make(5).want('ola');
    await Promise.all(first.map((check) => check.whole('ada')));
    await fifth.whole('ada');
    expect(fifth.progress.isDone).toBe(true);
  });

  it('S21 stops what a reader no longer asks for, so that a day that goes on is never refused', async () => {
    const checks = create();
    const many = Array.from({ length: 20_000 }, (_, place) => `/gone-${place}`);
    for (let version = 0; version < 12; version++) {
      const check = checks.create({ addresses: [...many, `/version-${version}`], references: many.length });
      // Refused until the check before it has stopped.
      await expect.poll(() => check.want('ada')).toBeUndefined();
      now += 3_500;
    }
  });

  it('stops when the gateway is closed', async () => {
    const checks = create();
    const many = Array.from({ length: 20_000 }, (_, place) => `/gone-${place}`);
    checks.create({ addresses: many, references: 1 }).want('ada');
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    checks.close();
    await expect.poll(() => atOnce).toBe(0);
    const before = fetched.length;
    for (let turn = 0; turn < 100; turn += 1) await immediate();
    expect(fetched.length).toBe(before);
    expect(before).toBeLessThan(many.length);
  });

  it('stops when its reader has left, and goes on where it was when one comes back', async () => {
    let isLeaving = true;
    const check = create(() => {
      if (isLeaving) now += 46_000;
    }).create({ addresses, references: 9 });
    check.want('ada');
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    await expect.poll(() => atOnce).toBe(0);
    const before = [...fetched];
    expect(before.length).toBeLessThan(addresses.length);
    expect(check.pairs).toBeNull();
    isLeaving = false;
    await expect.poll(() => check.whole('ada').then(() => check.progress.isDone)).toBe(true);
    expect(check.pairs).toHaveLength(1);
  });

  it('tells nothing of a comparison that was left, and finishes it for who comes back', async () => {
    photos.set('/again', first);
    const grey = vi.spyOn(PhotoReader.prototype, 'greyOf');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    grey.mockReturnValueOnce(promise);
    const check = create().create({ addresses: [...addresses, '/again'], references: 9 });
    check.want('ada');
    await expect.poll(() => grey.mock.calls.length).toBe(2);
    now += 46_000;
    resolve(undefined);
    for (let turn = 0; turn < 100; turn += 1) await immediate();
    expect(check.pairs).toBeNull();
    await check.whole('ada');
    expect(check.pairs).toHaveLength(3);
    grey.mockRestore();
  });

  it('compares no photos of which some were left out when its reader had gone for a moment', async () => {
    let turn = 0;
    const check = create(() => {
      turn += 1;
      if (turn <= 3) now += 46_000;
      if (turn === 3) setImmediate(() => check.want('ada'));
    }).create({ addresses: [...addresses, '/more', '/last'], references: 9 });
    await check.whole('ada');
    expect(check.progress).toMatchObject({ photos: 7, read: 3, unreadable: 4, isDone: true });
    expect(check.pairs).toHaveLength(1);
  });

  it('counts as unreadable, and never as compared, what is gone at the second look', async () => {
    const grey = vi.spyOn(PhotoReader.prototype, 'greyOf').mockResolvedValueOnce(undefined);
    const check = create().create({ addresses, references: 9 });
    await check.whole('ada');
    expect(check.progress).toMatchObject({ photos: 5, read: 2, unreadable: 3, isDone: true });
    expect(check.pairs).toEqual([]);
    grey.mockRestore();
  });

  it('tells the error that ended it once, and begins anew', async () => {
    const grey = vi.spyOn(PhotoReader.prototype, 'greyOf').mockRejectedValueOnce(new Error('It has failed.'));
    const check = create().create({ addresses, references: 9 });
    await expect(check.whole('ada')).rejects.toThrow('It has failed.');
    await check.whole('ada');
    expect(check.pairs).toHaveLength(1);
    grey.mockRestore();
  });

  it('remembers how alike two photos are in a few bytes, however long their addresses are', async () => {
    const grey = vi.spyOn(PhotoReader.prototype, 'greyOf');
    const long = ['/one', '/copy'].map((address) => {
      const name = `${address}?${'x'.repeat(500)}`;
      photos.set(name, photos.get(address) as Buffer);
      return name;
    });
    await create().create({ addresses: long, references: 2 }).whole('ada');
    const keys = [...(grey.mock.contexts[0] as PhotoReader).looks.keys()];
    expect(keys.map(({ length }) => length)).toEqual([44]);
    grey.mockRestore();
  });

  it('fetches nothing again for a list that has changed, for an hour', async () => {
    const checks = create();
    const pairsOf = async (...more: string[]) => {
      const check = checks.create({ addresses: [...more, '/copy', '/one'], references: 9 });
      await check.whole('ada');
      return check.pairs?.length;
    };
    expect(await pairsOf()).toBe(1);
    expect(await pairsOf('/two')).toBe(1);
    expect(fetched).toHaveLength(3);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_001);
    expect(await pairsOf()).toBe(1);
    clock.mockRestore();
    expect(fetched).toHaveLength(5);
  });

  it('S21 fetches no more photos than can be retained, and says how many it has left out', {
    tags: 'nightly',
  }, async () => {
    const many = Array.from({ length: mostKnown + 2 }, (_, place) => `/gone-${place}`);
    const check = create().create({ addresses: many, references: many.length });
    await check.whole('ada');
    expect(fetched).toEqual(many.slice(0, mostKnown));
    expect(check.progress).toMatchObject({ read: 0, unreadable: many.length, isDone: true });
  });
});

it('N-05 lets other work run often while the photos of 5,000 people are compared', async () => {
  // Three photos of each, all different.
  let seed = 1;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return seed ^ (seed >>> 15);
  };
  const hashes = Array.from({ length: 15_000 }, () => [next(), next()] as const);
  let turns = 0;
  let isDone = false;
  const other = async () => {
    for (; !isDone; turns++) await immediate();
  };
  const running = other();
  const { compared } = await findNear(hashes, 10_000);
  isDone = true;
  await running;
  expect(compared).toBe(15_000);
  // A hash has a part in common with one of fourteen: eight million pairs.
  expect(turns).toBeGreaterThan(30);
});
