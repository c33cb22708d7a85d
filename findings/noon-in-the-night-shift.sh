#!/usr/bin/env bash
# dayjs 1.11.23 (isBetween), date-fns 4.4.0 (isWithinInterval), moment 2.31.0 and luxon 3.7.2 are asked whether a punch is within a night shift,
# whose two times are 22:00 and 06:00.
# Guess: an end before its start is an empty shift or an error, so that nobody is in it, and the first test of a night tells.
# Seen: dayjs and date-fns put the two in order first: noon is in the night shift, and 23:00 is not. Each answer is the contrary of the right
# one, so that the day's people are put on the night, and the night's people are missing. moment and luxon have nobody in it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dayjs@1.11.23 date-fns@4.4.0 moment@2.31.0 luxon@3.7.2 2>/dev/null
cat >run.mjs <<'JS'
import { isWithinInterval } from 'date-fns';
import dayjs from 'dayjs';
import isBetween from 'dayjs/plugin/isBetween.js';
import { DateTime, Interval } from 'luxon';
import moment from 'moment';
dayjs.extend(isBetween);
const at = (time) => new Date(`2026-11-27T${time}:00`);
const libraries = {
  dayjs: (punch, start, end) => dayjs(at(punch)).isBetween(at(start), at(end)),
  'date-fns': (punch, start, end) => isWithinInterval(at(punch), { start: at(start), end: at(end) }),
  moment: (punch, start, end) => moment(at(punch)).isBetween(at(start), at(end)),
  luxon: (punch, start, end) => Interval.fromDateTimes(at(start), at(end)).contains(DateTime.fromJSDate(at(punch))),
};
for (const [name, inside] of Object.entries(libraries)) {
  const answers = ['12:00', '23:00'].map((punch) => `${punch} ${inside(punch, '22:00', '06:00')}`);
  console.log(`${name}: ${answers.join(', ')}`);
}
JS
seen=$(node run.mjs)
expected='dayjs: 12:00 true, 23:00 false
date-fns: 12:00 true, 23:00 false
moment: 12:00 false, 23:00 false
luxon: 12:00 false, 23:00 false'
echo "$seen"; [ "$seen" = "$expected" ]
