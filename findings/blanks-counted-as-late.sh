#!/usr/bin/env bash
# alasql 4.19.1, SQL in JavaScript, beside PostgreSQL 18 (@electric-sql/pglite 0.5.17): minutes late of three people, one of whom has none on
# record (NULL). Once the rows come by INSERT, once as an array of objects.
# Guess: AVG, COUNT and IS NULL leave NULL out, as in SQL, whichever way the rows came.
# Seen: INSERT of NULL into a column of numbers stores NaN. It counts as a person with no minutes: an average of 8.3 minutes is 12.5 in
# PostgreSQL, and of the same rows as an array. `IS NULL` finds nobody without a record, so a check of the data does not tell.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund alasql@4.19.1 @electric-sql/pglite@0.5.17 2>/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import alasql from 'alasql';
const make = 'create table late (id varchar(5), minutes int)';
const fill = "insert into late values ('00041', 5), ('00042', null), ('00043', 20)";
const ask = (from) => [
  `select avg(minutes) as answer from ${from}`,
  `select count(minutes) as answer from ${from}`,
  `select count(*) as answer from ${from} where minutes is null`,
];
const database = new PGlite();
await database.exec(`${make}; ${fill}`);
alasql(make);
alasql(fill);
const array = [{ id: '00041', minutes: 5 }, { id: '00042', minutes: null }, { id: '00043', minutes: 20 }];
const told = (name, answers) => console.log(`${name}: average ${answers[0].toFixed(1)}, counted ${answers[1]}, without a record ${answers[2]}`);
told('PostgreSQL', await Promise.all(ask('late').map(async (sql) => Number((await database.query(sql)).rows[0].answer))));
told('alasql, INSERT', ask('late').map((sql) => alasql(sql)[0].answer));
told('alasql, array', ask('?').map((sql) => alasql(sql, [array])[0].answer));
process.exit();
JS
seen=$(node run.mjs)
expected='PostgreSQL: average 12.5, counted 2, without a record 1
alasql, INSERT: average 8.3, counted 3, without a record 0
alasql, array: average 12.5, counted 2, without a record 1'
echo "$seen"; [ "$seen" = "$expected" ]
