#!/usr/bin/env bash
# xlsx 0.18.5 (SheetJS, the newest of npm), a CSV file with grades and IDs.
# Guess: `3-11`, the steps 3 to 11 of a grade, stays a text or is a day of this year, as a spreadsheet program would have it.
# Seen: it is a day of the year 2001, 11 March, month first whatever the language; `12E4`, a staff ID, is 120000. `raw: true`
# keeps both.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 2>/dev/null
cat >run.mjs <<'JS'
import XLSX from 'xlsx';
const text = 'Staff ID,Steps\n12E4,3-11\n';
for (const raw of [false, true]) {
  const { Sheets } = XLSX.read(text, { type: 'string', raw });
  const { A2, B2 } = Sheets.Sheet1;
  const steps = B2.t === 'n' ? XLSX.SSF.format('yyyy-mm-dd', B2.v) : B2.v;
  console.log(`raw ${raw}: ${A2.v} (${typeof A2.v}), ${steps}`);
}
JS
seen=$(node run.mjs)
expected='raw false: 120000 (number), 2001-03-11
raw true: 12E4 (string), 3-11'
echo "$seen"; [ "$seen" = "$expected" ]
