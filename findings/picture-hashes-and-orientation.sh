#!/usr/bin/env bash
# sharp-phash 2.2.0 and imghash 1.1.4 on a photo that a phone held upright: pixels on their side and the EXIF orientation 6,
# beside the same photo with its pixels turned, as a messenger or a browser saves it.
# Guess: what both libraries call a perceptual hash is the hash of what a person sees; the two files are the same picture.
# Seen: sharp-phash turns the picture first, the two are 0 or 1 bits apart. imghash hashes the pixels as they lie: unrelated.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp-phash@2.2.0 imghash@1.1.4 sharp@0.35.5 --ignore-scripts 2>/dev/null
cat >run.mjs <<'JS'
import imghash from 'imghash';
import sharp from 'sharp';
import phash from 'sharp-phash';
const [width, height] = [200, 120];
const pixels = Buffer.alloc(width * height * 3);
for (let y = 0; y < height; y++) {
  for (let x = 0; x < width; x++) pixels.set([(x * x) / 157 + y * 3, (x * y) / 91, x + (y * y) / 33].map((v) => v & 255), (y * width + x) * 3);
}
const onItsSide = await sharp(pixels, { raw: { width, height, channels: 3 } }).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
const turned = await sharp(onItsSide).rotate().jpeg({ quality: 95 }).toBuffer();
const bits = (hex) => [...hex].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
const apart = (a, b) => [...a].filter((bit, index) => bit !== b[index]).length;
const say = (distance) => (distance <= 5 ? 'the same' : 'unrelated');
console.log('sharp-phash', say(apart(await phash(onItsSide), await phash(turned))));
console.log('imghash', say(apart(bits(await imghash.hash(onItsSide, 8)), bits(await imghash.hash(turned, 8)))));
JS
seen=$(node run.mjs)
expected='sharp-phash the same
imghash unrelated'
echo "$seen"; [ "$seen" = "$expected" ]
