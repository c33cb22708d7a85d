#!/usr/bin/env bash
# dayjs 1.11.23 with its plugin duration, hours of a duty and a balance written as hours and minutes.
# Guess: `format('HH:mm')` of 26 hours is 26:00, of 90 minutes too few -1:30.
# Seen: hours are what is left after whole days, which the format does not show: 02:00. Each part has a sign of its own: -1:-30.
# `asHours()` is right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs@1.11.23 2>/dev/null
cat >run.mjs <<'JS'
import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration.js';
dayjs.extend(duration);
console.log('26 hours', dayjs.duration(26, 'hours').format('HH:mm'), dayjs.duration(26, 'hours').asHours());
console.log('-90 minutes', dayjs.duration(-90, 'minutes').format('H:mm'), dayjs.duration(-90, 'minutes').asHours());
JS
seen=$(node run.mjs)
expected='26 hours 02:00 26
-90 minutes -1:-30 -1.5'
echo "$seen"; [ "$seen" = "$expected" ]
