#!/usr/bin/env bash
# exceljs 4.4.0 reads a CSV file of punches in which a missing value is a blank between its commas, as padded exports have it.
# Guess: a cell of blanks is a text of blanks or nothing.
# Seen: it is the number 0, since each cell goes through `Number` first: nought late minutes, or midnight for a person who did not
# sign out. A cell without a blank is null. `map: (value) => value` keeps the texts.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exceljs@4.4.0 2>/dev/null
cat >run.cjs <<'JS'
const { Readable } = require('node:stream');
const ExcelJS = require('exceljs');
(async () => {
  for (const options of [{}, { map: (value) => value }]) {
    const sheet = await new ExcelJS.Workbook().csv.read(Readable.from('Ada,08:05, ,17:01,\n'), options);
    console.log(JSON.stringify(sheet.getRow(1).values.slice(1)));
  }
})();
JS
seen=$(node run.cjs)
expected='["Ada","08:05",0,"17:01"]
["Ada","08:05"," ","17:01",""]'
echo "$seen"; [ "$seen" = "$expected" ]
