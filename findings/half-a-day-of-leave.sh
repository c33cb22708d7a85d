#!/usr/bin/env bash
# dayjs 1.11.23, moment 2.31.0, date-fns 4.4.0 and luxon 3.7.2 move the morning of 27 November 2026, 08:00, by half a day of leave.
# Guess: half a day is twelve hours, as half an hour is thirty minutes, or it is refused.
# Seen: luxon alone has twelve hours. moment rounds away from zero: a whole day, in both directions. dayjs rounds up: a whole day on, and
# no day at all back. date-fns cuts: no day on, and a whole day back. So what one call adds the other does not take away: half a day on
# and half a day back is a day later in dayjs, and a day earlier in date-fns. Half an hour is right in all four.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund dayjs@1.11.23 moment@2.31.0 date-fns@4.4.0 luxon@3.7.2 2>/dev/null
cat >run.mjs <<'JS'
import { add, format, sub } from 'date-fns';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';
const morning = '2026-11-27T08:00:00';
const shape = 'YYYY-MM-DD HH:mm';
const libraries = {
  dayjs: [dayjs(morning), (at, by) => at.add(by.days ?? by.hours, by.days ? 'day' : 'hour'),
    (at, by) => at.subtract(by.days, 'day'), (at) => at.format(shape)],
  moment: [moment(morning), (at, by) => at.clone().add(by), (at, by) => at.clone().subtract(by), (at) => at.format(shape)],
  'date-fns': [new Date(morning), add, sub, (at) => format(at, 'yyyy-MM-dd HH:mm')],
  luxon: [DateTime.fromISO(morning), (at, by) => at.plus(by), (at, by) => at.minus(by), (at) => at.toFormat('yyyy-MM-dd HH:mm')],
};
const half = { days: 0.5 };
for (const [name, [at, plus, minus, show]] of Object.entries(libraries)) {
  console.log(`${name}: on ${show(plus(at, half))}, back ${show(minus(at, half))}, on and back ${show(minus(plus(at, half), half))}`);
  console.log('  half an hour on', show(plus(at, { hours: 0.5 })));
}
JS
seen=$(node run.mjs)
expected='dayjs: on 2026-11-28 08:00, back 2026-11-27 08:00, on and back 2026-11-28 08:00
  half an hour on 2026-11-27 08:30
moment: on 2026-11-28 08:00, back 2026-11-26 08:00, on and back 2026-11-27 08:00
  half an hour on 2026-11-27 08:30
date-fns: on 2026-11-27 08:00, back 2026-11-26 08:00, on and back 2026-11-26 08:00
  half an hour on 2026-11-27 08:30
luxon: on 2026-11-27 20:00, back 2026-11-26 20:00, on and back 2026-11-27 08:00
  half an hour on 2026-11-27 08:30'
echo "$seen"; [ "$seen" = "$expected" ]
