#!/usr/bin/env bash
# @tmcw/togeojson 7.1.3 makes GeoJSON of a patrol's track (GPX 1.1), and togpx 0.5.4 makes GPX of it again, as a map does on which people
# mend a track.
# Guess: the times of the places are still there. Both know times, and say where in GeoJSON they have them.
# Seen: togeojson has them in `coordinateProperties.times`. togpx looks for `coordTimes` or `times`, and writes a track without a time. The
# time of a lone place (a sign-in) comes as words, within its description. Programs that read the file see where the patrol was, and not
# when, and nothing fails.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12 togpx@0.5.4 2>/dev/null
cat >run.mjs <<'JS'
import { gpx } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import togpx from 'togpx';
const point = (name, latitude, time) => `<${name} lat="${latitude}" lon="7.5"><time>2026-11-27T${time}:00Z</time></${name}>`;
const track = `<trk><trkseg>${point('trkpt', 6.41, '07:00')}${point('trkpt', 6.42, '07:10')}</trkseg></trk>`;
const text = `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="a">${point('wpt', 6.4, '06:00')}${track}</gpx>`;
const geojson = gpx(new DOMParser().parseFromString(text, 'text/xml'));
const again = togpx(geojson);
const features = geojson.features.map((feature) => {
  return { ...feature, properties: { coordTimes: feature.properties.coordinateProperties?.times } };
});
const count = (found) => (found.match(/<time>/g) ?? []).length;
console.log(`times before ${count(text)}, after ${count(again)}, with coordTimes ${count(togpx({ ...geojson, features }))}`);
console.log(again.match(/<desc>(.*?time.*?)<\/desc>/s)?.[1]);
JS
seen=$(node run.mjs)
expected='times before 3, after 0, with coordTimes 2
time=2026-11-27T06:00:00Z'
echo "$seen"; [ "$seen" = "$expected" ]
