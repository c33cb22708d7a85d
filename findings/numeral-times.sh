#!/usr/bin/env bash
# numeral 2.0.6 and its documented format for seconds as a time, `00:00:00`.
# Guess: an hour and a half too few is -1:30:00, and 59.7 seconds are 0:01:00 or 0:00:59.
# Seen: it rounds the hours down, below zero too, and shows what is left: -2:30:00. It reads times by the same rule, so no test of
# a round trip tells, and takes -1:30:00 from elsewhere for half an hour. Seconds are rounded after the minutes: 0:00:60.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund numeral@2.0.6 2>/dev/null
cat >run.cjs <<'JS'
const numeral = require('numeral');
for (const seconds of [5_400, -5_400, -60, 59.7]) {
  const text = numeral(seconds).format('00:00:00');
  console.log(seconds, text, numeral(text).value());
}
console.log('-1:30:00', numeral('-1:30:00').value());
JS
seen=$(node run.cjs)
expected='5400 1:30:00 5400
-5400 -2:30:00 -5400
-60 -1:59:00 -60
59.7 0:00:60 60
-1:30:00 -1800'
echo "$seen"; [ "$seen" = "$expected" ]
