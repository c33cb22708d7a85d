import { join } from 'node:path';
import express from 'express';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { imageCaching } from '../images.ts';
import { isWoman } from './people.ts';
import { type Change, type PortraitKey, parseAltered, parsePortraitName, type tiny } from './pictures.ts';
import { type Random, randomOf } from './random.ts';

const cacheBytes = 24 * 1024 * 1024;

/**
 * Serves the photos of the demo company: `GET /:name` for the names of `portraitName` and `altered`, drawn when asked for
 * and always the same. JPEG, 480 x 600 unless resized or cropped. Any other name answers 404.
 */
export function demoPortraits(): express.Router {
  const cache = new LRUCache<string, Buffer>({ maxSize: cacheBytes, sizeCalculation: (bytes) => bytes.length });
  const router = express.Router();
  router.get('/:name', async (request, response) => {
    const { name } = request.params;
    const reused = parseAltered(name);
    const key = parsePortraitName(reused?.original ?? name);
    response.set('X-Content-Type-Options', 'nosniff');
    if (!key) {
      response.status(404).type('text/plain').send('no such portrait');
      return;
    }
    let bytes = cache.get(name);
    if (!bytes) {
      const drawn = await drawPortrait(key);
      bytes = reused ? await alterPicture(drawn, reused.change, name) : drawn;
      cache.set(name, bytes);
    }
    response.set('Cache-Control', imageCaching).type('image/jpeg').send(bytes);
  });
  return router;
}

/** Forty people on a transparent ground, 240 x 300 pixels each: two rows of ten women, two of ten men. */
const sheetFile = join(import.meta.dirname, 'portraits.webp');
const face = { width: 240, height: 300, columns: 10, ofSex: 20 } as const;

let faces: Promise<readonly string[]> | undefined;

/** The faces as PNG data addresses, read when the first portrait is drawn. */
async function readFaces(): Promise<readonly string[]> {
  const sheet = await sharp(sheetFile).png({ compressionLevel: 1 }).toBuffer();
  const cut = async (_: unknown, index: number) => {
    const [left, top] = [(index % face.columns) * face.width, Math.floor(index / face.columns) * face.height];
    const part = sharp(sheet).extract({ left, top, width: face.width, height: face.height });
    return `data:image/png;base64,${(await part.png().toBuffer()).toString('base64')}`;
  };
  return Promise.all(Array.from({ length: 2 * face.ofSex }, cut));
}

/** Which of the forty faces a portrait shows: always the same of a person, another one of a stranger. */
function faceOf({ index, day, which, isStranger }: PortraitKey): number {
  const own = (isWoman(index) ? 0 : face.ofSex) + randomOf(6, index).whole(0, face.ofSex - 1);
  if (!isStranger) return own;
  return (own + randomOf(7, index, keyOf(day, which)).whole(1, 2 * face.ofSex - 1)) % (2 * face.ofSex);
}

const keyOf = (day: string | null, which: string | null) =>
  Number(day ?? 0) * 4 + ['i', 'i2', 'o', 'o2'].indexOf(which ?? 'i');

/**
 * The picture of a portrait file as JPEG, 480 x 600. The reference photo is frontal before a curtain; at a sign-in the
 * same face has another place, light, angle and distance.
 */
export async function drawPortrait(portrait: PortraitKey): Promise<Buffer> {
  faces ??= readFaces();
  const person = `<image width="480" height="600" href="${(await faces)[faceOf(portrait)]}"/>`;
  const random = randomOf(8, portrait.index, keyOf(portrait.day, portrait.which));
  const scene =
    portrait.day === null ? `${curtain(random)}${person}` : `${room(random)}${held(random, person)}${light(random)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">${scene}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer();
}

/** A phone held by hand: a little off the middle, nearer or farther, tilted. */
function held(random: Random, person: string): string {
  const shift = `${random.whole(-34, 34)} ${random.whole(-6, 40)}`;
  const size = (0.94 + random.next() * 0.24).toFixed(3);
  const tilt = random.whole(-7, 7);
  return `<g transform="translate(${shift}) rotate(${tilt} 240 420) translate(240 420) scale(${size}) translate(-240 -420)">
    <path d="M-60 760V600H540V760Z" fill="#1c2430"/>${person}</g>`;
}

/** Light of the hour: warm, cold or dim, stronger from one side. */
function light(random: Random): string {
  const colour = random.pick(['#ffb45c', '#7fa8e0', '#1a1f33', '#ffe9b8']);
  const strength = colour === '#1a1f33' ? 0.26 : 0.16;
  const fromLeft = random.chance(0.5);
  return `<linearGradient id="light" x1="${fromLeft ? 0 : 1}" x2="${fromLeft ? 1 : 0}">
      <stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="#000" stop-opacity=".2"/>
    </linearGradient><rect width="480" height="600" fill="url(#light)"/>`;
}

const walls = ['#dfe6ee', '#c9d8ea', '#e8e2d8', '#b9cbe0', '#d7e3d8', '#efd9c4', '#b7c3b0', '#c4b7a6'];
const paints = ['#2f6b52', '#35577d', '#8a3b2c', '#6f7f8f', '#7a5638', '#f5fbff', '#8b7358', '#4b4540'];

/** The curtain of a passport photo: no two fall alike, for people share faces, and no two may have one picture. */
function curtain(random: Random): string {
  const folds = Array.from({ length: 9 }, () => {
    const width = random.whole(6, 46);
    return `<rect x="${random.whole(-20, 480)}" width="${width}" height="600" fill="${random.pick(paints)}" opacity=".4"/>`;
  });
  return `<rect width="480" height="600" fill="${random.pick(walls)}"/>${folds.join('')}`;
}

/** Where a phone takes the photo of a sign-in: a painted wall with doors, windows and notices on both sides. */
function room(random: Random): string {
  const things = Array.from({ length: 8 }, (_, number) => {
    const [width, height] = [random.whole(30, 110), random.whole(30, 170)];
    const x = number % 2 === 0 ? random.whole(-60, 90) : random.whole(320, 450);
    return `<rect x="${x}" y="${random.whole(-40, 400)}" width="${width}" height="${height}" fill="${random.pick(paints)}"
      stroke="#3b3833" stroke-width="${random.whole(0, 8)}"/>`;
  });
  return `<rect width="480" height="600" fill="${random.pick(walls)}"/>
    <rect y="${random.whole(280, 470)}" width="480" height="600" fill="${random.pick(paints)}"/>${things.join('')}`;
}

/** A portrait as somebody sends it again who has changed it; how much, follows from its name. */
export async function alterPicture(bytes: Buffer, change: Change | typeof tiny, name: string): Promise<Buffer> {
  const random = randomOf(22, ...Buffer.from(name));
  const image = sharp(bytes);
  if (change === 'c') return bytes;
  if (change === 'q') return image.jpeg({ quality: random.whole(35, 60) }).toBuffer();
  if (change === 's') image.resize({ width: random.whole(200, 420) });
  if (change === 't') image.resize({ width: 64 });
  if (change === 'b') image.linear(1 + random.next() * 0.2, random.whole(12, 30));
  return image.jpeg({ quality: 78 }).toBuffer();
}
