/**
 * `npm run bench:pictures`: how well pictures that were sent before are found among a day's, and what it takes. Portraits of
 * the demo company, for each some that were changed as the demo does, are read and compared as the gateway does it.
 * `--photos 300` sets how many different ones, `--from 5000` which.
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { PictureStore } from '../gateway/photos/comparison/picture-store.ts';
import { alterPicture } from '../upstream/demo/alter-picture.ts';
import { drawPortrait } from '../upstream/demo/portrait/draw-portrait.ts';
import { altered, type Change, changes, parsePortraitName, portraitName } from '../upstream/demo/portrait-name.ts';
import { printTable } from './table.ts';

const { values: options } = parseArgs({
  options: { photos: { type: 'string', default: '300' }, from: { type: 'string', default: '0' } },
});
const count = Number(options.photos);
const from = Number(options.from);

/** A sign-in of each person. */
const names = Array.from({ length: count }, (_, place) =>
  portraitName(from + place, 'i', `2026-11-${10 + (place % 15)}`),
);

async function draw(name: string): Promise<Buffer> {
  const key = parsePortraitName(name);
  if (!key) throw new Error(`${name} is not a portrait.`);
  return sharp(Buffer.from(drawPortrait(key)))
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** Microseconds of processor time, of all threads. */
function usedSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return user + system;
}

const letters = Object.keys(changes) as Change[];
const store = new PictureStore();
const addresses: string[] = [];
const originals: string[] = [];
let microseconds = 0;
for (const name of names) {
  const bytes = await draw(name);
  const copies = letters.map((change) => altered(portraitName(9999, 'i', '2026-11-20'), change, name));
  for (const address of [name, ...copies]) {
    const place = copies.indexOf(address);
    const picture = place < 0 ? bytes : await alterPicture(bytes, letters[place] as Change, address);
    const start = process.cpuUsage();
    await store.read(address, picture);
    microseconds += usedSince(start);
    addresses.push(address);
    originals.push(name);
  }
}
const start = process.cpuUsage();
const { pairs } = await store.compare(addresses, addresses.length, async () => true);
const compared = usedSince(start);

const right = pairs.filter(({ one, other }) => originals[one] === originals[other]);
const found = new Set(right.filter(({ one }) => one % 7 === 0).map(({ other }) => other));
printTable(
  ['change', 'true', 'found', 'recall'],
  letters.map((letter, place) => {
    const hits = names.filter((_name, number) => found.has(number * 7 + 1 + place)).length;
    return [changes[letter], String(count), String(hits), (hits / count).toFixed(4)];
  }),
);
const all = (addresses.length * (addresses.length - 1)) / 2;
console.log(
  `${pairs.length} pairs of ${all} given as one picture, ${pairs.length - right.length} of them wrong; copies of one picture found as such: ${((100 * right.length) / (21 * count)).toFixed(2)} %`,
);
console.log(
  `Processor time: ${(microseconds / 1000 / addresses.length).toFixed(2)} ms a picture, ${(compared / 1e6).toFixed(1)} s for all pairs, ${(compared / all).toFixed(1)} µs each`,
);
const wrong = pairs.filter(({ one, other }) => originals[one] !== originals[other]);
for (const { one, other, likeness } of wrong.slice(0, 5)) {
  console.log(`wrong: ${addresses[one]} ${addresses[other]} ${likeness.toFixed(3)}`);
}
