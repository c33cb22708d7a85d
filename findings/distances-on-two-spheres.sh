#!/usr/bin/env bash
# geolib 3.3.14, haversine-distance 1.2.4 and @turf/distance 7.4.0: metres between two places one degree of longitude apart.
# Guess: three great-circle distances agree to the metre, all on the mean radius of 6,371 km.
# Seen: the first two take the radius of the equator, 6,378,137 m, and say 0.11 % more than the third: 131 m in 118 km. A limit
# of distance that one of them has judged does not hold to the metre in a second program.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geolib@3.3.14 haversine-distance@1.2.4 @turf/distance@7.4.0 2>/dev/null
cat >run.mjs <<'JS'
import turf from '@turf/distance';
import { getDistance } from 'geolib';
import haversine from 'haversine-distance';
const a = { latitude: 6.4584, longitude: 7.5464 };
const b = { latitude: 6.4584, longitude: 8.5464 };
console.log('geolib', getDistance(a, b));
console.log('haversine-distance', Math.round(haversine(a, b)));
const distance = turf.default ?? turf;
console.log('@turf/distance', Math.round(distance([7.5464, 6.4584], [8.5464, 6.4584], { units: 'meters' })));
JS
seen=$(node run.mjs)
expected='geolib 110613
haversine-distance 110613
@turf/distance 110489'
echo "$seen"; [ "$seen" = "$expected" ]
