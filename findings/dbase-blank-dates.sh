#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) and dbffile 1.13.0 on a dBase table, the export of older clock programs, whose day of
# leaving is blank for staff who are still there. The machine is in the zone of Lagos.
# Guess: a blank date is null or nothing in both, and the day of a local Date is kept.
# Seen: SheetJS reads it as 30 November 1899, a Date; only its shown text is empty. It writes zeros for it, which dbffile reads as
# an invalid Date. dbffile takes the day of a Date in UTC: local midnight, as SheetJS hands it on, is the day before.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 dbffile@1.13.0 2>/dev/null
cat >run.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import XLSX from '@e965/xlsx';
import { DBFFile } from 'dbffile';
process.env.TZ = 'Africa/Lagos';
const fields = [{ name: 'ID', type: 'C', size: 5 }, { name: 'SINCE', type: 'D', size: 8 }, { name: 'LEFT', type: 'D', size: 8 }];
const since = new Date(2025, 10, 27);
const file = await DBFFile.create('staff.dbf', fields);
await file.appendRecords([{ ID: '00042', SINCE: since, LEFT: null }]);
const dayOf = (value) => (value instanceof Date ? value.toLocaleDateString('sv') : JSON.stringify(value));
const told = (name, row) => console.log(name, row.slice(1).map(dayOf).join(' '));
const sheet = XLSX.read(readFileSync('staff.dbf')).Sheets.Sheet1;
told('dbffile, SheetJS:', XLSX.utils.sheet_to_json(sheet, { header: 1 })[1]);
console.log('shown:', XLSX.utils.sheet_to_csv(sheet).split('\n')[1]);
const rows = [['ID', 'SINCE', 'LEFT'], ['00042', since, null], ['00043', since, new Date(2025, 10, 28)]];
writeFileSync('own.dbf', XLSX.write(XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), 'A'), { type: 'buffer', bookType: 'dbf' }));
const [own] = await (await DBFFile.open('own.dbf')).readRecords();
told('SheetJS, dbffile:', Object.values(own));
JS
seen=$(node run.mjs)
expected='dbffile, SheetJS: 2025-11-26 1899-11-30
shown: 00042,20251126,
SheetJS, dbffile: 2025-11-27 Invalid Date'
echo "$seen"; [ "$seen" = "$expected" ]
