#!/usr/bin/env bash
# gnumeric 1.12.55 (Debian 12: gnumeric): `ssconvert` to CSV with the documented option `format=preserve`, which keeps the
# formats of cells, as is needed for dates.
# Guess: -1 is written as -1.
# Seen: it is written with U+2212, the minus sign of printers, which no reader of CSV takes for a number. Without the option the
# minus is plain, but each date is 2026/11/27, whatever its format.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exceljs@4.4.0 2>/dev/null
cat >run.cjs <<'JS'
const ExcelJS = require('exceljs');
const book = new ExcelJS.Workbook();
const sheet = book.addWorksheet('A');
sheet.addRow([-1, new Date('2026-11-27T00:00:00Z')]);
sheet.getCell('B1').numFmt = 'yyyy-mm-dd';
book.xlsx.writeFile('a.xlsx');
JS
node run.cjs
convert() { ssconvert -T Gnumeric_stf:stf_assistant -O "separator=, eol=unix $1" a.xlsx a.csv >/dev/null 2>&1; cat a.csv; }
seen=$(echo "preserve: $(convert format=preserve)"; echo "automatic: $(convert format=automatic)")
expected=$(printf 'preserve: \342\210\2221,2026-11-27\nautomatic: -1,2026/11/27')
echo "$seen"; [ "$seen" = "$expected" ]
