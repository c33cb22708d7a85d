#!/usr/bin/env bash
# coordinate-parser 1.0.7, a pair of coordinates as a sheet of offices has them where the decimal sign is a comma.
# Guess: "6,45 7,50" is refused, or is 6.45 and 7.50.
# Seen: the commas part degrees from minutes: 6.75 and 7.8333, 50 km away, without an error. A latitude of 95 is taken too.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund coordinate-parser@1.0.7 2>/dev/null
cat >run.mjs <<'JS'
import Coordinates from 'coordinate-parser';
for (const text of ['6.45 7.50', '6,45 7,50', '95.0 7.5']) {
  const place = new Coordinates(text);
  console.log(`${text}: ${place.getLatitude().toFixed(4)} ${place.getLongitude().toFixed(4)}`);
}
JS
seen=$(node run.mjs)
expected='6.45 7.50: 6.4500 7.5000
6,45 7,50: 6.7500 7.8333
95.0 7.5: 95.0000 7.5000'
echo "$seen"; [ "$seen" = "$expected" ]
