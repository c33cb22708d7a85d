#!/usr/bin/env bash
# shapefile 0.6.6, SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3), dbffile 1.13.0, and python3-dbfread 2.0.7 and gnumeric 1.12.55 (Debian 12) read a
# dBase table of staff. One person was deleted. dBase marks such a row by an asterisk and keeps it until somebody packs the table.
# Guess: a deleted person is in no list, as in the program that deleted the row, or the reader says beside the row that it is deleted.
# Seen: shapefile hands the row out like the others, and has no way to tell: somebody who left is on the register again. The other four leave
# the row out. gnumeric makes 0 of a number that is blank: the third person is on time, though nothing is known of her.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund shapefile@0.6.6 @e965/xlsx@0.20.3 dbffile@1.13.0 2>/dev/null
cat >run.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import XLSX from '@e965/xlsx';
import { DBFFile } from 'dbffile';
import { openDbf } from 'shapefile';
const made = await DBFFile.create('staff.dbf', [{ name: 'ID', type: 'C', size: 5 }, { name: 'LATE', type: 'N', size: 4 }]);
await made.appendRecords([{ ID: '00041', LATE: 5 }, { ID: '00042', LATE: 12 }, { ID: '00043', LATE: null }]);
const bytes = readFileSync('staff.dbf');
const [headLength, rowLength] = [bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
bytes.write('*', headLength + rowLength, 'latin1');
writeFileSync('staff.dbf', bytes);
const told = (name, rows) => console.log(`${name}:`, rows.map(({ ID, LATE }) => `${ID} ${LATE ?? '-'}`).join(', '));
const source = await openDbf('staff.dbf');
const rows = [];
for (let next = await source.read(); !next.done; next = await source.read()) rows.push(next.value);
told('shapefile', rows);
told('SheetJS', XLSX.utils.sheet_to_json(XLSX.read(bytes).Sheets.Sheet1));
told('dbffile', await (await DBFFile.open('staff.dbf')).readRecords());
JS
cat >run.py <<'PY'
import dbfread
rows = [f"{row['ID']} {'-' if row['LATE'] is None else row['LATE']}" for row in dbfread.DBF('staff.dbf')]
print('python3-dbfread:', ', '.join(rows))
PY
seen=$(node run.mjs; /usr/bin/python3 run.py; ssconvert staff.dbf staff.csv 2>/dev/null; echo "gnumeric: $(tail -n +2 staff.csv | tr ',\n' ' ,')")
expected='shapefile: 00041 5, 00042 12, 00043 -
SheetJS: 00041 5, 00043 -
dbffile: 00041 5, 00043 -
python3-dbfread: 00041 5, 00043 -
gnumeric: 00041 5,00043 0,'
echo "$seen"; [ "$seen" = "$expected" ]
