#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3), papaparse 5.7.1 and parse-duration 2.1.9, hours of a duty written as 7,5, as in the
# French-speaking countries around Nigeria, whose files are parted by semicolons for that very reason.
# Guess: 7,5 is 7.5 or stays a text. A comma that parts thousands has three digits behind it.
# Seen: SheetJS finds the semicolons, and yet drops commas wherever they stand: 75 hours, and 1.234,5 is 1.2345. parse-duration
# makes 75 hours of `7,5 h`. papaparse parts a file without headings at the comma: `00042;7` and `5`.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 papaparse@5.7.1 parse-duration@2.1.9 2>/dev/null
cat >run.mjs <<'JS'
import XLSX from '@e965/xlsx';
import Papa from 'papaparse';
import parse from 'parse-duration';
const rowsOf = (text) => XLSX.utils.sheet_to_json(XLSX.read(text, { type: 'string' }).Sheets.Sheet1, { header: 1 });
console.log('SheetJS', JSON.stringify(rowsOf('Name;Hours;Month\nAda;7,5;1.234,5\nObi;7,50;150,25\n')));
console.log('papaparse', JSON.stringify(Papa.parse('00042;7,5\n00043;8,0').data));
console.log('parse-duration', parse('7.5 h', 'h'), parse('7,5 h', 'h'), parse('7,50 h', 'h'));
JS
seen=$(node run.mjs)
expected='SheetJS [["Name","Hours","Month"],["Ada",75,1.2345],["Obi",750,15025]]
papaparse [["00042;7","5"],["00043;8","0"]]
parse-duration 7.5 75 750'
echo "$seen"; [ "$seen" = "$expected" ]
