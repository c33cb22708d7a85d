#!/usr/bin/env bash
# gps 0.9.0 (GPS.js) and GPSBabel 1.8.0 (Debian 12: gpsbabel) read the log of a patrol's receiver, NMEA 0183. Its sentences are of the type GGA,
# which has a place and a time of day in UTC, and no date. The patrol is of the night of 26 November 2026. The clock is mocked.
# Guess: the time comes without a day, or not at all.
# Seen: `time` is a Date on the day on which the log is read. A log that is read a week later is of that day. Read in the morning, its
# evening has not come yet, and the minute after midnight is a day before the minute that it follows. A test with a live receiver passes.
# GPSBabel drops the places, says why, and asks for the day.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund gps@0.9.0 2>/dev/null
cat >log.nmea <<'LOG'
$GPGGA,235900,0627.000,N,00323.400,E,1,08,0.9,45.4,M,46.9,M,,*75
$GPGGA,000100,0627.100,N,00323.400,E,1,08,0.9,45.4,M,46.9,M,,*78
LOG
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { mock } from 'node:test';
import GPS from 'gps';
mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-12-03T09:00:00Z') });
for (const line of readFileSync('log.nmea', 'utf8').trim().split('\n')) {
  const { valid, time } = GPS.Parse(line);
  console.log(`GPS.js: ${line.slice(7, 13)} is ${time.toISOString()}, valid ${valid}`);
}
JS
seen=$(node run.mjs; gpsbabel -i nmea -f log.nmea -o gpx -F out.gpx 2>&1; echo "GPSBabel: $(grep -c trkpt out.gpx || true) places")
expected='GPS.js: 235900 is 2026-12-03T23:59:00.000Z, valid true
GPS.js: 000100 is 2026-12-03T00:01:00.000Z, valid true
nmea: No date found within track (all points dropped)!
nmea: Please use option "date" to preset a valid date for those tracks.
GPSBabel: 0 places'
echo "$seen"; [ "$seen" = "$expected" ]
