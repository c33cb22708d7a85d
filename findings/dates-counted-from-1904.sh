#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) and exceljs 4.4.0 on a workbook whose days are counted from 1904, as Excel for the Mac did. Both
# know such workbooks. A program reads one with SheetJS and writes it again, or appends its sheet to a new workbook. openpyxl 3.0.9
# (Debian 12: python3-openpyxl) reads the same files.
# Guess: a leave on 27 November 2026 stays there in each file and for each reader.
# Seen: SheetJS writes the setting as `date1904="true"`, which the format allows (xsd:boolean), and exceljs knows `1` alone: for it each day
# is four years and a day too early. What exceljs then writes is wrong for all readers. A sheet that is appended keeps its numbers, and
# the new workbook counts them from 1900, unless they were read with `cellDates`. Nothing refuses the days.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 2>/dev/null
cat >run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import XLSX from '@e965/xlsx';
import ExcelJS from 'exceljs';
const openpyxl = 'import openpyxl, sys\nprint(openpyxl.load_workbook(sys.argv[1]).active["A1"].value.date())';
const tell = async (name, file) => {
  writeFileSync('leave.xlsx', file);
  const workbook = await new ExcelJS.Workbook().xlsx.load(file);
  const day = workbook.worksheets[0].getCell('A1').value.toISOString().slice(0, 10);
  const ofPython = execFileSync('/usr/bin/python3', ['-W', 'ignore', '-c', openpyxl, 'leave.xlsx'], { encoding: 'utf8' }).trim();
  console.log(`${name}: SheetJS ${XLSX.read(file).Sheets.A.A1.w}, exceljs ${day}, openpyxl ${ofPython}`);
  return workbook.xlsx.writeBuffer();
};
const book = Object.assign(new ExcelJS.Workbook(), { properties: { date1904: true } });
book.addWorksheet('A').addRow([new Date('2026-11-27T00:00:00Z')]).getCell(1).numFmt = 'yyyy-mm-dd';
const leave = await tell('leave', await book.xlsx.writeBuffer());
for (const cellDates of [false, true]) {
  const read = XLSX.read(leave, { cellDates, cellNF: true });
  const written = await tell(`written, cellDates ${cellDates}`, XLSX.write(read, { type: 'buffer' }));
  await tell('  and again by exceljs', written);
  await tell('  appended', XLSX.write(XLSX.utils.book_new(read.Sheets.A, 'A'), { type: 'buffer' }));
}
JS
seen=$(TZ=UTC node run.mjs)
expected='leave: SheetJS 2026-11-27, exceljs 2026-11-27, openpyxl 2026-11-27
written, cellDates false: SheetJS 2026-11-27, exceljs 2022-11-26, openpyxl 2026-11-27
  and again by exceljs: SheetJS 2022-11-26, exceljs 2022-11-26, openpyxl 2022-11-26
  appended: SheetJS 2022-11-26, exceljs 2022-11-26, openpyxl 2022-11-26
written, cellDates true: SheetJS 2026-11-27, exceljs 2022-11-26, openpyxl 2026-11-27
  and again by exceljs: SheetJS 2022-11-26, exceljs 2022-11-26, openpyxl 2022-11-26
  appended: SheetJS 2026-11-27, exceljs 2026-11-27, openpyxl 2026-11-27'
echo "$seen"; [ "$seen" = "$expected" ]
