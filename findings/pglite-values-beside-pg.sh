#!/usr/bin/env bash
# @electric-sql/pglite 0.5.17 beside the type parsers of pg 8.23.1, for one and the same statement, in the zone of Lagos.
# Guess: what answers SQL in a test answers it with the same JavaScript values in production.
# Seen: a bigint is a text in pg; in PGlite it is a number, or a BigInt where it is too large for one, so its type depends on the
# value. A date is local midnight in pg and midnight UTC in PGlite: the day before, west of Greenwich. An interval is an
# object in pg and a text in PGlite.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17 pg@8.23.1 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
const show = (value) => `${typeof value} ${value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : value}`;
const db = new PGlite();
const { rows, fields } = await db.query(
  "select 7::int8 as small, 9007199254740993::int8 as large, date '2026-11-27' as day, interval '26 hours' as worked, count(*) as people",
);
const texts = { small: '7', large: '9007199254740993', day: '2026-11-27', worked: '26:00:00', people: '1' };
for (const { name, dataTypeID } of fields) {
  console.log(`${name}: PGlite ${show(rows[0][name])}, pg ${show(pg.types.getTypeParser(dataTypeID)(texts[name]))}`);
}
await db.close();
JS
seen=$(TZ=Africa/Lagos node run.mjs)
expected='small: PGlite number 7, pg string 7
large: PGlite bigint 9007199254740993, pg string 9007199254740993
day: PGlite object 2026-11-27T00:00:00.000Z, pg object 2026-11-26T23:00:00.000Z
worked: PGlite string 26:00:00, pg object {"hours":26}
people: PGlite number 1, pg string 1'
echo "$seen"; [ "$seen" = "$expected" ]
