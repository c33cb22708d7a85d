#!/usr/bin/env bash
# exceljs 4.4.0, SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) and xlsx 0.18.5 (SheetJS, the newest of npm) read a day, 27 November 2026,
# and a time without a day, 08:05, in the zone of Lagos. Workbooks count days since 1899, so a time alone becomes a Date of that year.
# Guess: Lagos is one hour ahead of UTC, so a time is right or wrong by whole hours.
# Seen: in 1899 Lagos was 13 minutes and 35 seconds ahead, says the database of time zones. exceljs and SheetJS 0.20.3 make 08:05 UTC
# of 1899, which each program that shows times of Lagos shows as 08:18: no known offset, but a believable time of a late person.
# xlsx 0.18.5 shows 08:05, but loses 35 seconds of each day of today: the first day of a leave is 26 November, 23:59:25.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 xlsx@0.18.5 2>/dev/null
cat >run.cjs <<'JS'
const ExcelJS = require('exceljs');
const newest = require('@e965/xlsx');
const ofNpm = require('xlsx');
const shown = (date) => `shown ${date.toLocaleString('sv-SE')}, JSON ${date.toJSON().slice(0, 19)}`;
const sheet = newest.utils.aoa_to_sheet([[46353, 8 / 24 + 5 / 1440]]);
sheet.A1.z = 'dd/mm/yyyy';
sheet.B1.z = 'hh:mm';
const book = newest.write({ SheetNames: ['a'], Sheets: { a: sheet } }, { type: 'buffer', bookType: 'xlsx' });
new ExcelJS.Workbook().xlsx.load(book).then(({ worksheets: [first] }) => {
  for (const cell of ['A1', 'B1']) {
    console.log(cell, 'exceljs:', shown(first.getCell(cell).value));
    console.log(cell, 'SheetJS 0.20.3:', shown(newest.read(book, { cellDates: true }).Sheets.a[cell].v));
    console.log(cell, 'xlsx 0.18.5:', shown(ofNpm.read(book, { cellDates: true }).Sheets.a[cell].v));
  }
});
JS
seen=$(TZ=Africa/Lagos node run.cjs)
expected='A1 exceljs: shown 2026-11-27 01:00:00, JSON 2026-11-27T00:00:00
A1 SheetJS 0.20.3: shown 2026-11-27 01:00:00, JSON 2026-11-27T00:00:00
A1 xlsx 0.18.5: shown 2026-11-26 23:59:25, JSON 2026-11-26T22:59:25
B1 exceljs: shown 1899-12-30 08:18:35, JSON 1899-12-30T08:05:00
B1 SheetJS 0.20.3: shown 1899-12-31 08:18:35, JSON 1899-12-31T08:05:00
B1 xlsx 0.18.5: shown 1899-12-30 08:05:00, JSON 1899-12-30T07:51:25'
echo "$seen"; [ "$seen" = "$expected" ]
