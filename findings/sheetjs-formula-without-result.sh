#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) writes a formula for which the program gave no result.
# Guess: the cell is written as a number without a value, which spreadsheets work out when they open the file.
# Seen: it is written with the type of an error, `t="e"`, and no value. SheetJS reads its own file back as an error cell
# whose value is undefined, so that a column of sums looks empty to a program that asks for values.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 2>/dev/null
cat >run.cjs <<'JS'
const XLSX = require('@e965/xlsx');
const sheet = XLSX.utils.aoa_to_sheet([[1, 2]]);
sheet.C1 = { t: 'n', f: 'A1+B1' };
sheet['!ref'] = 'A1:C1';
const bytes = XLSX.write(XLSX.utils.book_new(sheet, 'A'), { type: 'buffer', bookType: 'xlsx' });
const book = XLSX.read(bytes, { bookFiles: true });
const xml = Buffer.from(book.files['xl/worksheets/sheet1.xml'].content).toString();
console.log('written:', /<c r="C1".*?<\/c>/.exec(xml)[0]);
console.log('read:', book.Sheets.A.C1.t, book.Sheets.A.C1.v);
JS
seen=$(node run.cjs)
expected='written: <c r="C1" t="e"><f>A1+B1</f></c>
read: e undefined'
echo "$seen"; [ "$seen" = "$expected" ]
