#!/usr/bin/env bash
# LibreOffice 7.4.7 (Debian 12: libreoffice-calc) writes an XLSX workbook of hours, days and minutes whose letter is in the format of
# the cell (`0.0"h"`). exceljs 4.4.0, SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) and openpyxl 3.0.9 (Debian 12: python3-openpyxl) read it.
# Guess: the letter is text, as the quotes say, and 7.5 is 7.5 in each reader.
# Seen: LibreOffice writes one letter as `\h`, and quotes longer texts (" h" with its blank). exceljs drops the backslash, and `h` is then
# the hour of a date: 7.5 hours are noon of 6 January 1900, 12 minutes late are 11 January. In a workbook that exceljs reads and writes back
# it is so for the other two as well. "7.5 h" stays right, and so does a letter that dates do not have.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 2>/dev/null
cat >make.mjs <<'JS'
const cells = [['h', 7.5], [' h', 7.5], ['d', 2], ['m', 12], ['k', 120]];
const ns = ['office', 'style', 'text', 'table'].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`);
const styles = cells.map(([text], index) => `<number:number-style style:name="N${index}"><number:number number:decimal-places="1"
  number:min-integer-digits="1"/><number:text>${text}</number:text></number:number-style>
  <style:style style:name="C${index}" style:family="table-cell" style:data-style-name="N${index}"/>`);
const row = cells.map(([, value], index) =>
  `<table:table-cell table:style-name="C${index}" office:value-type="float" office:value="${value}"/>`);
console.log(`<office:document ${ns.join(' ')} xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.2"
  office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>${styles.join('')}</office:automatic-styles>
  <office:body><office:spreadsheet><table:table table:name="A"><table:table-row>${row.join('')}</table:table-row></table:table>
  </office:spreadsheet></office:body></office:document>`);
JS
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import XLSX from '@e965/xlsx';
import ExcelJS from 'exceljs';
const told = (values) => values.map((value) => (value instanceof Date ? value.toISOString().slice(0, 16) : value)).join(' ');
for (const file of ['hours.xlsx', 'again.xlsx']) {
  const { Sheets } = XLSX.read(readFileSync(file), { cellDates: true, cellNF: true });
  console.log(`${file}: ${['A1', 'B1', 'C1', 'D1', 'E1'].map((name) => Sheets.A[name].z).join(' ')}`);
  console.log('  SheetJS:', told(XLSX.utils.sheet_to_json(Sheets.A, { header: 1, UTC: true })[0]));
  const workbook = await new ExcelJS.Workbook().xlsx.readFile(file);
  console.log('  exceljs:', told(workbook.worksheets[0].getRow(1).values.slice(1)));
  await workbook.xlsx.writeFile('again.xlsx');
}
JS
node make.mjs >hours.fods
HOME=$folder soffice --headless --infilter="OpenDocument Spreadsheet Flat XML" --convert-to xlsx hours.fods >/dev/null 2>&1
openpyxl='import openpyxl, sys
print("openpyxl:", *[cell.value for cell in openpyxl.load_workbook(sys.argv[1]).active[1]])'
seen=$(TZ=UTC node run.mjs; for file in hours.xlsx again.xlsx; do /usr/bin/python3 -W ignore -c "$openpyxl" "$file"; done)
expected='hours.xlsx: 0.0\h 0.0" h" 0.0\d 0.0\m 0.0\k
  SheetJS: 7.5 7.5 2 12 120
  exceljs: 1900-01-06T12:00 7.5 1900-01-01T00:00 1900-01-11T00:00 120
again.xlsx: 0.0h 0.0" h" 0.0d 0.0m 0.0k
  SheetJS: 1900-01-07T12:00 7.5 1900-01-02T00:00 1900-01-12T00:00 120
  exceljs: 1900-01-06T12:00 7.5 1900-01-01T00:00 1900-01-11T00:00 120
openpyxl: 7.5 7.5 2 12 120
openpyxl: 1900-01-07 12:00:00 7.5 1900-01-02 00:00:00 1900-01-12 00:00:00 120'
echo "$seen"; [ "$seen" = "$expected" ]
