#!/usr/bin/env bash
# pretty-ms 10.0.0 and humanize-duration 3.35.1 write a balance of flexible hours, an hour and a half too few. parse-duration 2.1.9,
# timestring 7.0.0, enhanced-ms 5.0.0 and PostgreSQL 18 (@electric-sql/pglite 0.5.17) read `-1h 30m`, the text of the first.
# Guess: the minus counts for the whole text, so that all of them read 90 minutes too few, or refuse it.
# Seen: only parse-duration reads it so. For PostgreSQL the minus belongs to the hour, and 30 minutes are added: half an hour too few.
# timestring and enhanced-ms pass over the minus: 90 minutes too many. humanize-duration does not write one in the first place.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pretty-ms@10.0.0 humanize-duration@3.35.1 parse-duration@2.1.9 timestring@7.0.0 enhanced-ms@5.0.0 \
  @electric-sql/pglite@0.5.17 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { ms } from 'enhanced-ms';
import humanizeDuration from 'humanize-duration';
import parseDuration from 'parse-duration';
import prettyMs from 'pretty-ms';
import timestring from 'timestring';
const balance = -90 * 60_000;
const text = prettyMs(balance);
console.log('pretty-ms:', text);
console.log('humanize-duration:', humanizeDuration(balance));
const { rows } = await new PGlite().query('select extract(epoch from $1::interval)::int / 60 as minutes', [text]);
const read = {
  'parse-duration': parseDuration(text, 'm'),
  PostgreSQL: rows[0].minutes,
  timestring: timestring(text, 'm'),
  'enhanced-ms': ms(text) / 60_000,
};
for (const [name, minutes] of Object.entries(read)) console.log(`${name}: ${minutes} minutes`);
process.exit();
JS
seen=$(node run.mjs)
expected='pretty-ms: -1h 30m
humanize-duration: 1 hour, 30 minutes
parse-duration: -90 minutes
PostgreSQL: -30 minutes
timestring: 90 minutes
enhanced-ms: 90 minutes'
echo "$seen"; [ "$seen" = "$expected" ]
