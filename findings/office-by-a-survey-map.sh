#!/usr/bin/env bash
# proj4 2.22.0 and PROJ 9.1.1 (Debian 12: proj-bin) turn the corner of an office, in metres of a Nigerian survey map (Minna / UTM zone 32N,
# EPSG:26332), into a latitude and a longitude. What the map says of itself is its .prj file, as each shapefile has one.
# Guess: both know where the map lies, or the one that does not know its datum says so.
# Seen: a .prj names the datum Minna, and proj4 has no list of what names mean. It takes the place for one of WGS 84, the datum of GPS, without
# an error: 85 m away in Abuja, so that people who sign in at their desks are outside. `+datum=minna` is taken too, and is 143 m away. PROJ
# knows the shift, and proj4 is right with it once somebody writes it down (`+towgs84=-92,-93,122`).
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund proj4@2.22.0 geolib@3.3.14 2>/dev/null
projinfo EPSG:26332 -o WKT1_ESRI --single-line -q >office.prj
cat >run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getDistance } from 'geolib';
import proj4 from 'proj4';
const corner = [331000, 1002000];
const out = execFileSync('cs2cs', ['-f', '%.6f', 'EPSG:26332', 'EPSG:4326'], { input: corner.join(' '), encoding: 'utf8' });
const [latitude, longitude] = out.split(/\s+/).map(Number);
console.log(`PROJ: ${latitude.toFixed(4)} ${longitude.toFixed(4)}`);
const ways = {
  'the .prj': readFileSync('office.prj', 'utf8'),
  '+datum=minna': '+proj=utm +zone=32 +datum=minna',
  '+towgs84': '+proj=utm +zone=32 +ellps=clrk80 +towgs84=-92,-93,122',
};
for (const [name, way] of Object.entries(ways)) {
  const place = proj4(way, 'WGS84', corner);
  const metres = getDistance({ latitude: place[1], longitude: place[0] }, { latitude, longitude });
  console.log(`proj4 by ${name}: ${place[1].toFixed(4)} ${place[0].toFixed(4)}, ${metres} m away`);
}
JS
seen=$(node run.mjs)
expected='PROJ: 9.0625 7.4616
proj4 by the .prj: 9.0622 7.4624, 85 m away
proj4 by +datum=minna: 9.0614 7.4624, 143 m away
proj4 by +towgs84: 9.0625 7.4616, 0 m away'
echo "$seen"; [ "$seen" = "$expected" ]
