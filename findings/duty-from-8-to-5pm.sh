#!/usr/bin/env bash
# chrono-node 2.10.3 reads hours of duty in messages, as people write them: "8 to 5pm" is the day from 8 in the morning.
# Guess: it reads that so, or leaves the first half of the day open.
# Seen: the `pm` behind the end counts for the start too, and an end before its start is put on the next day: "8 to 5pm" is 21 hours,
# from 8 in the evening. "10 to 12pm" goes from 22:00 to the noon of the next day. "8 to 5" and "8am-5" end at 5 in the next morning, 21
# hours too. `isCertain('meridiem')` does not help: the half of the day is as uncertain for "8 to 17:00", which is right. Right are also
# hours within one half of the day ("2 to 3pm"), and those with `am` and `pm` each.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund chrono-node@2.10.3 2>/dev/null
cat >run.mjs <<'JS'
import { parse } from 'chrono-node';
const told = (date) => `${date.getDate()} ${date.toTimeString().slice(0, 5)}`;
for (const words of ['8 to 5pm', '8:30 - 1pm', '10 to 12pm', '8 to 5', '8am-5', '8am to 5pm', '2 to 3pm', '8 to 17:00']) {
  const [{ text, start, end }] = parse(`Friday, ${words}`, new Date(2026, 10, 26, 12));
  const hours = (end.date() - start.date()) / 3600e3;
  const half = start.isCertain('meridiem') ? 'certain' : 'a guess';
  console.log(`${text}: ${told(start.date())} until ${told(end.date())}, ${hours} h, half of the day ${half}`);
}
JS
seen=$(TZ=Africa/Lagos node run.mjs)
expected='Friday, 8 to 5pm: 27 20:00 until 28 17:00, 21 h, half of the day a guess
Friday, 8:30 - 1pm: 27 20:30 until 28 13:00, 16.5 h, half of the day a guess
Friday, 10 to 12pm: 27 22:00 until 28 12:00, 14 h, half of the day a guess
Friday, 8 to 5: 27 08:00 until 28 05:00, 21 h, half of the day a guess
Friday, 8am-5: 27 08:00 until 28 05:00, 21 h, half of the day certain
Friday, 8am to 5pm: 27 08:00 until 27 17:00, 9 h, half of the day certain
Friday, 2 to 3pm: 27 14:00 until 27 15:00, 1 h, half of the day a guess
Friday, 8 to 17:00: 27 08:00 until 27 17:00, 9 h, half of the day a guess'
echo "$seen"; [ "$seen" = "$expected" ]
