#!/usr/bin/env bash
# PostgreSQL 18 (@electric-sql/pglite 0.5.17), @duckdb/node-api 1.5.6-r.1, pandas 1.5.3, luxon 3.7.2 and dateutils 0.4.10 (Debian 12:
# python3-pandas, dateutils) make a series of paydays from 31 January, a month apart.
# Guess: the days of `generate_series` are the first day and one, two, three months behind it: 31 January, 28 February, 31 March.
# Seen: PostgreSQL, DuckDB and pandas add a month to the day before, which February has made the 28th. It stays the 28th for ever: from March
# on wages are due two or three days too early. The first day and n months (`+ n * interval '1 month'`) are right in the same database, and so
# are luxon and dateutils. A start up to the 28th is right in all.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17 @duckdb/node-api@1.5.6-r.1 luxon@3.7.2 2>/dev/null
cat >run.mjs <<'JS'
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import { Interval } from 'luxon';
const [first, last] = ['2026-01-31', '2026-06-30'];
const told = (name, days) => console.log(`${name}:`, ...days.map((day) => day.slice(5)));
const database = new PGlite();
const rows = async (sql) => (await database.query(sql)).rows.map(({ day }) => day);
told('PostgreSQL', await rows(`select to_char(day, 'YYYY-MM-DD') as day from generate_series(date '${first}', '${last}', '1 month') day`));
told('PostgreSQL by n', await rows(`select to_char(date '${first}' + n * interval '1 month', 'YYYY-MM-DD') as day from generate_series(0, 5) n`));
const connection = await (await DuckDBInstance.create()).connect();
const sql = `select strftime(unnest(generate_series(date '${first}', date '${last}', interval 1 month)), '%Y-%m-%d')`;
told('DuckDB', (await connection.runAndReadAll(sql)).getRows().flat());
told('luxon', Interval.fromISO(`${first}/${last}T01:00`).splitBy({ months: 1 }).map(({ start }) => start.toISODate()));
process.exit();
JS
seen=$(node run.mjs
  echo "dateutils: $(dateutils.dseq 2026-01-31 1mo 2026-06-30 | cut -c6- | paste -sd ' ')"
  /usr/bin/python3 -c 'import pandas as p; print("pandas:", *p.date_range("2026-01-31", "2026-06-30", freq=p.DateOffset(months=1)).strftime("%m-%d"))')
expected='PostgreSQL: 01-31 02-28 03-28 04-28 05-28 06-28
PostgreSQL by n: 01-31 02-28 03-31 04-30 05-31 06-30
DuckDB: 01-31 02-28 03-28 04-28 05-28 06-28
luxon: 01-31 02-28 03-31 04-30 05-31 06-30
dateutils: 01-31 02-28 03-31 04-30 05-31 06-30
pandas: 01-31 02-28 03-28 04-28 05-28 06-28'
echo "$seen"; [ "$seen" = "$expected" ]
