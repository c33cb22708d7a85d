#!/usr/bin/env bash
# sharp-phash 2.2.0 on pictures of one colour each, as a covered lens takes them.
# Guess: two nearly equal plain pictures are near each other (at most 5 of 64 bits, the distance that its page calls the same).
# Seen: their bits are rounding noise of a cosine transform without content: #101010 and #111111 are 35 bits apart, which
# is what two unrelated photos are, while #101010 and #202020 are equal. Plain pictures have to be told apart before.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp-phash@2.2.0 sharp@0.35.5 2>/dev/null
cat >run.mjs <<'JS'
import sharp from 'sharp';
import phash from 'sharp-phash';
import distance from 'sharp-phash/distance.js';
const hash = async (background) =>
  phash(await sharp({ create: { width: 64, height: 64, channels: 3, background } }).png().toBuffer());
console.log('#101010 #111111', distance(await hash('#101010'), await hash('#111111')) > 25 ? 'unrelated' : 'near');
console.log('#101010 #202020', distance(await hash('#101010'), await hash('#202020')) > 25 ? 'unrelated' : 'near');
JS
seen=$(node run.mjs)
expected='#101010 #111111 unrelated
#101010 #202020 near'
echo "$seen"; [ "$seen" = "$expected" ]
