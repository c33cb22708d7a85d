#!/usr/bin/env bash
# @electric-sql/pglite 0.5.17 (PostgreSQL 18), date-fns 4.4.0, dayjs 1.11.23, luxon 3.7.2 and moment 2.31.0: the last instant of a
# day as .NET and SQL Server write it, with seven digits of a second: 23:59:59.9999999.
# Guess: digits beyond those that a type holds are cut off, so that the day stays; that is what Date, dayjs, luxon and moment do.
# Seen: PostgreSQL keeps six and rounds: the next day, and as a time of day 24:00:00. date-fns parses seconds as a fraction and
# gives the next day's midnight too. A filter "until the end of the day" takes in a day more or less.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund \
  @electric-sql/pglite@0.5.17 date-fns@4.4.0 dayjs@1.11.23 luxon@3.7.2 moment@2.31.0 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { parseISO } from 'date-fns';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';
process.env.TZ = 'UTC';
const text = '2026-11-27T23:59:59.9999999Z';
const readers = { Date: (at) => new Date(at), dayjs, luxon: (at) => DateTime.fromISO(at).toJSDate(), moment, 'date-fns': parseISO };
for (const [name, read] of Object.entries(readers)) console.log(name, read(text).toISOString());
const { rows } = await new PGlite().query(
  `select ('${text}'::timestamptz at time zone 'UTC')::text as instant, '23:59:59.9999999'::time::text as time`,
);
console.log('PostgreSQL', rows[0].instant, rows[0].time);
JS
seen=$(node run.mjs)
expected='Date 2026-11-27T23:59:59.999Z
dayjs 2026-11-27T23:59:59.999Z
luxon 2026-11-27T23:59:59.999Z
moment 2026-11-27T23:59:59.999Z
date-fns 2026-11-28T00:00:00.000Z
PostgreSQL 2026-11-28 00:00:00 24:00:00'
echo "$seen"; [ "$seen" = "$expected" ]
