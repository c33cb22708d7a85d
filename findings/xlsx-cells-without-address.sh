#!/usr/bin/env bash
# exceljs 4.4.0 and gnumeric 1.12.55 (Debian 12: gnumeric) on a worksheet whose cells have no attribute `r`.
# The format (ECMA-376 part 1, 18.3.1.4) leaves `r` optional: a cell without it follows the one before it.
# Guess: a reader that supports the format counts the cells, as SheetJS 0.20.3 does.
# Seen: exceljs throws a TypeError that names neither cell nor attribute; gnumeric reads an empty sheet and ends with 0.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exceljs@4.4.0 fflate@0.8.3 @e965/xlsx@0.20.3 2>/dev/null
cat >run.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import XLSX from '@e965/xlsx';
const office = 'http://schemas.openxmlformats.org';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = (type, target) =>
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const parts = {
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/></Types>`,
  '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData><row r="1"><c><v>7</v></c><c><v>8</v></c></row></sheetData></worksheet>`,
};
const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
writeFileSync('a.xlsx', bytes);
console.log('SheetJS:', XLSX.utils.sheet_to_csv(XLSX.read(bytes).Sheets.A));
const read = new ExcelJS.Workbook().xlsx.load(Buffer.from(bytes));
console.log('exceljs:', await read.then(() => 'read', (error) => error.message));
JS
seen=$(node run.mjs
  ssconvert -T Gnumeric_stf:stf_csv a.xlsx a.csv >/dev/null 2>&1; echo "gnumeric: ends with $?, \"$(cat a.csv)\"")
expected='SheetJS: 7,8
exceljs: Cannot read properties of undefined (reading '"'col'"')
gnumeric: ends with 0, ""'
echo "$seen"; [ "$seen" = "$expected" ]
