#!/usr/bin/env bash
# SheetJS 0.20.3 (npm: @e965/xlsx 0.20.3) reads what clock devices export: text parted by tabs, without headings.
# Guess: a text is text. A reader that tells formats apart by their first bytes asks for bytes that no text has.
# Seen: `07`, a blank cell and a time are taken for a dBase table (its type is the digit 0 or 1, its date the two tabs): a workbook
# without sheets, no error. So it is with `07` and a blank line, and as string too. `7` is read, and `07` without the blank cell.
# A first heading `TABLE ...` makes it the format DIF: a sheet without rows.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 2>/dev/null
cat >run.cjs <<'JS'
const XLSX = require('@e965/xlsx');
const punches = ['07\t\t08:05\n12\t\t08:09\n', '07\n\n12\n', '7\t\t08:05\n12\t\t08:09\n', '07\t08:05\n12\t08:09\n'];
const files = [...punches, 'TABLE 1,Night\n07,08:05\n', 'Table 1,Night\n07,08:05\n'];
for (const file of files) {
  const counts = [XLSX.read(Buffer.from(file)), XLSX.read(file, { type: 'string' })].map(({ SheetNames, Sheets }) =>
    SheetNames.length === 0 ? 'no sheet' : `${XLSX.utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1 }).length} rows`);
  console.log(JSON.stringify(file), counts.join(', '));
}
JS
seen=$(node run.cjs)
expected='"07\t\t08:05\n12\t\t08:09\n" no sheet, no sheet
"07\n\n12\n" no sheet, no sheet
"7\t\t08:05\n12\t\t08:09\n" 2 rows, 2 rows
"07\t08:05\n12\t08:09\n" 2 rows, 2 rows
"TABLE 1,Night\n07,08:05\n" 0 rows, 0 rows
"Table 1,Night\n07,08:05\n" 2 rows, 2 rows'
echo "$seen"; [ "$seen" = "$expected" ]
