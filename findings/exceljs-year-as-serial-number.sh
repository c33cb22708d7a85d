#!/usr/bin/env bash
# exceljs 4.4.0 reads a workbook whose dates are cells of the type `d`, ISO 8601 texts (ECMA-376 part 1, 18.18.11). SheetJS 0.20.3
# (npm: @e965/xlsx 0.20.3) writes them with its option `cellDates`.
# Guess: a date that the file spells out is that date, or the text, as read-excel-file 9.3.17 and SheetJS have it.
# Seen: the text goes through `parseFloat`, which ends at the first hyphen, and the year counts as days since 1900: every day of
# 2026 is 18 July 1905, a valid Date without a time.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 read-excel-file@9.3.17 2>/dev/null
cat >run.mjs <<'JS'
import XLSX from '@e965/xlsx';
import ExcelJS from 'exceljs';
import readSheets from 'read-excel-file/node';
process.env.TZ = 'UTC';
const rows = [[new Date('2026-01-05T08:05:11Z')], [new Date('2026-11-27T17:01:00Z')]];
const sheet = XLSX.utils.aoa_to_sheet(rows, { cellDates: true });
const bytes = XLSX.write(XLSX.utils.book_new(sheet, 'A'), { type: 'buffer', bookType: 'xlsx', cellDates: true });
const own = XLSX.utils.sheet_to_json(XLSX.read(bytes, { cellDates: true }).Sheets.A, { header: 1 });
const book = await new ExcelJS.Workbook().xlsx.load(bytes);
const [{ data }] = await readSheets(bytes);
console.log('SheetJS', own.map(([at]) => at.toISOString()).join(' '));
console.log('read-excel-file', data.map(([at]) => at.toISOString?.() ?? at).join(' '));
console.log('exceljs', ['A1', 'A2'].map((cell) => book.worksheets[0].getCell(cell).value.toISOString()).join(' '));
JS
seen=$(node run.mjs)
expected='SheetJS 2026-01-05T08:05:11.000Z 2026-11-27T17:01:00.000Z
read-excel-file 2026-01-05T08:05:11.000Z 2026-11-27T17:01:00.000Z
exceljs 1905-07-18T00:00:00.000Z 1905-07-18T00:00:00.000Z'
echo "$seen"; [ "$seen" = "$expected" ]
