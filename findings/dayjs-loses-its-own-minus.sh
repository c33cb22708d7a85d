#!/usr/bin/env bash
# dayjs 1.11.23 with its plugin duration, a balance of flexible hours below zero, written as ISO 8601 text and read again.
# Guess: what `toISOString` writes, `dayjs.duration` reads, as moment 2.31.0 and luxon 3.7.2 read it.
# Seen: it writes `-PT1H30M` and reads that as 90 minutes too many: a minus before the P is allowed by its pattern and not used.
# A minus at each part (`PT-1H-30M`) is right. PostgreSQL 18 (@electric-sql/pglite 0.5.17) refuses the first and takes the second.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17 dayjs@1.11.23 luxon@3.7.2 moment@2.31.0 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration.js';
import { Duration } from 'luxon';
import moment from 'moment';
dayjs.extend(duration);
const database = new PGlite();
const minutesIn = (text) => database.query('select extract(epoch from $1::interval)::float8 / 60 as minutes', [text])
  .then(({ rows }) => rows[0].minutes, ({ message }) => message);
for (const text of [dayjs.duration(-90, 'minutes').toISOString(), 'PT-1H-30M']) {
  console.log(text, 'dayjs', dayjs.duration(text).asMinutes(), 'moment', moment.duration(text).asMinutes(), 'luxon',
    Duration.fromISO(text).as('minutes'), 'PostgreSQL', await minutesIn(text));
}
JS
seen=$(node run.mjs)
expected='-PT1H30M dayjs 90 moment -90 luxon -90 PostgreSQL invalid input syntax for type interval: "-PT1H30M"
PT-1H-30M dayjs -90 moment -90 luxon -90 PostgreSQL -90'
echo "$seen"; [ "$seen" = "$expected" ]
