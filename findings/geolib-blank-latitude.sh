#!/usr/bin/env bash
# geolib 3.3.14, distance of a record without a latitude from an office.
# Guess: what `isValidCoordinate` calls invalid gives NaN or an error in `getDistance`.
# Seen: a letter gives NaN, null an error, but a blank text counts as the equator and a latitude of 95 as a place: 718 km
# and 9,857 km, which look like people far from their office.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geolib@3.3.14 2>/dev/null
cat >run.mjs <<'JS'
import { getDistance, isValidCoordinate } from 'geolib';
const office = { latitude: 6.45, longitude: 7.5 };
for (const latitude of ['north', '', ' ', 95]) {
  const record = { latitude, longitude: 7.5 };
  console.log(JSON.stringify(latitude), isValidCoordinate(record), getDistance(record, office));
}
JS
seen=$(node run.mjs)
expected='"north" false NaN
"" false 718011
" " false 718011
95 false 9857341'
echo "$seen"; [ "$seen" = "$expected" ]
