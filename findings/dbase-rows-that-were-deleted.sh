#!/usr/bin/env bash
# shapefile 0.6.6, SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3), dbffile 1.13.0, python3-dbf 0.96.5 and python3-dbfread 2.0.7 (Debian 12) read a
# dBase table of staff. One person was deleted. dBase marks such a row by an asterisk and keeps it until somebody packs the table.
# Guess: who was deleted is in no list, as in the program that deleted the row, or the reader says so beside the row.
# Seen: shapefile and python3-dbf hand the row out like the others, and shapefile has no way to tell. The other three leave it
# out. gnumeric 1.12.55 (Debian 12: gnumeric) leaves it out too, and makes 0 of a number that is blank: on time, where nothing is known.
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
import dbf, dbfread
def told(name, rows):
    print(name + ':', ', '.join(f"{id.strip()} {'-' if late is None else late}" for id, late in rows))
with dbf.Table('staff.dbf') as table:
    told('python3-dbf', [(row.id, row.late) for row in table])
told('python3-dbfread', [(row['ID'], row['LATE']) for row in dbfread.DBF('staff.dbf')])
PY
seen=$(node run.mjs; /usr/bin/python3 run.py; ssconvert staff.dbf staff.csv 2>/dev/null; echo "gnumeric: $(tail -n +2 staff.csv | tr ',\n' ' ,')")
expected='shapefile: 00041 5, 00042 12, 00043 -
SheetJS: 00041 5, 00043 -
dbffile: 00041 5, 00043 -
python3-dbf: 00041 5, 00042 12, 00043 -
python3-dbfread: 00041 5, 00043 -
gnumeric: 00041 5,00043 0,'
echo "$seen"; [ "$seen" = "$expected" ]
