#!/usr/bin/env bash
# @duckdb/node-api 1.5.6-r.1 reads CSV exports of a clock by `read_csv`, which finds the formats of dates by itself. The first file
# has days as 27/11/2026, the others as 27/11/26.
# Guess: all are 27 November 2026, or two digits stay a text; at worst day and month change places.
# Seen: with two digits the day becomes the year and the year becomes the day: 27/11/26 is 26 November 2027, 05/11/26 is 26 November
# 2005. In 2026 each day of a month fits, so nothing is refused: a month of punches is one day in each of thirty years.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @duckdb/node-api@1.5.6-r.1 2>/dev/null
cat >run.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
const connection = await (await DuckDBInstance.create()).connect();
for (const [year, parting] of [['2026', '/'], ['26', '/'], ['26', '-'], ['26', '.']]) {
  const days = ['05', '13', '27', '30'].map((day) => [day, '11', year].join(parting));
  writeFileSync('punches.csv', `staffID,day,time\n${days.map((day) => `00042,${day},08:05`).join('\n')}\n`);
  const rows = await (await connection.runAndReadAll("select staffID, day from read_csv('punches.csv')")).getRowsJson();
  console.log(`${days.join(' ')}: ${rows.map(([, day]) => day).join(' ')}`);
}
JS
seen=$(node run.mjs)
expected='05/11/2026 13/11/2026 27/11/2026 30/11/2026: 2026-11-05 2026-11-13 2026-11-27 2026-11-30
05/11/26 13/11/26 27/11/26 30/11/26: 2005-11-26 2013-11-26 2027-11-26 2030-11-26
05-11-26 13-11-26 27-11-26 30-11-26: 2005-11-26 2013-11-26 2027-11-26 2030-11-26
05.11.26 13.11.26 27.11.26 30.11.26: 2005-11-26 2013-11-26 2027-11-26 2030-11-26'
echo "$seen"; [ "$seen" = "$expected" ]
