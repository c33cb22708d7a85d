#!/usr/bin/env bash
# @date-fns/tz 1.5.0: `new TZDate(text, 'Africa/Lagos')`, for a punch that the clock of an office in Lagos wrote without an offset, on a
# server in UTC and on a laptop in Lagos.
# Guess: the text is read by the clock of the zone that stands beside it, as the same numbers are (`new TZDate(2026, 10, 27, 8, 5, zone)`).
# Seen: the text is read by the clock of the machine, and only shown in the zone: 08:05 is 09:05 on the server, an hour late. The numbers are
# right on both, and so is `parse` of date-fns 4.4.0 with `in: tz(zone)`. On the laptop all are right, so no test there tells.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @date-fns/tz@1.5.0 date-fns@4.4.0 2>/dev/null
cat >run.mjs <<'JS'
import { TZDate, tz } from '@date-fns/tz';
import { parse } from 'date-fns';
const zone = 'Africa/Lagos';
const dates = {
  text: new TZDate('2026-11-27T08:05:00', zone),
  numbers: new TZDate(2026, 10, 27, 8, 5, zone),
  parse: parse('2026-11-27 08:05', 'yyyy-MM-dd HH:mm', new Date(), { in: tz(zone) }),
};
console.log(process.env.TZ, ...Object.entries(dates).map(([name, date]) => `${name} ${date.toISOString()}`));
JS
seen=$(for machine in UTC Africa/Lagos; do TZ=$machine node run.mjs; done)
expected='UTC text 2026-11-27T09:05:00.000+01:00 numbers 2026-11-27T08:05:00.000+01:00 parse 2026-11-27T08:05:00.000+01:00
Africa/Lagos text 2026-11-27T08:05:00.000+01:00 numbers 2026-11-27T08:05:00.000+01:00 parse 2026-11-27T08:05:00.000+01:00'
echo "$seen"; [ "$seen" = "$expected" ]
