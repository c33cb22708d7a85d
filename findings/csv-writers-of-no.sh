#!/usr/bin/env bash
# csv-stringify 6.9.0, papaparse 5.7.1, fast-csv 5.0.8 and SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) write one record as CSV: whether
# somebody was late, and when he came. The zone is that of Lagos.
# Guess: yes and no are two words, and the instant can be read again; the four differ in its form at most.
# Seen: csv-stringify writes yes as 1 and no as nothing, as a missing value is, and the instant as milliseconds. SheetJS keeps the
# day alone, the month first and the year by two digits. fast-csv has the name of the zone in the language of the machine.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-stringify@6.9.0 papaparse@5.7.1 fast-csv@5.0.8 @e965/xlsx@0.20.3 2>/dev/null
cat >run.mjs <<'JS'
import XLSX from '@e965/xlsx';
import { stringify } from 'csv-stringify/sync';
import { writeToString } from 'fast-csv';
import Papa from 'papaparse';
process.env.TZ = 'Africa/Lagos';
const rows = [['00042', true, new Date('2026-12-05T07:05:11Z')], ['00043', false, null]];
const told = (name, text) => console.log(name, text.trim().split(/\r?\n/).join(' | '));
told('csv-stringify', stringify(rows));
told('papaparse', Papa.unparse(rows));
told('fast-csv', await writeToString(rows));
told('SheetJS', XLSX.utils.sheet_to_csv(XLSX.utils.aoa_to_sheet(rows)));
JS
seen=$(node run.mjs)
expected='csv-stringify 00042,1,1796454311000 | 00043,,
papaparse 00042,true,2026-12-05T07:05:11.000Z | 00043,false,
fast-csv 00042,true,Sat Dec 05 2026 08:05:11 GMT+0100 (West Africa Time) | 00043,false,
SheetJS 00042,TRUE,12/5/26 | 00043,FALSE,'
echo "$seen"; [ "$seen" = "$expected" ]
