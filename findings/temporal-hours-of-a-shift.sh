#!/usr/bin/env bash
# temporal-polyfill 1.0.8 (ECMAScript's Temporal) and Intl.DurationFormat of Node 24: hours of a duty of 26 h 30 min.
# Guess: `start.until(end).hours` is 26, whichever of its kinds of time the two ends are, and the digital style shows 26:30:00.
# Seen: each kind has a largest unit of its own: an Instant seconds (0 hours), a ZonedDateTime hours (26), a PlainDateTime days
# (2 hours, beside 1 day). `toLocaleString` carries nothing over: 0:00:95400, and 90 minutes are 0:90:00.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund temporal-polyfill@1.0.8 2>/dev/null
cat >run.mjs <<'JS'
import { Temporal } from 'temporal-polyfill';
const [start, end] = ['2026-11-27T08:00:00+01:00[Africa/Lagos]', '2026-11-28T10:30:00+01:00[Africa/Lagos]'];
for (const kind of ['Instant', 'ZonedDateTime', 'PlainDateTime']) {
  const duty = Temporal[kind].from(start).until(end);
  console.log(kind, duty.hours, duty.toString(), duty.toLocaleString('en-NG', { style: 'digital' }));
}
console.log(new Intl.DurationFormat('en-NG', { style: 'digital' }).format({ minutes: 90 }));
JS
seen=$(node run.mjs)
expected='Instant 0 PT95400S 0:00:95400
ZonedDateTime 26 PT26H30M 26:30:00
PlainDateTime 2 P1DT2H30M 1 day, 2:30:00
0:90:00'
echo "$seen"; [ "$seen" = "$expected" ]
