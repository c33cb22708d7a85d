#!/usr/bin/env bash
# luxon 3.7.2 reads a duty and a leave as ISO 8601 writes intervals. What the end shares with the start may be left out there:
# `2026-11-27T08:00/17:00` is nine hours, `2026-11-02/06` is five days of leave.
# Guess: `Interval.fromISO` takes what is missing from the start, or the interval is invalid.
# Seen: it reads the end alone. 17:00 is 17:00 of the day on which the program runs, and `06` is 06:00 of that day. `11-06`, a day of
# November, is 11:00 in the zone six hours behind UTC, today. All are valid. On the day of the duty itself the nine hours are right, so a
# test that writes today's duty passes, and the same text is a longer duty each day.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund luxon@3.7.2 2>/dev/null
cat >run.mjs <<'JS'
import { Interval, Settings } from 'luxon';
Settings.defaultZone = 'Africa/Lagos';
const texts = ['2026-11-27T08:00/2026-11-27T17:00', '2026-11-27T08:00/17:00', '2026-11-02/06', '2026-11-02/11-06'];
for (const today of ['2026-11-27T20:00Z', '2026-12-01T20:00Z']) {
  Settings.now = () => Date.parse(today);
  console.log(`today is ${today.slice(0, 10)}`);
  for (const text of texts) {
    const interval = Interval.fromISO(text);
    console.log(' ', text, interval.isValid, interval.end.toISO({ suppressSeconds: true, suppressMilliseconds: true }), interval.length('hours'));
  }
}
JS
seen=$(node run.mjs)
expected='today is 2026-11-27
  2026-11-27T08:00/2026-11-27T17:00 true 2026-11-27T17:00+01:00 9
  2026-11-27T08:00/17:00 true 2026-11-27T17:00+01:00 9
  2026-11-02/06 true 2026-11-27T06:00+01:00 606
  2026-11-02/11-06 true 2026-11-27T18:00+01:00 618
today is 2026-12-01
  2026-11-27T08:00/2026-11-27T17:00 true 2026-11-27T17:00+01:00 9
  2026-11-27T08:00/17:00 true 2026-12-01T17:00+01:00 105
  2026-11-02/06 true 2026-12-01T06:00+01:00 702
  2026-11-02/11-06 true 2026-12-01T18:00+01:00 714'
echo "$seen"; [ "$seen" = "$expected" ]
