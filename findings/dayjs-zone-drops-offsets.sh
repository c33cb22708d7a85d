#!/usr/bin/env bash
# dayjs 1.11.23 with its plugins utc and timezone, an instant of a REST service read for a zone.
# Guess: `dayjs.tz(text, zone)` heeds an offset that stands in the text, and takes a text without one for the clock of the zone:
# 08:05:11Z and 13:05:11+05:00 are 09:05 in Lagos.
# Seen: it works the offset out, and then takes what the clock of Greenwich shows for the clock of the zone: 08:05 in Lagos,
# as of a text without an offset. `dayjs(text).tz(zone)` is right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs@1.11.23 2>/dev/null
cat >run.mjs <<'JS'
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
dayjs.extend(utc);
dayjs.extend(timezone);
for (const text of ['2026-11-27T08:05:11Z', '2026-11-27T13:05:11+05:00', '2026-11-27T08:05:11']) {
  console.log(text, dayjs.tz(text, 'Africa/Lagos').format('HH:mm'), dayjs(text).tz('Africa/Lagos').format('HH:mm'));
}
JS
seen=$(TZ=UTC node run.mjs)
expected='2026-11-27T08:05:11Z 08:05 09:05
2026-11-27T13:05:11+05:00 08:05 09:05
2026-11-27T08:05:11 08:05 09:05'
echo "$seen"; [ "$seen" = "$expected" ]
