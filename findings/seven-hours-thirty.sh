#!/usr/bin/env bash
# PostgreSQL 18 (@electric-sql/pglite 0.5.17), timestring 7.0.0, enhanced-ms 5.0.0, human-interval 2.0.1 and parse-duration 2.1.9 read hours as the
# French-speaking countries around Nigeria write them: 7h30, or "7 hours 30".
# Guess: a number behind the hours counts minutes, or the text is refused.
# Seen: for PostgreSQL it counts seconds: seven hours and half a minute. timestring and enhanced-ms have seven hours, and human-interval has them
# for "7 hours 30": each person loses half an hour a day. Only parse-duration has 7.5. With a unit behind it (`7h30m`) all but human-interval
# are right, so that a test with that passes.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17 timestring@7.0.0 enhanced-ms@5.0.0 human-interval@2.0.1 \
  parse-duration@2.1.9 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { ms } from 'enhanced-ms';
import humanInterval from 'human-interval';
import parseDuration from 'parse-duration';
import timestring from 'timestring';
const database = new PGlite();
const readers = {
  PostgreSQL: async (text) => (await database.query('select extract(epoch from $1::interval)::float as seconds', [text])).rows[0].seconds,
  timestring: (text) => timestring(text),
  'enhanced-ms': (text) => ms(text) / 1000,
  'human-interval': (text) => humanInterval(text) / 1000,
  'parse-duration': (text) => parseDuration(text, 's'),
};
for (const text of ['7h30', '7 hours 30', '7h30m']) {
  const read = [];
  for (const [name, reader] of Object.entries(readers)) {
    const seconds = await reader(text);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    read.push(`${name} ${Number.isNaN(seconds) ? 'refused' : `${hours} h ${minutes} min ${Math.round(seconds % 60)} s`}`);
  }
  console.log(`${text}: ${read.join(', ')}`);
}
process.exit();
JS
seen=$(node run.mjs)
expected='7h30: PostgreSQL 7 h 0 min 30 s, timestring 7 h 0 min 0 s, enhanced-ms 7 h 0 min 0 s, human-interval refused, parse-duration 7 h 30 min 0 s
7 hours 30: PostgreSQL 7 h 0 min 30 s, timestring 7 h 0 min 0 s, enhanced-ms 7 h 0 min 0 s, human-interval 7 h 0 min 0 s, parse-duration 7 h 30 min 0 s
7h30m: PostgreSQL 7 h 30 min 0 s, timestring 7 h 30 min 0 s, enhanced-ms 7 h 30 min 0 s, human-interval refused, parse-duration 7 h 30 min 0 s'
echo "$seen"; [ "$seen" = "$expected" ]
