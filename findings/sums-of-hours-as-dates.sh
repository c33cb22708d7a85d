#!/usr/bin/env bash
# exceljs 4.4.0 and read-excel-file 9.3.17, a payroll cell of 36 hours: the number 1.5 in the format `[h]:mm`.
# Guess: readers that know number formats hand on a duration, or the number.
# Seen: `[h]` counts as a date for both: noon of 31 December 1899. Hours come back only by subtracting 30 December 1899, and what is
# written on as JSON or CSV is a date of the 19th century.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17 2>/dev/null
cat >run.mjs <<'JS'
import ExcelJS from 'exceljs';
import readSheets from 'read-excel-file/node';
const written = new ExcelJS.Workbook();
const cell = written.addWorksheet('Hours').getCell('A1');
cell.value = 1.5;
cell.numFmt = '[h]:mm';
const bytes = await written.xlsx.writeBuffer();
const read = new ExcelJS.Workbook();
await read.xlsx.load(bytes);
console.log('exceljs', JSON.stringify(read.worksheets[0].getCell('A1').value));
console.log('read-excel-file', JSON.stringify((await readSheets(Buffer.from(bytes)))[0].data[0][0]));
JS
seen=$(node run.mjs)
expected='exceljs "1899-12-31T12:00:00.000Z"
read-excel-file "1899-12-31T12:00:00.000Z"'
echo "$seen"; [ "$seen" = "$expected" ]
