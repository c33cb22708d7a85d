#!/usr/bin/env bash
# piexifjs 1.0.6, a photo of a phone whose EXIF data carry `OffsetTimeOriginal`, read and written back to change another tag.
# Guess: what it does not know it hands on as it is; nothing but the changed tag changes.
# Seen: tags that EXIF 2.31 added in 2016 are dropped when it reads: the written photo keeps 08:05:11 and has lost +01:00, so
# nobody can tell any more which instant that was.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund piexifjs@1.0.6 sharp@0.35.5 exif-reader@2.0.3 2>/dev/null
cat >run.mjs <<'JS'
import readExif from 'exif-reader';
import piexif from 'piexifjs';
import sharp from 'sharp';
const photo = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#456' } })
  .withExif({ IFD0: { Make: 'Phone' }, IFD2: { DateTimeOriginal: '2026:11:27 08:05:11', OffsetTimeOriginal: '+01:00' } })
  .jpeg()
  .toBuffer();
const exif = piexif.load(photo.toString('binary'));
exif['0th'][piexif.ImageIFD.Make] = 'Other';
const written = Buffer.from(piexif.insert(piexif.dump(exif), photo.toString('binary')), 'binary');
for (const [name, bytes] of Object.entries({ before: photo, after: written })) {
  const { Image, Photo } = readExif((await sharp(bytes).metadata()).exif);
  console.log(name, Image.Make, Photo.DateTimeOriginal.toISOString(), Photo.OffsetTimeOriginal ?? 'no offset');
}
JS
seen=$(node run.mjs)
expected='before Phone 2026-11-27T08:05:11.000Z +01:00
after Other 2026-11-27T08:05:11.000Z no offset'
echo "$seen"; [ "$seen" = "$expected" ]
