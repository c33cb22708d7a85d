#!/usr/bin/env bash
# temporal-polyfill 1.0.8 (ECMAScript's Temporal) reads times as clock devices write them, HHMM and HHMMSS without colons, which
# ISO 8601 allows and `Temporal.PlainTime.from` takes.
# Guess: a form that is read for one time of the day is read for all of them.
# Seen: a text that is a day or a month, too, is refused: 0805 could be 5 August, 080511 could be November of the year 805. So 0805 is an
# error and 0835 is not, 0630 is an error and 0631 (June has 30 days) is not. That is a quarter of all minutes, all of them from 01:01 to
# 12:31: half of the sign-ins between 8 and 9 fail, and no sign-out of the afternoon does. With a T in front (`T0805`) all are right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund temporal-polyfill@1.0.8 2>/dev/null
cat >run.mjs <<'JS'
import { Temporal } from 'temporal-polyfill';
const read = (text) => {
  try {
    return Temporal.PlainTime.from(text).toString();
  } catch (error) {
    return error.name;
  }
};
for (const text of ['0805', 'T0805', '0835', '0630', '0631', '1230', '1300', '1730', '080511', '080513']) console.log(text, read(text));
const two = (number) => String(number).padStart(2, '0');
const minutes = Array.from({ length: 1440 }, (_, minute) => two(Math.floor(minute / 60)) + two(minute % 60));
const refused = minutes.filter((text) => read(text) === 'RangeError');
console.log(refused.length, 'of 1440 refused, from', refused[0], 'to', refused.at(-1));
const morning = minutes.filter((text) => text.startsWith('08'));
console.log('from 08:00 to 08:59:', morning.filter((text) => refused.includes(text)).length, 'of 60');
JS
seen=$(node run.mjs)
expected='0805 RangeError
T0805 08:05:00
0835 08:35:00
0630 RangeError
0631 06:31:00
1230 RangeError
1300 13:00:00
1730 17:30:00
080511 RangeError
080513 08:05:13
366 of 1440 refused, from 0101 to 1231
from 08:00 to 08:59: 31 of 60'
echo "$seen"; [ "$seen" = "$expected" ]
