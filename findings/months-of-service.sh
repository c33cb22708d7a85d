#!/usr/bin/env bash
# date-fns 4.4.0, dayjs 1.11.23, luxon 3.7.2, temporal-polyfill 1.0.8 (ECMAScript's Temporal), PostgreSQL 18 (@electric-sql/pglite 0.5.17),
# DuckDB (@duckdb/node-api 1.5.6-r.1) and dateutils 0.4.10 (Debian 12: dateutils) count whole months and years of service, up to the day that
# each of them reaches by adding a month, or a year, to the first day.
# Guess: what a library adds it finds again: from 31 August to 30 September is a month, since 31 August and a month are 30 September.
# Seen: all seven add alike. Temporal, PostgreSQL's `age` and dateutils then count no month: a trial of one month has not ended on that day.
# DuckDB has two answers, 1 by `date_sub` and 0 by `age`. date-fns has 12 months from 29 February 2024 to 28 February 2025, and no year.
# Asked backwards it has no month where it had one. dayjs and luxon find what they added. First days up to the 28th are right in all.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-fns@4.4.0 dayjs@1.11.23 luxon@3.7.2 temporal-polyfill@1.0.8 @electric-sql/pglite@0.5.17 \
  @duckdb/node-api@1.5.6-r.1 2>/dev/null
cat >run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import * as fns from 'date-fns';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import { Temporal } from 'temporal-polyfill';
const database = new PGlite();
const connection = await (await DuckDBInstance.create()).connect();
const postgres = async (sql) => Object.values((await database.query(`select ${sql}`)).rows[0])[0];
const duck = async (sql) => (await connection.runAndReadAll(`select ${sql}`)).getRows()[0][0];
const dateutils = (tool, ...options) => execFileSync(`dateutils.${tool}`, options, { encoding: 'utf8' }).trim();
const { parseISO } = fns;
const age = (unit, from, to) => {
  const parts = `extract(year from age(date '${to}', date '${from}'))`;
  return unit === 'year' ? `${parts}::int` : `(12 * ${parts} + extract(month from age(date '${to}', date '${from}')))::int`;
};
const libraries = {
  'date-fns': [(unit, from) => fns.format(fns.add(parseISO(from), { [`${unit}s`]: 1 }), 'yyyy-MM-dd'),
    (unit, from, to) => fns[unit === 'year' ? 'differenceInYears' : 'differenceInMonths'](parseISO(to), parseISO(from))],
  dayjs: [(unit, from) => dayjs(from).add(1, unit).format('YYYY-MM-DD'), (unit, from, to) => dayjs(to).diff(from, unit)],
  luxon: [(unit, from) => DateTime.fromISO(from).plus({ [unit]: 1 }).toISODate(),
    (unit, from, to) => Math.trunc(DateTime.fromISO(to).diff(DateTime.fromISO(from), `${unit}s`).get(`${unit}s`))],
  Temporal: [(unit, from) => Temporal.PlainDate.from(from).add({ [`${unit}s`]: 1 }).toString(),
    (unit, from, to) => Temporal.PlainDate.from(from).until(to, { largestUnit: unit })[`${unit}s`]],
  'PostgreSQL, age': [(unit, from) => postgres(`to_char(date '${from}' + interval '1 ${unit}', 'YYYY-MM-DD')`),
    (unit, from, to) => postgres(age(unit, from, to))],
  'DuckDB, date_sub': [(unit, from) => duck(`strftime(date '${from}' + interval 1 ${unit}, '%Y-%m-%d')`),
    async (unit, from, to) => Number(await duck(`date_sub('${unit}', date '${from}', date '${to}')`))],
  'DuckDB, age': [(unit, from) => duck(`strftime(date '${from}' + interval 1 ${unit}, '%Y-%m-%d')`), (unit, from, to) => duck(age(unit, from, to))],
  dateutils: [(unit, from) => dateutils('dadd', from, unit === 'year' ? '+1y' : '+1mo'),
    (unit, from, to) => Number(dateutils('ddiff', from, to, '-f', unit === 'year' ? '%Y' : '%m'))],
};
for (const [unit, from] of [['month', '2026-08-28'], ['month', '2026-08-31'], ['year', '2024-02-29']]) {
  console.log(`a ${unit} from ${from}`);
  for (const [name, [add, count]] of Object.entries(libraries)) {
    const to = await add(unit, from);
    console.log(`  ${name}: ends ${to}, counts ${await count(unit, from, to)}`);
  }
}
const months = (from, to) => fns.differenceInMonths(parseISO(to), parseISO(from));
console.log('date-fns, months of that year:', months('2024-02-29', '2025-02-28'));
console.log('date-fns, the month of August:', months('2026-08-31', '2026-09-30'), 'and backwards:', months('2026-09-30', '2026-08-31'));
process.exit();
JS
seen=$(node run.mjs)
expected='a month from 2026-08-28
  date-fns: ends 2026-09-28, counts 1
  dayjs: ends 2026-09-28, counts 1
  luxon: ends 2026-09-28, counts 1
  Temporal: ends 2026-09-28, counts 1
  PostgreSQL, age: ends 2026-09-28, counts 1
  DuckDB, date_sub: ends 2026-09-28, counts 1
  DuckDB, age: ends 2026-09-28, counts 1
  dateutils: ends 2026-09-28, counts 1
a month from 2026-08-31
  date-fns: ends 2026-09-30, counts 1
  dayjs: ends 2026-09-30, counts 1
  luxon: ends 2026-09-30, counts 1
  Temporal: ends 2026-09-30, counts 0
  PostgreSQL, age: ends 2026-09-30, counts 0
  DuckDB, date_sub: ends 2026-09-30, counts 1
  DuckDB, age: ends 2026-09-30, counts 0
  dateutils: ends 2026-09-30, counts 0
a year from 2024-02-29
  date-fns: ends 2025-02-28, counts 0
  dayjs: ends 2025-02-28, counts 1
  luxon: ends 2025-02-28, counts 1
  Temporal: ends 2025-02-28, counts 0
  PostgreSQL, age: ends 2025-02-28, counts 0
  DuckDB, date_sub: ends 2025-02-28, counts 1
  DuckDB, age: ends 2025-02-28, counts 0
  dateutils: ends 2025-02-28, counts 0
date-fns, months of that year: 12
date-fns, the month of August: 1 and backwards: 0'
echo "$seen"; [ "$seen" = "$expected" ]
