#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) reads a time of day in a workbook: days since 1899-12-30, as the nearest double.
# Guess: `cellDates` gives the second that the cell shows, as exceljs 4.4.0 and openpyxl do.
# Seen: 23:59:59 becomes 23:59:58.999. Cut to seconds, as formats and ISO strings of clocks are, a sign-out is a second early.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 exceljs@4.4.0 2>/dev/null
cat >run.cjs <<'JS'
const ExcelJS = require('exceljs');
const XLSX = require('@e965/xlsx');
(async () => {
  const book = new ExcelJS.Workbook();
  const cell = book.addWorksheet('A').getCell('A1');
  // 2026-11-19 23:59:59
  cell.value = 46_345 + 86_399 / 86_400;
  cell.numFmt = 'yyyy-mm-dd hh:mm:ss';
  const bytes = await book.xlsx.writeBuffer();
  const again = await new ExcelJS.Workbook().xlsx.load(bytes);
  console.log('exceljs:', again.worksheets[0].getCell('A1').value.toISOString());
  console.log('SheetJS:', XLSX.read(bytes, { cellDates: true, UTC: true }).Sheets.A.A1.v.toISOString());
})();
JS
seen=$(node run.cjs)
expected='exceljs: 2026-11-19T23:59:59.000Z
SheetJS: 2026-11-19T23:59:58.999Z'
echo "$seen"; [ "$seen" = "$expected" ]
