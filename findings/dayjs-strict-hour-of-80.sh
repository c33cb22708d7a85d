#!/usr/bin/env bash
# dayjs 1.11.23 with customParseFormat in strict mode, times of the day as clocks and sheets write them.
# Guess: strict mode refuses an hour that no day has, and reads `805` by `Hmm` as 8:05 or not at all.
# Seen: `24:00` by `HH:mm` is refused, but `805` by `Hmm` is the hour 80 and the minute 5: 8:05 three days later, and valid, since
# strict mode compares nothing but the text that the format gives back.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs@1.11.23 2>/dev/null
cat >run.mjs <<'JS'
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
dayjs.extend(customParseFormat);
const midnight = dayjs().startOf('day');
for (const [text, format] of [['0805', 'HHmm'], ['24:00', 'HH:mm'], ['805', 'Hmm']]) {
  const time = dayjs(text, format, true);
  console.log(text, format, time.isValid() ? `valid, after ${time.diff(midnight, 'minute')} minutes` : 'refused');
}
JS
seen=$(TZ=UTC node run.mjs)
expected='0805 HHmm valid, after 485 minutes
24:00 HH:mm refused
805 Hmm valid, after 4805 minutes'
echo "$seen"; [ "$seen" = "$expected" ]
