import sharp from 'sharp';
import type { Change, tiny } from './portrait-name.ts';
import { type Random, randomOf } from './random.ts';

/** A portrait as somebody sends it again who has changed it; how much, follows from its name. */
export async function alterPicture(bytes: Buffer, change: Change | typeof tiny, name: string): Promise<Buffer> {
  const random = randomOf(22, ...Buffer.from(name));
  const image = sharp(bytes);
  if (change === 'c') return bytes;
  if (change === 'q') return image.jpeg({ quality: random.whole(35, 60) }).toBuffer();
  if (change === 's') image.resize({ width: random.whole(200, 420) });
  if (change === 't') image.resize({ width: 64 });
  if (change === 'b') image.linear(1 + random.next() * 0.2, random.whole(12, 30));
  if (change === 'm') image.flop();
  if (change === 'k') image.extract(partOf(random));
  return image.jpeg({ quality: 78 }).toBuffer();
}

/** What is left of a portrait that has lost up to 8 % of its sides, anywhere. */
function partOf(random: Random) {
  const [width, height] = [
    Math.round(480 * (0.97 - random.next() * 0.05)),
    Math.round(600 * (0.97 - random.next() * 0.05)),
  ];
  return { width, height, left: random.whole(0, 480 - width), top: random.whole(0, 600 - height) };
}
