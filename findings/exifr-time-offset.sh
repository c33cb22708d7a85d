#!/usr/bin/env bash
# exifr 7.1.3 on a photo whose EXIF data name the time and, since EXIF 2.31, its offset: 08:05:11 and +01:00.
# Guess: the Date that it makes of `DateTimeOriginal` is 07:05:11 UTC, as the offset beside it says.
# Seen: the time is read in the zone of the machine; the offset is handed on as a text and not used. A server in UTC takes a
# sign-in in Lagos for one an hour later, and one in New York for one six hours later.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exifr@7.1.3 sharp@0.35.5 2>/dev/null
cat >run.mjs <<'JS'
import exifr from 'exifr';
import sharp from 'sharp';
const photo = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#456' } })
  .withExif({ IFD2: { DateTimeOriginal: '2026:11:27 08:05:11', OffsetTimeOriginal: '+01:00' } })
  .jpeg()
  .toBuffer();
for (const zone of ['UTC', 'Africa/Lagos', 'America/New_York']) {
  process.env.TZ = zone;
  const { DateTimeOriginal, OffsetTimeOriginal } = await exifr.parse(photo);
  console.log(zone, OffsetTimeOriginal, DateTimeOriginal.toISOString());
}
JS
seen=$(node run.mjs)
expected='UTC +01:00 2026-11-27T08:05:11.000Z
Africa/Lagos +01:00 2026-11-27T07:05:11.000Z
America/New_York +01:00 2026-11-27T13:05:11.000Z'
echo "$seen"; [ "$seen" = "$expected" ]
