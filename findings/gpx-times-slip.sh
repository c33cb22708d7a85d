#!/usr/bin/env bash
# @tmcw/togeojson 7.1.3 reads the track of a patrol (GPX 1.1), one of whose points has no time, as the format allows.
# Guess: the list of times beside the line has a gap where a point has none.
# Seen: it is a list of the times that exist, shorter than the list of places: from the gap on each place stands beside the time of
# the next one, and the last has none. A segment of a single point, such as a sign-in, is left out, with its time.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12 2>/dev/null
cat >run.mjs <<'JS'
import { gpx } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
const points = [['6.50', '06:00'], ['6.41', '07:00'], ['6.42', null], ['6.43', '07:20'], ['6.44', '07:30']];
console.log('file:', points.map(([lat, time]) => `${lat} ${time ?? '-'}`).join(', '));
const [lone, ...track] = points.map(([lat, time]) =>
  `<trkpt lat="${lat}" lon="7.5">${time ? `<time>2026-11-27T${time}:00Z</time>` : ''}</trkpt>`);
const segments = `<trkseg>${lone}</trkseg><trkseg>${track.join('')}</trkseg>`;
const text = `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="a"><trk>${segments}</trk></gpx>`;
for (const { geometry, properties } of gpx(new DOMParser().parseFromString(text, 'text/xml')).features) {
  const { times } = properties.coordinateProperties;
  const pairs = geometry.coordinates.map(([, lat], index) => `${lat.toFixed(2)} ${times[index]?.slice(11, 16) ?? '-'}`);
  console.log(`${geometry.type}:`, pairs.join(', '));
}
JS
seen=$(node run.mjs)
expected='file: 6.50 06:00, 6.41 07:00, 6.42 -, 6.43 07:20, 6.44 07:30
LineString: 6.41 07:00, 6.42 07:20, 6.43 07:30, 6.44 -'
echo "$seen"; [ "$seen" = "$expected" ]
